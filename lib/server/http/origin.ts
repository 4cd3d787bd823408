/** Where a visitor finds the site, whatever stands between. */

import type { Environment } from "../environment.ts";

/** What an operator says about the way to the server. */
export type Site = Pick<Environment, "publicUrl" | "trustedHops">;

/** The origin that links name: the one that is set, or else the one that was asked for. */
export function originOf(req: Request, site: Site): string {
  return site.publicUrl ?? askedOrigin(req, site.trustedHops);
}

/**
 * The origin in the visitor's address bar: what the outermost of `hops` proxies was asked for, where
 * they say it. A proxy that keeps the Host header doesn't have to say the host.
 */
export function askedOrigin({ url, headers }: Request, hops: number): string {
  const own = new URL(url);
  const scheme = outermost(headers.get("x-forwarded-proto"), hops)?.toLowerCase();
  const host = outermost(headers.get("x-forwarded-host"), hops) ?? own.host;
  const asked = `${SCHEMES.get(scheme) ?? own.protocol}//${host}`;
  return URL.canParse(asked) ? new URL(asked).origin : own.origin;
}

/** Whether two addresses have the same host and port. */
export function isSameHost(one: string, other: string): boolean {
  return URL.canParse(one) && new URL(one).host === new URL(other).host;
}

/** Whether browsers trust what comes from there: by HTTPS, or from the visitor's own machine. */
export function isTrustworthy(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "https:" || /^(127(\.\d+){3}|\[::1\]|(.+\.)?localhost)$/.test(hostname);
}

/** Some proxies name a socket's own scheme. */
const SCHEMES: ReadonlyMap<string | undefined, string> = new Map([
  ["http", "http:"],
  ["https", "https:"],
  ["ws", "http:"],
  ["wss", "https:"],
]);

/** What the outermost proxy wrote. Proxies that pass a value on leave fewer entries than hops. */
function outermost(list: string | null, hops: number): string | undefined {
  if (hops === 0) return undefined;
  const entries = list?.split(",").map((entry) => entry.trim()) ?? [];
  return entries.at(-hops) || entries[0] || undefined;
}

/**
 * Whether a page of this site asks, or no page at all. A socket's upgrade is a GET that any page may
 * make with the visitor's cookies, and only this stops it (OWASP ASVS 4.4.2). Only hosts are
 * compared: a server that doesn't know of its proxy takes https for http.
 */
export function isSameOrigin({ headers }: Request, origin: string): boolean {
  const asking = headers.get("origin");
  return asking === null || isSameHost(asking, origin);
}
