/**
 * `deno task test [PATH…] [FLAG…] [-- ARGUMENT…]`: runs the tests of these files and folders, or all
 * with a part of the stories, another one with almost every commit (`full.ts`).
 * Deno loads each file in an isolate of its own, which takes half a second where it has to do with the
 * server: here some files of a folder share one, and those of stories a browser.
 */

import { existsSync, globSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../lib/build/sources.ts";
import { CONFIG } from "./config.ts";
import { PARTS } from "./full.ts";

/** How many files share an isolate at most: with more, one core would be left to end alone. */
const MOST = 8;

/**
 * Whose files share none: of several builds in an isolate `asset` knows the last one, and what a file
 * starts for all its tests, such as servers, would run beside those of other files.
 */
const ALONE = ["tests/links", "tests/deploy"].map((path) => join(ROOT, path));

/**
 * Whether this file may leave something behind: timers and sockets, which others would be blamed for, or
 * a game of its own, of which they know nothing.
 */
async function leavesSome(file: string): Promise<boolean> {
  return /sanitizeOps: false|^register\(/m.test(await Deno.readTextFile(file));
}

function testsIn(place: string): string[] {
  if (statSync(place).isFile()) return [resolve(place)];
  return globSync("**/*_test.{ts,tsx}", { cwd: place }).sort().map((file) => resolve(place, file));
}

/** Which files of a folder share an isolate. */
async function sharesOf(folder: string, files: readonly string[]): Promise<string[][]> {
  const alone: string[][] = [], shared: string[] = [];
  for (const file of files) {
    if (ALONE.includes(folder) || await leavesSome(file)) alone.push([file]);
    else shared.push(file);
  }
  const shares = Math.ceil(shared.length / MOST);
  // One in every so many: files with much to do are often next to one another by their names.
  const shareOf = (number: number) => shared.filter((_, at) => at % shares === number);
  return [...alone, ...Array.from({ length: shares }, (_, number) => shareOf(number))];
}

/** Writes the modules that Deno runs, each of which loads its share of the files. */
async function writeShares(files: readonly string[], folder: string): Promise<void> {
  for (const [place, inPlace] of Map.groupBy(files, dirname)) {
    const path = join(folder, relative(ROOT, place));
    await Deno.mkdir(path, { recursive: true });
    for (const [number, share] of (await sharesOf(place, inPlace)).entries()) {
      const imports = share.map((file) => `await import("${pathToFileURL(file)}");\n`).join("");
      await Deno.writeTextFile(join(path, `${basename(place)}_${number}_test.ts`), imports);
    }
  }
}

/** Which part of the stories a run of everything tells: another one with almost every commit. */
async function partOfCommit(): Promise<number> {
  const args = ["-C", ROOT, "-c", "safe.directory=*", "rev-parse", "HEAD"];
  try {
    const { stdout, success } = await new Deno.Command("git", { args }).output();
    return success ? parseInt(new TextDecoder().decode(stdout).slice(0, 8), 16) % PARTS : 0;
  } catch {
    return 0; // There is no git.
  }
}

/** What a run of everything tells its tests of the stories that are due, unless it's told itself. */
async function dueStories(told: readonly string[]): Promise<string[]> {
  if (told.some((each) => each === "--full" || each.startsWith("--part="))) return [];
  const part = await partOfCommit();
  console.log(`Stories of part ${part}: -- --part=${part} tells these again, -- --full tells all`);
  return [`--part=${part}`];
}

/** @returns Deno's exit code */
async function runTests(given: readonly string[]): Promise<number> {
  const end = given.includes("--") ? given.indexOf("--") : given.length;
  const flags = given.slice(0, end).filter((each) => !existsSync(each)),
    told = given.slice(end + 1);
  const places = given.slice(0, end).filter((each) => existsSync(each));
  const isAll = places.length === 0 && !flags.some((each) => each.startsWith("--filter"));
  const files = (places.length > 0 ? places : [join(ROOT, "tests")]).flatMap(testsIn);
  const folder = await Deno.makeTempDir();
  try {
    await writeShares([...new Set(files)], folder);
    const how = ["test", "-A", "--no-check", "--parallel", "--config", CONFIG];
    const args = [...how, ...flags, folder, "--", ...told, ...isAll ? await dueStories(told) : []];
    return (await new Deno.Command(Deno.execPath(), { args }).spawn().status).code;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.exit(await runTests(Deno.args));
