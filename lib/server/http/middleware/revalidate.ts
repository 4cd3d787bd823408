import { define } from "../../define.ts";
import { tagged } from "../etag.ts";

const POLICY = "content-security-policy";
/** What Fresh adds to a page where requests are traced; none of our scripts reads it. */
const TRACE = /<meta name="traceparent"[^>]*>/;

/**
 * Lets a browser keep a page, or a static file, as long as it asks whether it still holds: `no-cache`
 * and an ETag. A page's tag is of the page without its nonce, which is new each time, as is the name of
 * its request, which goes. A 304 lets the kept page live on together with its kept policy, whose nonce is
 * the page's; so it must not carry a new policy.
 */
export const revalidate = define.middleware(async (ctx) => {
  const response = await ctx.next();
  if (isTaggedFile(response)) response.headers.set("cache-control", "no-cache");
  if (ctx.req.method === "POST" || !isPage(response)) return response;
  const text = (await response.text()).replace(TRACE, "");
  const headers = new Headers(response.headers);
  headers.set("cache-control", "no-cache");
  headers.append("vary", "Accept-Language, Cookie");
  const answer = await tagged(ctx.req, text, headers, withoutNonce(text, headers.get(POLICY)));
  if (answer.status === 304) answer.headers.delete(POLICY);
  return answer;
});

/** Fresh forbids to keep a file that was asked for by its plain name, although it has a tag. */
function isTaggedFile({ headers }: Response): boolean {
  return headers.has("etag") && /\bno-store\b/.test(headers.get("cache-control") ?? "");
}

function isPage({ status, headers, body }: Response): boolean {
  const html = headers.get("content-type")?.startsWith("text/html") ?? false;
  return html && status === 200 && body !== null && !headers.has("cache-control");
}

function withoutNonce(text: string, policy: string | null): string {
  const nonce = policy?.match(/'nonce-([^']+)'/)?.[1];
  return nonce === undefined ? text : text.replaceAll(nonce, "");
}
