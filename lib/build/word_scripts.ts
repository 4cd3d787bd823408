import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../words/language.ts";

const NAME = "words.json";

/** The addresses of scripts with words by language, by the address of the island's that asks for them. */
export type WordScripts = Readonly<Record<string, Partial<Record<Language, string>>>>;

/** Writes down which words the islands of a build need at once. */
export async function writeWordScripts(outDir: string, scripts: WordScripts): Promise<void> {
  await writeFile(join(outDir, NAME), JSON.stringify(scripts, null, 2));
}

/** What `writeWordScripts` wrote for a build. */
export async function readWordScripts(outDir: string): Promise<WordScripts> {
  return JSON.parse(await readFile(join(outDir, NAME), "utf8"));
}
