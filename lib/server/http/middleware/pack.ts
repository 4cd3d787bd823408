import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { define } from "../../define.ts";

const brotli = promisify(brotliCompress);

/** By the tag of what was compressed. */
const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * Sends scripts and styles that may be cached forever as small as they can be made: compressed once,
 * with more care than a server has time for as it sends. All else is left to the server.
 */
export const pack = define.middleware(async (ctx) => {
  const response = await ctx.next();
  const etag = response.headers.get("etag");
  if (etag === null || !isLasting(response) || !takesBrotli(ctx.req)) return response;
  if (packed.has(etag)) await response.body!.cancel();
  else packed.set(etag, compress(response));
  const headers = new Headers(response.headers);
  headers.set("content-encoding", "br");
  // It is the length of the file: who believes it waits for the rest, or breaks off.
  headers.delete("content-length");
  // The same script, though not the same bytes.
  headers.set("etag", etag.startsWith("W/") ? etag : `W/${etag}`);
  headers.append("vary", "Accept-Encoding");
  return new Response(await packed.get(etag), { headers });
});

function isLasting({ status, headers, body }: Response): boolean {
  const isText = headers.get("content-type")?.startsWith("text/") ?? false;
  const isKept = headers.get("cache-control")?.includes("immutable") ?? false;
  return isText && isKept && status === 200 && body !== null;
}

/** Whether the one who asks reads Brotli. */
export function takesBrotli({ headers }: Request): boolean {
  return headers.get("accept-encoding")?.split(",").some((name) => name.trim() === "br") ?? false;
}

async function compress(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await brotli(await response.bytes()));
}
