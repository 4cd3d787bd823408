import { isSameHost } from "./origin.ts";

/**
 * Whether a page of this site asks, or no page at all. A socket's upgrade is a GET that any page may
 * make with the visitor's cookies, and only this stops it (OWASP ASVS 4.4.2). Only hosts are
 * compared: a server that doesn't know of its proxy takes https for http.
 */
export function isSameOrigin({ headers }: Request, origin: string): boolean {
  const asking = headers.get("origin");
  return asking === null || isSameHost(asking, origin);
}
