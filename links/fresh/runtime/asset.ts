/** Query parameter that carries the build a static file's address was written for. */
export const BUILD_PARAM = "v";

let buildId = "";

/** Tells `asset` which build this is; server and browser must agree for islands to hydrate. */
export function setBuildId(id: string): void {
  buildId = id;
}

/** The address of a static file, one that changes with every build: it may be cached for a year. */
export function asset(path: string): string {
  if (buildId === "" || !path.startsWith("/") || path.startsWith("//")) return path;
  const [rest, hash] = path.split("#", 2) as [string, string?];
  const joint = rest.includes("?") ? "&" : "?";
  return `${rest}${joint}${BUILD_PARAM}=${buildId}${hash === undefined ? "" : `#${hash}`}`;
}
