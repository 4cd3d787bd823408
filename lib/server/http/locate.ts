import type { MiddlewareFn } from "fresh";
import type { State } from "../define.ts";
import { log } from "../log/log.ts";
import { askedOrigin, isSameHost, originOf, type Site } from "./origin.ts";
import { proxyAdvice } from "./proxy_advice.ts";

/** Probes ask the process itself, by any name. */
const PROBES = ["/healthz", "/readyz"];

/**
 * Tells everything that comes after which origin links name, and redirects to `PUBLIC_URL` whoever
 * asks for another host. What seems wrong about proxies is logged once.
 */
export function locate(
  site: Site,
  warn: (text: string) => void = (text) => log("warn", text),
): MiddlewareFn<State> {
  const told = new Set<string>();
  return (ctx) => {
    const { req, url, state } = ctx;
    state.origin = originOf(req, site);
    if (PROBES.includes(url.pathname)) return ctx.next();
    const advice = proxyAdvice(req, site);
    if (advice && !told.has(advice)) warn(advice);
    if (advice) told.add(advice);
    const isHome = isSameHost(askedOrigin(req, site.trustedHops), state.origin);
    return isHome ? ctx.next() : sendHome(req, state.origin);
  };
}

/** To the same page at the right host. What can't follow a redirect is refused. */
function sendHome({ method, url, headers }: Request, origin: string): Response {
  const isSocket = headers.get("upgrade")?.toLowerCase() === "websocket";
  if (isSocket || !["GET", "HEAD"].includes(method)) {
    return new Response(`This server only answers at ${origin}\n`, { status: 421 });
  }
  const { pathname, search } = new URL(url);
  // Browsers must not remember it: the setting may be corrected.
  const headersHome = { location: origin + pathname + search, "cache-control": "no-store" };
  return new Response(null, { status: 308, headers: headersHome });
}
