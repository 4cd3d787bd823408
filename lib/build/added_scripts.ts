import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../words/language.ts";

const NAME = "scripts.json";

/** What a build has besides what Fresh has listed, by addresses. */
interface AddedScripts {
  /** The script that every page begins with, minified. */
  readonly page: string;
  /** The scripts that Fresh doesn't serve. */
  readonly added: readonly string[];
  /** Those with the words that an island needs at once, by the address of the island's. */
  readonly words: Readonly<Record<string, Partial<Record<Language, string>>>>;
}

/** Where a build has the file of an address. */
export function scriptFile(outDir: string, url: string): string {
  return join(outDir, "static", url);
}

/** Writes down what was added to a build. */
export async function writeAddedScripts(outDir: string, scripts: AddedScripts): Promise<void> {
  await writeFile(join(outDir, NAME), JSON.stringify(scripts, null, 2));
}

const read = new Map<string, Promise<AddedScripts>>();

/** What `writeAddedScripts` wrote for a build, which never changes. */
export function readAddedScripts(outDir: string): Promise<AddedScripts> {
  if (!read.has(outDir)) {
    read.set(outDir, readFile(join(outDir, NAME), "utf8").then((text) => JSON.parse(text)));
  }
  return read.get(outDir)!;
}
