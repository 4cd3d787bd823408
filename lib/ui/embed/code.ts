/** How another site shows something of this one. */

/** How large a frame is unless a site wants it smaller, in pixels. */
export const FRAME = { width: 480, height: 600 };

/** The least that a frame needs: its script, and links that open a page of their own. */
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  '"': "&quot;",
  "<": "&lt;",
  ">": "&gt;",
};

/** The frame at an address, as HTML to paste. */
export function embedCode(address: string, title: string, { width, height } = FRAME): string {
  const sized = `width="${width}" height="${height}"`;
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" ${sized} ` +
    `sandbox="${SANDBOX}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => ESCAPES[sign]!);
}
