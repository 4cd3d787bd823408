/** The path of a file or folder below `routes/`, its extension left out. */
export function pathOf(name: string): string {
  const segments = name.split("/").filter((segment) => segment !== "");
  if (segments.at(-1) === "index") segments.pop();
  return `/${segments.map(segmentOf).join("/")}`;
}

/** Puts fixed names before `[x]`, and those before `[...x]`: the first match wins. */
export function compareNames(a: string, b: string): number {
  const [left, right] = [ranks(a), ranks(b)];
  return left < right ? -1 : left > right ? 1 : a.localeCompare(b);
}

function segmentOf(segment: string): string {
  return segment
    .replace(/^\[\.\.\.(\w+)\]$/, ":$1*")
    .replace(/\[(\w+)\]/g, ":$1");
}

/** One digit a segment, the more open the higher. */
function ranks(name: string): string {
  return name.split("/").map((segment) => {
    if (segment.startsWith("[...")) return "2";
    return segment.includes("[") ? "1" : "0";
  }).join("");
}
