/** Tags by which a browser asks whether what it keeps still holds. */

/**
 * Sends a text with its tag, unless who asks has it; the tag is of `told`, where that's less than the text.
 */
export async function tagged(
  req: Request,
  text: string,
  headers: Headers,
  told = text,
): Promise<Response> {
  const etag = await tagOf(told);
  headers.set("etag", etag);
  if (!matches(req, etag)) return new Response(text, { headers });
  headers.delete("content-type");
  return new Response(null, { status: 304, headers });
}

/** Weak: the same text, though not the same bytes. */
async function tagOf(text: string): Promise<string> {
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
