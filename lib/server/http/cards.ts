import type { FreshContext } from "fresh";
import type { State } from "../define.ts";
import type { Picture } from "./drawer.ts";
import { matches } from "./etag.ts";
import { sourceOfRequest } from "../transport/address.ts";

/** How many bytes of drawn cards are kept: unfolding a link asks several times in a row. */
const KEPT = 16_000_000;
const ONE_DAY_S = 24 * 60 * 60;

/** When who has enough pictures coming may ask for another, s. */
const RETRY_S = 5;

const drawn = new Map<string, Uint8Array<ArrayBuffer>>();
let bytes = 0;

/**
 * Answers with the picture of a position that never changes, by a name of its own; what a visitor
 * has of it already is neither drawn nor sent.
 */
export async function cardResponse(
  { req, info, state }: Pick<FreshContext<State>, "req" | "info" | "state">,
  name: string,
  picture: Exclude<Picture, { of: "link" }>,
): Promise<Response> {
  const etag = `"${name}"`;
  const headers = { "cache-control": `public, max-age=${ONE_DAY_S}`, etag };
  state.openTo = "pictures";
  if (matches(req, etag)) {
    return new Response(null, { status: 304, headers });
  }
  const { drawer, trustedHops } = await state.online();
  const source = sourceOfRequest(req, info, trustedHops);
  const image = drawn.get(name) ?? await drawer.picture(picture, source);
  if (!image) {
    const busy = { "retry-after": `${RETRY_S}`, "cache-control": "no-store" };
    return new Response("Too many pictures at once\n", { status: 429, headers: busy });
  }
  keep(name, image);
  const type = picture.of === "playback" ? "image/gif" : "image/png";
  return new Response(image, { headers: { ...headers, "content-type": type } });
}

function keep(name: string, image: Uint8Array<ArrayBuffer>): void {
  if (drawn.has(name)) return;
  drawn.set(name, image);
  bytes += image.length;
  for (const [oldest, { length }] of drawn) {
    if (bytes <= KEPT) return;
    drawn.delete(oldest);
    bytes -= length;
  }
}
