import { withBuild } from "../runtime/asset.ts";

const ADDRESS = /url\((?:"([^"]+)"|'([^']+)'|([^)]+))\)/g;

/** A stylesheet whose files have the addresses that `asset` gives them, as in 2.3.3. */
export function withBuiltAddresses(style: string, buildId: string): string {
  return style.replace(ADDRESS, (_, ...quoted: (string | undefined)[]) => {
    const path = quoted.slice(0, 3).find((text) => text !== undefined)!;
    return `url(${JSON.stringify(withBuild(path, buildId))})`;
  });
}
