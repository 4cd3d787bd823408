/**
 * What Fresh says of a link that says nothing of it itself: that it leads to the page that it's on, or to
 * one above it.
 */
export function currentOf(href: unknown, here: URL): "page" | "true" | undefined {
  if (typeof href !== "string" || !href.startsWith("/")) return undefined;
  const { pathname, search, origin } = new URL(href, here);
  if (origin !== here.origin) return undefined;
  if (pathname === here.pathname && search === here.search) return "page";
  const isAbove = here.pathname.startsWith(pathname.endsWith("/") ? pathname : `${pathname}/`);
  return isAbove || pathname === here.pathname ? "true" : undefined;
}
