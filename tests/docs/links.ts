/** What the pages of the repository link to, and what they can be linked to by. */

const FENCE = /^```.*?^```/gms;
const LINK = /\]\(([^)\s]+)\)/g;
const HEADING = /^#{1,6} (.+)$/gm;
const WITH_SCHEME = /^[a-z]+:/;

/** The links of a page that stay within the repository. */
export function linksOf(page: string): string[] {
  const targets = page.replace(FENCE, "").matchAll(LINK).map(([, target]) => target!);
  return [...targets.filter((target) => !WITH_SCHEME.test(target))];
}

/** The anchors of a page's headings, as GitHub names them. */
export function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading] of page.replace(FENCE, "").matchAll(HEADING)) {
    const name = slugOf(heading!);
    let anchor = name;
    for (let again = 1; anchors.has(anchor); again++) anchor = `${name}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Letters, digits, hyphens and underscores stay, spaces become hyphens. */
function slugOf(heading: string): string {
  const text = heading.replace(LINK, "]").toLowerCase();
  return text.replace(/[^\p{L}\p{N}\p{M} _-]/gu, "").replaceAll(" ", "-");
}
