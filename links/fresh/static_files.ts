import { INNER } from "./context.ts";
import type { MiddlewareFn } from "./context.ts";
import { decode } from "./decode.ts";
import { BUILD_PARAM } from "./runtime/asset.ts";
import type { StaticFile } from "./snapshot.ts";

const ONE_YEAR = "public, max-age=31536000, immutable";
const NEVER = "no-cache, no-store, max-age=0, must-revalidate";

/** Serves the static folder at the root, and the scripts of islands. */
export function staticFiles<State>(): MiddlewareFn<State> {
  return async (ctx) => {
    const { url, req: { method, headers: asked }, config: { basePath } } = ctx;
    const snapshot = ctx[INNER].snapshot;
    if (!url.pathname.startsWith(`${basePath}/`)) return ctx.next();
    const path = decode(url.pathname.slice(basePath.length)).replace(/(.)\/$/, "$1");
    const file = snapshot?.manifest.files[path];
    if (file === undefined) return ctx.next();
    if (!["GET", "HEAD"].includes(method)) {
      return new Response("Method Not Allowed", { status: 405 });
    }
    const build = url.searchParams.get(BUILD_PARAM);
    const isCurrent = build === snapshot!.manifest.buildId;
    // The address of another build's file leads to the file as it is now.
    if (build !== null && !isCurrent) return ctx.redirect(url.pathname, 307);
    const { etag, type, hashed } = file;
    const headers = new Headers({ "content-type": type, vary: "If-None-Match" });
    if (etag !== undefined && asked.get("if-none-match") === etag) {
      return new Response(null, { status: 304, headers });
    }
    const content = await open(file, snapshot!.root);
    headers.set("cache-control", hashed || isCurrent ? ONE_YEAR : NEVER);
    headers.set("content-length", String(content.length));
    if (etag !== undefined) headers.set("etag", etag);
    return new Response(method === "HEAD" ? null : content, { headers });
  };
}

async function open({ content, path }: StaticFile, root: string) {
  return content ?? await Deno.readFile(new URL(path, root));
}
