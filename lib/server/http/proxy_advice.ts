import { askedOrigin, isSameHost, type Site } from "./origin.ts";

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
export function proxyAdvice(req: Request, { publicUrl, trustedHops }: Site): string | undefined {
  const { headers } = req;
  const isForwarded = FORWARDED.some((name) => headers.has(name));
  if (isForwarded && trustedHops === 0) return UNTRUSTED;
  const addresses = headers.get("x-forwarded-for")?.split(",").length ?? 0;
  if (addresses < trustedHops) return MISSING;
  const isElsewhere = publicUrl && !isSameHost(askedOrigin(req, trustedHops), publicUrl);
  return isForwarded && isElsewhere ? ELSEWHERE : undefined;
}
