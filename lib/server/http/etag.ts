/** Tags by which a browser asks whether what it keeps still holds. */

/** Weak: the same text, though not the same bytes. */
export async function tagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `W/"${new Uint8Array(digest, 0, 12).toHex()}"`;
}

/** Whether who asks has what the tag is of (RFC 9110 §13.1.2). */
export function matches({ headers }: Request, etag: string): boolean {
  const kept = headers.get("if-none-match");
  if (kept === null) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return kept.trim() === "*" || kept.split(",").some((tag) => plain(tag) === plain(etag));
}
