import { join } from "node:path";
import { ROOT } from "../lib/build/sources.ts";

/** In a folder of its own, so that no change of a source takes anything from tests that run. */
const FOLDER = join(ROOT, "_fresh_tests");

/** ms */
const DAY = 24 * 60 * 60 * 1000;

/**
 * A folder that takes long to make, for all test files that use it: the first makes it, and the
 * others, which run at the same time, wait for it.
 *
 * @param name says what it is made of
 */
export async function makeOnce(
  name: string,
  make: (path: string) => Promise<void>,
): Promise<string> {
  const path = join(FOLDER, name), mark = join(path, "made");
  await Deno.mkdir(FOLDER, { recursive: true });
  using lock = await Deno.open(join(FOLDER, "lock"), { create: true, write: true });
  await lock.lock(true);
  if (await Deno.stat(mark).then(() => true, () => false)) return path;
  await Deno.remove(path, { recursive: true }).catch(() => {});
  await make(path);
  await Deno.writeTextFile(mark, "");
  await removeOld();
  return path;
}

/** Has what goes by such names made anew when it's used next, and leaves it to whoever uses it now. */
export async function forget(names: RegExp): Promise<void> {
  for (const { name } of Deno.readDirSync(FOLDER)) {
    if (names.test(name)) await Deno.remove(join(FOLDER, name, "made")).catch(() => {});
  }
}

/** Throws away what no test can still be using. */
async function removeOld(): Promise<void> {
  for (const { name, isDirectory } of Deno.readDirSync(FOLDER)) {
    const path = join(FOLDER, name);
    const age = Date.now() - Deno.statSync(path).mtime!.getTime();
    if (isDirectory && age > DAY) await Deno.remove(path, { recursive: true });
  }
}
