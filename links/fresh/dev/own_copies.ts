import { readFile } from "node:fs/promises";
import { basename, extname, resolve } from "node:path";
import type { Loader, Plugin } from "esbuild";

/** Says of a module whose copy it is. */
interface Owned {
  /** The path of the island. */
  readonly island: string;
  /** Whether the island imports it on demand. */
  readonly isLater: boolean;
}

/**
 * Gives each island a copy of its own of the modules below it. A bundler makes a script for each set
 * of entries that share a module, and with many islands there are many sets: a page would ask for
 * dozens of small scripts, and one more import anywhere would cut those of others anew. So islands
 * share nothing but packages, and a page is sent what its island imports, whatever others do. What
 * that costs is that the next page is sent again what both use, and that two islands on one page
 * share no state by way of a module.
 *
 * Within an island the same goes for what it imports on demand. That finds the island there already;
 * it is made to import it, so that all which the island needs at once stays in one script.
 *
 * Each island also exports `boot`, of which all have the same.
 */
export function ownCopies(islands: readonly string[], boot: string): Plugin {
  return {
    name: "own copies",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ path, resolveDir, kind, pluginData }) => {
        if (pluginData === undefined) return;
        const { island }: Owned = pluginData;
        const owned: Owned = { island, isLater: kind === "dynamic-import" };
        return {
          path: resolve(resolveDir, path),
          suffix: `?${basename(island)}`,
          pluginData: owned,
        };
      });
      onLoad({ filter: /\.[jt]sx?$/ }, async ({ path, pluginData }) => {
        const owned: Owned | undefined = islands.includes(path)
          ? { island: path, isLater: false }
          : pluginData;
        if (owned === undefined) return;
        const lines = [await readFile(path, "utf8")];
        if (path === owned.island) lines.push(`export { boot } from ${JSON.stringify(boot)};`);
        if (owned.isLater) lines.push(`import ${JSON.stringify(owned.island)};`);
        const loader = extname(path).slice(1) as Loader;
        return { contents: lines.join("\n"), loader, pluginData: owned };
      });
    },
  };
}
