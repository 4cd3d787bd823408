import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../words/language.ts";
import { mergeIsland } from "./merge_island.ts";
import { mergeRuntime, RUNTIME } from "./merge_runtime.ts";
import { copyWords } from "./merge_words.ts";

/** An import of another script of the folder. */
const IMPORT = /"\.\/([^"/]+\.js)"/g;

/** What an island needs, by the names of scripts. */
interface IslandScripts {
  /** All of them, now or on demand, its own first. */
  readonly all: readonly string[];
  /** Those with the words that it needs at once, by language. */
  readonly words: ReadonlyMap<Language, string>;
}

interface MergedScripts {
  readonly needs: ReadonlyMap<string, IslandScripts>;
  /** The names of scripts that are new. */
  readonly added: readonly string[];
}

/**
 * Merges what a build has split. A bundler makes a chunk for each set of islands that share a module,
 * and with many islands there are many sets: a page would ask for dozens of small scripts. So each
 * island is given its own copy of all it imports, in one script; only the packages that Fresh's
 * runtime imports remain shared, for there must be one Preact: they are in the runtime's script. The
 * next page is sent again what both use, and two islands on one page share no state by way of a module.
 *
 * The words that an island needs at once are in a script for each language, of which a page asks for
 * its own; those of what it loads later remain as they are.
 *
 * Fresh serves only files it has listed: new ones have to be served separately.
 *
 * @param folder where Fresh has put the scripts: `_fresh/static/_fresh/js/…`
 * @param islands the names of the islands' scripts, such as `Table.js`
 */
export async function mergeScripts(
  folder: string,
  islands: readonly string[],
): Promise<MergedScripts> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js")).sort();
  const runtime = await mergeRuntime(folder);
  const files = new Map([[RUNTIME, runtime.text]]);
  const needs = new Map<string, IslandScripts>();
  for (const island of islands) {
    const { scripts, words, later } = await mergeIsland(folder, island, runtime);
    const nameOf = (name: string) => scripts.has(name) ? newName(name, island) : name;
    for (const [name, text] of scripts) files.set(nameOf(name), renamed(text, nameOf));
    for (const name of later) files.set(name, await copyWords(folder, runtime, name));
    const own = words.entries().map(([language, name]) => [language, nameOf(name)] as const);
    needs.set(island, {
      all: [...scripts.keys().map(nameOf), ...later, RUNTIME],
      words: new Map(own),
    });
  }
  await Promise.all(names.map((name) => rm(join(folder, name))));
  await Promise.all(files.entries().map(([name, text]) => writeFile(join(folder, name), text)));
  return { needs, added: files.keys().filter((name) => !names.includes(name)).toArray() };
}

/** The hash that a script had in the first build, before the one of the second. */
const FIRST_HASH = /-[0-9A-Z]{8}(?=-[0-9A-Z]{8}\b)/;

/**
 * What an island's scripts but its own are called: `Table.chunk-A.js`. Only the last of two hashes stays
 * in it: nothing compresses them, and an island names all that it loads later.
 */
function newName(name: string, island: string): string {
  return name === island ? island : island.replace(/js$/, name.replace(FIRST_HASH, ""));
}

function renamed(text: string, nameOf: (name: string) => string): string {
  return text.replace(IMPORT, (_, name: string) => JSON.stringify(`./${nameOf(name)}`));
}
