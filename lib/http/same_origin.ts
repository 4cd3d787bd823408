/**
 * Whether a page of this site asks, or no page at all. A socket's upgrade is a GET that any page may
 * make with the visitor's cookies, and nothing but this stops it (OWASP ASVS 4.4.2).
 */
export function isSameOrigin({ headers }: Request): boolean {
  const origin = headers.get("origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get("host");
}
