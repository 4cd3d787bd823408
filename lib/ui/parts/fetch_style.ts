/** Styles that come with what is shown later. */

/** Fetches a sheet that's next to the site's own; resolves either way. */
export async function fetchStyle(name: string): Promise<void> {
  const site = document.querySelector<HTMLLinkElement>("link[href*='site.css']")!;
  if (site.nextElementSibling?.matches(`[href*='${name}']`)) return;
  const link = site.cloneNode() as HTMLLinkElement;
  link.href = site.href.replace("site.css", name);
  const fetched = new Promise((resolve) => link.onload = link.onerror = resolve);
  site.after(link);
  await fetched;
}
