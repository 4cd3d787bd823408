/** The catalogues of words, as they are in the project's sources. */

import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const LIB = fileURLToPath(new URL("../", import.meta.url));

/** Where a module lists a catalogue's languages, and its English words. */
const LISTED = /await dictionary<\w+>\(\{\n(?:.*\n)*?\}\)/g;
const ENGLISH = /^ {2}en: \(\) => import\("(.+\/)en\.ts"\),$/m;

export interface Catalogue {
  /** The module that lists its languages. */
  readonly module: string;
  /** The list, as it is written there. */
  readonly list: string;
  /** From the module to the folder of the words. */
  readonly path: string;
  /** That folder. */
  readonly folder: string;
}

/** All that are found, by their folders. */
export async function findCatalogues(): Promise<Catalogue[]> {
  const names = await readdir(LIB, { recursive: true });
  const modules = names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(LIB, name));
  const found = await Promise.all(modules.map(cataloguesIn));
  return found.flat().sort((one, other) => one.folder < other.folder ? -1 : 1);
}

async function cataloguesIn(module: string): Promise<Catalogue[]> {
  const lists = (await Deno.readTextFile(module)).match(LISTED) ?? [];
  return lists.flatMap((list) => {
    const path = ENGLISH.exec(list)?.[1];
    return path === undefined ? [] : [{ module, list, path, folder: join(dirname(module), path) }];
  });
}

/** A catalogue's words in one language; nothing if there are none. */
export async function readWords({ folder, list }: Catalogue, language: string): Promise<unknown> {
  if (!list.includes(`/${language}.ts"`)) return undefined;
  const module = await import(pathToFileURL(join(folder, `${language}.ts`)).href);
  return module[language];
}
