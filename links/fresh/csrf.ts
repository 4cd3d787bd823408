import type { MiddlewareFn } from "./context.ts";
import { HttpError } from "./runtime/http_error.ts";

interface CsrfOptions {
  /** Other origins that may change state here. */
  origin?: string | string[] | ((origin: string) => boolean);
}

const SAFE = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses requests from other sites that change state. `Sec-Fetch-Site` decides where a browser
 * sends it, else `Origin`; what has neither is no browser's, so nobody's cookies ride on it.
 */
export function csrf<State>(options: CsrfOptions = {}): MiddlewareFn<State> {
  const trusts = trusting(options.origin);
  return (ctx) => {
    const { method, headers } = ctx.req;
    const origin = headers.get("origin");
    const site = headers.get("sec-fetch-site");
    const own = site === null
      ? origin === null || origin === ctx.url.origin
      : site === "same-origin" || site === "none";
    if (SAFE.includes(method) || own || (origin !== null && trusts(origin))) return ctx.next();
    throw new HttpError(403);
  };
}

function trusting(origin: CsrfOptions["origin"]): (origin: string) => boolean {
  if (typeof origin === "function") return origin;
  const list = typeof origin === "string" ? [origin] : origin ?? [];
  return (asking) => list.includes(asking);
}
