import { readFile } from "node:fs/promises";
import { extname, resolve } from "node:path";
import type { Loader, Metafile, Plugin } from "esbuild";

/** Bytes, minified. A smaller script costs more to ask for than to send along. */
const SMALL = 2048;

/**
 * Makes one script of what every page needs (that is what `boot` imports) and what would be a small
 * script of its own. Bundlers make a script for each set of sharers, and there are many sets; so every
 * entry of a bundle that was made without this plugin is made to import all of it.
 */
export function commonScript(
  root: string,
  boot: string,
  { outputs }: Metafile,
): Plugin {
  const scripts = Object.entries(outputs);
  const entries = new Set(
    scripts.flatMap(([, { entryPoint }]) =>
      entryPoint === undefined ? [] : resolve(root, entryPoint)
    ),
  );
  const needed = scripts.find(([, { entryPoint }]) => entryPoint === boot)![1].imports;
  const isCommon = ([path, { entryPoint, bytes }]: typeof scripts[number]) =>
    entryPoint === undefined &&
    (bytes < SMALL || needed.some((script) => script.path === path));
  const sources = scripts.filter(isCommon).flatMap(([, { inputs }]) => Object.keys(inputs));
  const imports = sources.map((path) => `import ${JSON.stringify(resolve(root, path))};`);
  return {
    name: "common script",
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.[jt]sx?$/ }, async ({ path }) => {
        if (!entries.has(path)) return;
        const text = await readFile(path, "utf8");
        return {
          contents: [text, ...imports].join("\n"),
          loader: extname(path).slice(1) as Loader,
        };
      }),
  };
}
