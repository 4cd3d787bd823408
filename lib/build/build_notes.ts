/** What a build notes down for whoever serves it, besides what Fresh lists. */

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../words/language.ts";

const SCRIPTS = "scripts.json", OFFLINE = "offline.json";

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
  await writeFile(join(outDir, SCRIPTS), JSON.stringify(scripts, null, 2));
}

const read = new Map<string, Promise<AddedScripts>>();

/** What `writeAddedScripts` wrote for a build, which never changes. */
export function readAddedScripts(outDir: string): Promise<AddedScripts> {
  if (!read.has(outDir)) {
    read.set(outDir, readFile(join(outDir, SCRIPTS), "utf8").then((text) => JSON.parse(text)));
  }
  return read.get(outDir)!;
}

/** Static files that no page asks for: the worker itself, what frames have, texts, rules for another program. */
const NEEDLESS = /^(offline\.js|embed\.(css|js)|openings\.css|.*\.(rule|txt))$/;

/** What pages that work without a network ask for. */
interface OfflineFiles {
  /** The addresses of scripts. */
  readonly scripts: readonly string[];
  /** The paths of static files, whose addresses `asset` tells. */
  readonly statics: readonly string[];
}

/** Writes down which files of a build a service worker keeps. */
export async function writeOfflineFiles(
  outDir: string,
  staticDir: string,
  scripts: Iterable<string>,
): Promise<void> {
  const entries = await readdir(staticDir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile() && !NEEDLESS.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(staticDir.length));
  const files: OfflineFiles = { scripts: [...scripts].sort(), statics: paths.sort() };
  await writeFile(join(outDir, OFFLINE), JSON.stringify(files, null, 2));
}

/** What `writeOfflineFiles` wrote for a build. */
export async function readOfflineFiles(outDir: string): Promise<OfflineFiles> {
  return JSON.parse(await readFile(join(outDir, OFFLINE), "utf8"));
}
