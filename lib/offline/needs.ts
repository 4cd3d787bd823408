/** The files a text names in quotes: from the root, as pages do, or beside itself, as scripts do. */
const NAMED = /["'`](\.?\/[^"'`\s<>]+\.(?:js|css|svg|png)(?:\?[^"'`\s<>]*)?)["'`]/g;

/** The addresses of what a page or a script at `url` asks for, now or later. */
export function needsOf(text: string, url: string): string[] {
  return [...text.matchAll(NAMED)].map(([, name]) => new URL(name!, url).href);
}
