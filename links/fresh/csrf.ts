import type { MiddlewareFn } from "./context.ts";
import { HttpError } from "./runtime/http_error.ts";

export interface CsrfOptions {
  /** Other origins that may change state here. */
  origin?: string | string[] | ((origin: string) => boolean);
}

const SAFE = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses cross-site requests that change state. A request without `Sec-Fetch-Site` and `Origin`
 * is no browser's, so nobody's cookies ride on it.
 */
export function csrf<State>(options: CsrfOptions = {}): MiddlewareFn<State> {
  const allowed = allowing(options.origin);
  return (ctx) => {
    const { method, headers } = ctx.req;
    const origin = headers.get("origin");
    const site = headers.get("sec-fetch-site");
    const own = origin === null
      ? site === null || site === "same-origin" || site === "none"
      : origin === ctx.url.origin || allowed(origin);
    if (SAFE.includes(method) || own) return ctx.next();
    throw new HttpError(403);
  };
}

function allowing(origin: CsrfOptions["origin"]): (origin: string) => boolean {
  if (typeof origin === "function") return origin;
  const list = typeof origin === "string" ? [origin] : origin ?? [];
  return (asking) => list.includes(asking);
}
