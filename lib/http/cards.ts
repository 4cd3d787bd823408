/** How many drawn cards are kept: unfolding a link asks several times in a row. */
const KEPT = 100;
const ONE_DAY_S = 24 * 60 * 60;

/** Draws a picture as PNG. */
type Draw = () => Uint8Array<ArrayBuffer>;

const drawn = new Map<string, Uint8Array<ArrayBuffer>>();

/**
 * Answers with the picture of a position that never changes, by a name of its own; what a visitor
 * has of it already is neither drawn nor sent.
 */
export function cardResponse(req: Request, name: string, draw: Draw): Response {
  const etag = `"${name}"`;
  const headers = { "cache-control": `public, max-age=${ONE_DAY_S}`, etag };
  if (req.headers.get("if-none-match")?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(pictureOf(name, draw), {
    headers: { ...headers, "content-type": "image/png" },
  });
}

function pictureOf(name: string, draw: Draw): Uint8Array<ArrayBuffer> {
  const kept = drawn.get(name);
  if (kept) return kept;
  const picture = draw();
  drawn.set(name, picture);
  if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value!);
  return picture;
}
