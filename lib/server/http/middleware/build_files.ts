import { readPackedFile } from "../../../build/packed_files.ts";
import { define } from "../../define.ts";
import { accepts, markAs } from "../../net/compress.ts";

/**
 * Sends scripts and styles that may be cached forever as the build has compressed them, with more
 * care than a server has time for as it sends. All else is left to the server.
 */
export const pack = define.middleware(async (ctx) => {
  const response = await ctx.next(), { built } = ctx.state;
  if (built === undefined || !isLasting(response) || !takesBrotli(ctx.req)) return response;
  const packed = await readPackedFile(built, ctx.url.pathname);
  if (packed === undefined) return response;
  await response.body!.cancel();
  const headers = new Headers(response.headers);
  markAs("br", headers);
  // It is the length of the file: who believes it waits for the rest, or breaks off.
  headers.delete("content-length");
  headers.append("vary", "Accept-Encoding");
  return new Response(packed, { headers });
});

function isLasting({ status, headers, body }: Response): boolean {
  const isText = headers.get("content-type")?.startsWith("text/") ?? false;
  const isKept = headers.get("cache-control")?.includes("immutable") ?? false;
  return isText && isKept && status === 200 && body !== null;
}

/** Whether the one who asks reads Brotli. */
export function takesBrotli({ headers }: Request): boolean {
  return accepts(headers.get("accept-encoding") ?? undefined, "br");
}
