import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const NAME = "offline.json";

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
  await writeFile(join(outDir, NAME), JSON.stringify(files, null, 2));
}

/** What `writeOfflineFiles` wrote for a build. */
export async function readOfflineFiles(outDir: string): Promise<OfflineFiles> {
  return JSON.parse(await readFile(join(outDir, NAME), "utf8"));
}
