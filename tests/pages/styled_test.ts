/** Whether what each page stands in has a look. */

import { assertEquals, assertNotEquals } from "@std/assert";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../../lib/build/sources.ts";

Deno.test("styles know what each page stands in", async () => {
  const styles = await textsBelow("styles", /\.css$/);
  const pages = await textsBelow("routes", /\.tsx?$/) + await textsBelow("lib/server", /\.tsx?$/);
  const known = new Set([...styles.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!));
  const classes = [...pages.matchAll(/<main [^>]*class="([^"]+)"/g)].map(([, all]) => all!);
  assertNotEquals(classes, []);
  assertEquals(classes.filter((all) => !all.split(" ").some((name) => known.has(name))), []);
});

async function textsBelow(folder: string, kind: RegExp): Promise<string> {
  const entries = await readdir(join(ROOT, folder), { recursive: true });
  const files = entries.filter((name) => kind.test(name));
  return (await Promise.all(files.map((name) => readFile(join(ROOT, folder, name), "utf8")))).join(
    "\n",
  );
}
