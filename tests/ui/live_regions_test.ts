/** What is said as it happens, in the sources: browsers differ in what they pass on of it. */

import { assertEquals } from "@std/assert";
import { readdir } from "node:fs/promises";

const ROOT = new URL("../../", import.meta.url);

/** All components, by path. */
async function components(): Promise<[path: string, source: string][]> {
  const folders = ["islands/", "lib/ui/", "routes/"];
  const paths = (await Promise.all(folders.map(async (folder) => {
    const names = await readdir(new URL(folder, ROOT), { recursive: true });
    return names.filter((name) => name.endsWith(".tsx")).map((name) => folder + name);
  }))).flat();
  const read = (path: string) => Deno.readTextFile(new URL(encodeURI(path), ROOT));
  return await Promise.all(paths.map(async (path) => [path, await read(path)]));
}

/** The paths of those that have it. */
async function having(what: RegExp): Promise<string[]> {
  return (await components()).filter(([, source]) => what.test(source)).map(([path]) => path);
}

Deno.test("nothing is an alert, of which Firefox says nothing to screen readers on Linux", async () => {
  assertEquals(await having(/role="alert"/), []);
});

Deno.test("no live region comes with its words: only what it says later is read", async () => {
  assertEquals(await having(/&&\s*\(?\s*<\w+[^>]*aria-live=/), []);
});
