/** What anyone's page may read: by CORS, and again only once it has changed. */

import { isOpenAt } from "../../api/operations.ts";
import { define } from "../../define.ts";
import { tagged } from "../etag.ts";

const READS = ["GET", "HEAD", "OPTIONS"];

const OPENED = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag, retry-after",
};

/** What a browser asks first where a page sends more than usual, such as a tag. */
const PREFLIGHT = {
  ...OPENED,
  "access-control-allow-methods": "GET, HEAD",
  "access-control-allow-headers": "*",
  "access-control-max-age": "86400",
};

/**
 * Lets pages of any site read what says nothing of who asks. JSON gets an ETag, and is sent again only
 * if it's another by now.
 */
export const openReads = define.middleware(async (ctx) => {
  const { method } = ctx.req;
  if (!READS.includes(method) || !isOpenAt(ctx.url.pathname)) return await ctx.next();
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: PREFLIGHT });
  const response = await ctx.next();
  for (const [name, value] of Object.entries(OPENED)) response.headers.set(name, value);
  return isJson(response) ? await again(ctx.req, response) : response;
});

function isJson({ status, headers }: Response): boolean {
  const type = headers.get("content-type") ?? "";
  return status === 200 && type.startsWith("application/json") && !headers.has("etag");
}

async function again(req: Request, response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  if (headers.get("cache-control") === "no-store") headers.set("cache-control", "no-cache");
  return await tagged(req, await response.text(), headers);
}
