import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Plugin } from "esbuild";
import type { Language } from "../words/language.ts";
import { apart, type Runtime } from "./merge_runtime.ts";
import { isWords, mergeWords, wordsOf } from "./merge_words.ts";
import { onlyThese, rebundle, type Scripts } from "./rebundle.ts";

/** An island's scripts. */
interface MergedIsland {
  /** With what it loads later, and the words it needs at once. */
  readonly scripts: Scripts;
  /** The names of those with words, by language. */
  readonly words: ReadonlyMap<Language, string>;
  /** The scripts of the folder with words that are asked for later. */
  readonly later: readonly string[];
}

/** Merges an island's scripts, and takes the words that it needs at once out of its own. */
export async function mergeIsland(
  folder: string,
  island: string,
  runtime: Runtime,
): Promise<MergedIsland> {
  const { scripts, metafile } = await rebundle(
    folder,
    island,
    apart(runtime),
    ownCopies(join(folder, island)),
  );
  const core = metafile.outputs[island]!.imports.find(({ kind, external }) =>
    kind === "import-statement" && !external
  );
  const folded = core === undefined
    ? scripts
    : await fold(folder, island, basename(core.path), scripts);
  const { text, words } = await mergeWords(folder, runtime, folded.get(island)!);
  const parts = folded.entries().filter(([name]) => name !== island).toArray();
  return {
    scripts: new Map([[island, text], ...parts, ...words.values()]),
    words: new Map(words.entries().map(([language, [name]]) => [language, name])),
    later: parts.flatMap(([, text]) => wordsOf(text)),
  };
}

/**
 * An island that loads something later is split in two: its core, which that imports as well, and a
 * script that only exports the island. Makes one of both.
 */
async function fold(
  folder: string,
  island: string,
  core: string,
  scripts: Scripts,
): Promise<Scripts> {
  const inCore = new Map([[core, scripts.get(core)!], [island, scripts.get(island)!]]);
  const whole = `export * from "./${core}"; export { default } from "./${island}";`;
  const folded = await rebundle(folder, "whole.js", onlyThese(inCore.set("whole.js", whole)));
  const rest = [...scripts].filter(([name]) => name !== core && name !== island);
  const pointed = rest.map(([name, text]) =>
    [name, text.replaceAll(`"./${core}"`, `"./${island}"`)] as const
  );
  return new Map([[island, folded.scripts.get("whole.js")!], ...pointed]);
}

/**
 * Leaves out words. What is imported on demand finds the island there already; it
 * is made to import it, so that all which the island needs at once stays together.
 */
function ownCopies(island: string): Plugin {
  return {
    name: "own copies",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\// }, ({ path, kind, resolveDir }) => {
        const name = basename(path), isLater = kind === "dynamic-import";
        if (isLater && isWords(name)) return { path, external: true };
        return { path: join(resolveDir, path), pluginData: isLater };
      });
      onLoad({ filter: /\.js$/ }, async ({ path, pluginData: isLater }) => {
        const text = await readFile(path, "utf8");
        return { contents: isLater ? `${text}\nimport ${JSON.stringify(island)};` : text };
      });
    },
  };
}
