import { basename } from "node:path";
import { readFile } from "node:fs/promises";
import { readAddedScripts, scriptFile } from "../../../build/added_scripts.ts";
import { define } from "../../define.ts";

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
  if (ctx.req.headers.get("if-none-match") === headers.etag) {
    return new Response(null, { status: 304, headers });
  }
  const text = await readFile(scriptFile(built, pathname), "utf8");
  return new Response(method === "HEAD" ? null : text, { headers });
});
