/**
 * `deno task test [PATH…] [FLAG…] [-- ARGUMENT…]`: runs the tests of these files and folders, or all.
 * Deno loads each file in an isolate of its own, which takes half a second where it has to do with the
 * server: here some files of a folder share one.
 */

import { existsSync, globSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../lib/build/sources.ts";
import { CONFIG } from "./config.ts";

/** How many files share an isolate at most: with more, one core would be left to end alone. */
const MOST = 8;

/**
 * Whose files share none: of several builds in an isolate `asset` knows the last one, what a file starts
 * for all its tests, such as servers, would run beside those of other files, and a browser is the slower
 * the more it has shown.
 */
const ALONE = ["tests/links", "tests/deploy", "tests/browser"].map((path) => join(ROOT, path));

function testsIn(place: string): string[] {
  if (statSync(place).isFile()) return [resolve(place)];
  return globSync("**/*_test.{ts,tsx}", { cwd: place }).sort().map((file) => resolve(place, file));
}

/** Writes the modules that Deno runs, each of which loads its share of the files. */
async function writeShares(files: readonly string[], folder: string): Promise<void> {
  for (const [place, inPlace] of Map.groupBy(files, dirname)) {
    const path = join(folder, relative(ROOT, place));
    await Deno.mkdir(path, { recursive: true });
    const most = ALONE.includes(place) ? 1 : MOST;
    for (let start = 0; start < inPlace.length; start += most) {
      const share = inPlace.slice(start, start + most);
      const imports = share.map((file) => `await import("${pathToFileURL(file)}");\n`).join("");
      await Deno.writeTextFile(join(path, `${basename(place)}_${start / most}_test.ts`), imports);
    }
  }
}

/** @returns Deno's exit code */
async function runTests(given: readonly string[]): Promise<number> {
  const end = given.includes("--") ? given.indexOf("--") : given.length;
  const flags = given.slice(0, end).filter((each) => !existsSync(each));
  const places = given.slice(0, end).filter((each) => existsSync(each));
  const files = (places.length > 0 ? places : [join(ROOT, "tests")]).flatMap(testsIn);
  const folder = await Deno.makeTempDir();
  try {
    await writeShares([...new Set(files)], folder);
    const how = ["test", "-A", "--no-check", "--parallel", "--config", CONFIG];
    const args = [...how, ...flags, folder, ...given.slice(end)];
    return (await new Deno.Command(Deno.execPath(), { args }).spawn().status).code;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.exit(await runTests(Deno.args));
