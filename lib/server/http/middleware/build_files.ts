/** What a build has made: scripts that Fresh hasn't listed or that are part of pages, and all files compressed. */

import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { readAddedScripts, scriptFile } from "../../../build/build_notes.ts";
import { readPackedFile } from "../../../build/packed_files.ts";
import { define } from "../../define.ts";
import { accepts, markAs } from "../../net/compress.ts";
import { matches } from "../etag.ts";
import { PAGE_SCRIPT } from "../scripts/page.ts";

/** Serves the scripts of a build that Fresh hasn't listed, as it serves those it has. */
export const addedScripts = define.middleware(async (ctx) => {
  const { url: { pathname }, req: { method }, state: { built } } = ctx;
  if (built === undefined || !pathname.endsWith(".js")) return ctx.next();
  const { added } = await readAddedScripts(built);
  if (!added.includes(pathname) || method !== "GET" && method !== "HEAD") return ctx.next();
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    // The address names the build, and so what is there.
    etag: `W/"${pathname.split("/").at(-2)}-${basename(pathname)}"`,
  };
  if (matches(ctx.req, headers.etag)) return new Response(null, { status: 304, headers });
  const text = await readFile(scriptFile(built, pathname), "utf8");
  return new Response(method === "HEAD" ? null : text, { headers });
});

/** Has pages begin with their script as the build has minified it. */
export const pageScript = define.middleware(async (ctx) => {
  const { built } = ctx.state;
  ctx.state.pageScript = built === undefined ? PAGE_SCRIPT : (await readAddedScripts(built)).page;
  return ctx.next();
});

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
