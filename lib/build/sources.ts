import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What the build bundles into the static folder, since Fresh bundles no workers and no styles. */
export const GENERATED = [
  "analysis.css",
  "embed.css",
  "embed.js",
  "end.css",
  "ending.js",
  "home.css",
  "line.js",
  "lists.css",
  "offline.js",
  "openings.css",
  "predecessor.js",
  "sandbox.css",
  "searcher.js",
  "site.css",
  "solver.js",
  "tournaments.css",
  "worker.js",
].map((name) => `static/${name}`);

const SOURCES = [
  "deno.json",
  "dev.ts",
  "main.ts",
  "islands",
  "lib",
  "links",
  "routes",
  "static",
  "styles",
];

/** What a build made now would be made of. */
export function currentStamp(): Promise<string> {
  // Without the folder, so that a project may be moved.
  const framework = import.meta.resolve("fresh").replace(pathToFileURL(ROOT).href, "");
  return stampOf(ROOT, framework, SOURCES, GENERATED);
}

/** Where a build says what it was made of. */
const STAMP = "stamp";

/**
 * Names all that a build is made of: the framework that builds, and what stands in the files.
 *
 * @param framework the address of Fresh, or of what stands in for it
 * @param sources files and folders below the root
 * @param generated files below them that the build itself writes
 */
export async function stampOf(
  root: string,
  framework: string,
  sources: readonly string[],
  generated: readonly string[],
): Promise<string> {
  const paths = (await Promise.all(sources.map((source) => filesBelow(join(root, source))))).flat();
  const names = paths.map((path) => relative(root, path)).sort();
  const hash = createHash("sha256").update(framework);
  for (const name of names.filter((name) => !generated.includes(name))) {
    hash.update(`\0${name}\0`).update(readFileSync(join(root, name)));
  }
  return hash.digest("hex");
}

/** Marks a build as finished. */
export async function writeStamp(outDir: string, stamp: string): Promise<void> {
  await writeFile(join(outDir, STAMP), stamp);
}

/** What a build was made of; nothing if there is none, or if it was not finished. */
export function readStamp(outDir: string): Promise<string | undefined> {
  return readText(join(outDir, STAMP));
}

/** A file, or all files below a folder; none where there is neither. */
async function filesBelow(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) =>
      join(parentPath, name)
    );
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return [];
    if (code !== "ENOTDIR") throw error;
    return [path];
  }
}

/** A file's text; nothing if there is no such file. */
export async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
