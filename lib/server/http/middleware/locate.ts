import type { MiddlewareFn } from "fresh";
import type { State } from "../../define.ts";
import { log } from "../../log/log.ts";
import { isOurs } from "../own_request.ts";
import { askedOrigin, isSameHost, originOf, type Site } from "../origin.ts";

const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];

const UNTRUSTED =
  "Requests come through a proxy, but TRUSTED_HOPS is 0: all visitors count as one " +
  "address and share its limits, and links may say http. Set TRUSTED_HOPS to the number of your " +
  "proxies, usually 1.";

const MISSING =
  "X-Forwarded-For has fewer addresses than TRUSTED_HOPS says you have proxies. Such " +
  "requests count as coming from the proxy itself and share its limits. Check TRUSTED_HOPS, and " +
  "that each proxy adds the address that called it.";

const ELSEWHERE = "A proxy asked for another host than PUBLIC_URL's and was redirected there. If " +
  "pages redirect forever, let your proxy pass the Host header on.";

/** What seems wrong with the settings about proxies, judging by a request; nothing if all is well. */
function proxyAdvice(req: Request, { publicUrl, trustedHops }: Site): string | undefined {
  const { headers } = req;
  const isForwarded = FORWARDED.some((name) => headers.has(name));
  if (isForwarded && trustedHops === 0) return UNTRUSTED;
  const addresses = headers.get("x-forwarded-for")?.split(",").length ?? 0;
  if (addresses < trustedHops) return MISSING;
  const isElsewhere = publicUrl && !isSameHost(askedOrigin(req, trustedHops), publicUrl);
  return isForwarded && isElsewhere ? ELSEWHERE : undefined;
}

/** Probes ask the process itself, by any name. */
const PROBES = ["/healthz", "/readyz"];

/**
 * Tells everything that comes after which origin links name, and redirects to `PUBLIC_URL` everyone who
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
    if (PROBES.includes(url.pathname) || isOurs(ctx)) return ctx.next();
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
