/** What anyone's page may read: by CORS, and again only once it has changed. */

import { OPERATIONS } from "../api/operations.ts";
import { define } from "../define.ts";
import { matches, tagOf } from "./etag.ts";

/** The addresses of those operations, a pattern each. */
const OPEN = OPERATIONS.filter(({ isOpen }) => isOpen).map(({ path }) =>
  new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`)
);

const OPENED = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag, retry-after",
};

/**
 * Lets pages of any site read what says nothing of who asks. JSON gets an ETag, and is sent again only
 * if it's another by now.
 */
export const openReads = define.middleware(async (ctx) => {
  const isRead = ctx.req.method === "GET" || ctx.req.method === "HEAD";
  if (!isRead || !OPEN.some((pattern) => pattern.test(ctx.url.pathname))) return await ctx.next();
  const response = await ctx.next();
  for (const [name, value] of Object.entries(OPENED)) response.headers.set(name, value);
  return isJson(response) ? await tagged(ctx.req, response) : response;
});

function isJson({ status, headers }: Response): boolean {
  const type = headers.get("content-type") ?? "";
  return status === 200 && type.startsWith("application/json") && !headers.has("etag");
}

async function tagged(req: Request, response: Response): Promise<Response> {
  const text = await response.text(), headers = new Headers(response.headers);
  const etag = await tagOf(text);
  headers.set("etag", etag);
  if (headers.get("cache-control") === "no-store") headers.set("cache-control", "no-cache");
  if (!matches(req, etag)) return new Response(text, { headers });
  headers.delete("content-type");
  return new Response(null, { status: 304, headers });
}
