import { INNER } from "./context.ts";
import type { MiddlewareFn } from "./context.ts";
import { decode } from "./decode.ts";
import { BUILD_PARAM } from "./runtime/asset.ts";
import type { StaticFile } from "./snapshot.ts";

const ONE_YEAR = "public, max-age=31536000, immutable";

/** Serves the static folder at the root, and the scripts of islands. */
export function staticFiles<State>(): MiddlewareFn<State> {
  return async (ctx) => {
    const { url, req: { method, headers: asked }, config: { basePath } } = ctx;
    const snapshot = ctx[INNER].snapshot;
    if (!url.pathname.startsWith(`${basePath}/`)) return ctx.next();
    const file = snapshot?.manifest.files[decode(url.pathname.slice(basePath.length))];
    if (file === undefined || !["GET", "HEAD"].includes(method)) return ctx.next();
    const { etag, type, hashed } = file;
    const named = hashed || url.searchParams.get(BUILD_PARAM) === snapshot!.manifest.buildId;
    const caching = named ? ONE_YEAR : "no-cache";
    const headers = { "cache-control": caching, "content-type": type, etag };
    if (knows(asked, etag)) return new Response(null, { status: 304, headers });
    const body = method === "HEAD" ? null : await open(file, snapshot!.root);
    return new Response(body, { headers });
  };
}

async function open({ content, path }: StaticFile, root: string): Promise<BodyInit> {
  return content ?? (await Deno.open(new URL(path, root))).readable;
}

/** Compares weakly, as `If-None-Match` asks: a compressing server weakens tags on the way. */
function knows(headers: Headers, etag: string): boolean {
  const tags = headers.get("if-none-match")?.split(",") ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
