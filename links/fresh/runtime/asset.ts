/** Query parameter that carries the build a static file's address was written for. */
export const BUILD_PARAM = "v";

let buildId = "";

/** Tells `asset` which build this is; server and browser must agree for islands to hydrate. */
export function setBuildId(id: string): void {
  buildId = id;
}

/** The address of a static file, one that changes with every build: it may be cached for a year. */
export function asset(path: string): string {
  return buildId === "" ? path : withBuild(path, buildId);
}

/** The same for a build that is still being made. */
export function withBuild(path: string, id: string): string {
  if (!path.startsWith("/") || path.startsWith("//")) return path;
  const [rest, hash] = path.split("#", 2) as [string, string?];
  const joint = rest.includes("?") ? "&" : "?";
  return `${rest}${joint}${BUILD_PARAM}=${id}${hash === undefined ? "" : `#${hash}`}`;
}
