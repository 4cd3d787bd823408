import { INNER } from "./context.ts";
import type { MiddlewareFn } from "./context.ts";
import { decode } from "./decode.ts";
import { BUILD_PARAM } from "./runtime/asset.ts";
import type { Snapshot, StaticFile } from "./snapshot.ts";

const ONE_YEAR = "public, max-age=31536000, immutable";

/** Serves the static folder at the root, and the scripts of islands. */
export function staticFiles<State>(): MiddlewareFn<State> {
  return async (ctx) => {
    const { snapshot } = ctx[INNER];
    const { method } = ctx.req;
    if (snapshot === undefined || (method !== "GET" && method !== "HEAD")) return ctx.next();
    const file = find(snapshot, ctx.url.pathname, ctx.config.basePath);
    if (file === undefined) return ctx.next();
    const named = file.hashed || ctx.url.searchParams.get(BUILD_PARAM) === snapshot.buildId;
    const headers = new Headers({
      "cache-control": named ? ONE_YEAR : "no-cache",
      "content-type": file.type,
      "etag": file.etag,
    });
    const known = knows(ctx.req, file.etag);
    if (known) return new Response(null, { status: 304, headers });
    return new Response(method === "HEAD" ? null : await file.open(), { headers });
  };
}

function find(snapshot: Snapshot, pathname: string, basePath: string): StaticFile | undefined {
  if (!pathname.startsWith(basePath)) return undefined;
  return snapshot.files.get(decode(pathname.slice(basePath.length)));
}

/** Compares weakly, as `If-None-Match` asks: a compressing server weakens tags on the way. */
function knows(req: Request, etag: string): boolean {
  const tags = req.headers.get("if-none-match")?.split(",") ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
