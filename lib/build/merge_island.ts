import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Metafile, Plugin } from "esbuild";
import { type Language, LANGUAGES } from "../words/language.ts";
import { apart, type Runtime } from "./merge_runtime.ts";
import { isWords, mergeWords, withoutWaiting, wordsOf } from "./merge_words.ts";
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
  const folded = await split(folder, island, runtime);
  const { text, words } = await mergeWords(folder, runtime, folded.get(island)!);
  const scripts = new Map([[island, text], ...words.values()]);
  for (const [name, whole] of folded) {
    if (name === island) continue;
    const text = withoutWaiting(whole);
    // The words of one catalogue remain as they are, for other islands have them, too.
    const isOne = wordsOf(text).length <= LANGUAGES.length;
    const part = isOne
      ? { text, words: new Map() }
      : await mergeWords(folder, runtime, text, `${basename(name, ".js")}.`);
    scripts.set(name, part.text);
    for (const [name, text] of part.words.values()) scripts.set(name, text);
  }
  return {
    scripts,
    words: new Map(words.entries().map(([language, [name]]) => [language, name])),
    later: [...scripts.values()].flatMap(wordsOf),
  };
}

/** An island's script, those that it loads later, and what these share. */
async function split(folder: string, island: string, runtime: Runtime): Promise<Scripts> {
  const bundle = (besides: Besides) =>
    rebundle(folder, island, apart(runtime), ownCopies(join(folder, island), besides));
  const { scripts, metafile } = await bundle(new Map());
  const core = coreOf(metafile, island);
  if (core === undefined) return scripts;
  const besides = littleTogether(metafile, core);
  const merged = besides.size === 0 ? { scripts, metafile } : await bundle(besides);
  return fold(folder, island, coreOf(merged.metafile, island)!, merged.scripts);
}

function coreOf({ outputs }: Metafile, island: string): string | undefined {
  return outputs[island]!.imports.find(({ kind, external }) =>
    kind === "import-statement" && !external
  )?.path;
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
 * is made to import it, so that all which the island needs at once stays together; and what else
 * it's to have `besides`.
 */
function ownCopies(island: string, besides: Besides): Plugin {
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
        if (!isLater) return { contents: text };
        const others = (besides.get(basename(path)) ?? []).map((name) => `./${name}`);
        const imports = [island, ...others].map((from) => `import ${JSON.stringify(from)};`);
        return { contents: [text, ...imports].join("\n") };
      });
    },
  };
}

/** A chunk of fewer bytes than this, before it is compressed, is not worth a request of its own. */
const LITTLE = 2_000;

/** For scripts that are loaded later, by name, what else they are made to import. */
type Besides = ReadonlyMap<string, readonly string[]>;

/**
 * A bundler makes a chunk for each set of later scripts that share a module, however little that is.
 * Anyone who needs one of the little ones is given all of them, so that they become one.
 *
 * @param core what all of them import anyway
 */
function littleTogether({ outputs }: Metafile, core: string): Besides {
  const chunksOf = (name: string) =>
    outputs[name]!.imports
      .filter(({ kind, external, path }) =>
        kind === "import-statement" && !external && path !== core
      )
      .map(({ path }) => path);
  const isLittle = (name: string): boolean =>
    outputs[name]!.bytes < LITTLE && !outputs[name]!.entryPoint && chunksOf(name).every(isLittle);
  const little = Object.keys(outputs).filter((name) => name !== core && isLittle(name));
  if (little.length < 2) return new Map();
  const modules = little.flatMap((name) => Object.keys(outputs[name]!.inputs));
  return new Map(
    Object.entries(outputs)
      .filter(([name, { entryPoint }]) => entryPoint && reaches(name))
      .map(([, { entryPoint }]) => [entryPoint!, modules]),
  );

  /** Whether it imports a little one, itself or by another chunk. */
  function reaches(name: string): boolean {
    return chunksOf(name).some((chunk) => little.includes(chunk) || reaches(chunk));
  }
}
