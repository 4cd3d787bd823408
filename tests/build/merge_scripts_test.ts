/** Merging the scripts of a build: what runs stays the same, in fewer files. */

import { mergeScripts } from "../../lib/build/merge_scripts.ts";
import { assert, assertEquals, assertRejects } from "@std/assert";
import { stop } from "esbuild";

type Files = Record<string, string>;

/** As a bundler splits: two islands share `chunk-B`, and each loads something that needs it too. */
const SPLIT: Files = {
  "fresh-runtime.js": 'import { h } from "./chunk-A.js"; export const boot = () => h;',
  "chunk-A.js": "export const h = {};",
  "chunk-B.js": 'import { h } from "./chunk-A.js"; export let count = 0; ' +
    "export const add = () => ++count; export const same = h;",
  "chunk-C.js": 'export { count } from "./chunk-B.js";',
  "one.js":
    'import { add, same } from "./chunk-B.js"; import { boot } from "./fresh-runtime.js"; ' +
    "add(); export default { same: same === boot(), " +
    'later: async () => (await import("./later-D.js")).look(), next: async () => ' +
    '(await import("./later-E.js")).look() };',
  "two.js": 'import { add } from "./chunk-B.js"; add(); add(); export default { ' +
    'later: async () => (await import("./later-D.js")).look() };',
  "later-D.js": 'import { count } from "./chunk-C.js"; export const look = () => count;',
  "later-E.js": 'import { look as l } from "./later-D.js"; export const look = () => l();',
  "plain.js": "export default 1;",
};

/** The folder after merging, and what each island needs. */
async function merged(files: Files, islands: readonly string[]) {
  const folder = await Deno.makeTempDir();
  for (const [name, text] of Object.entries(files)) {
    await Deno.writeTextFile(`${folder}/${name}`, text);
  }
  try {
    const needs = await mergeScripts(folder, islands);
    return {
      needs,
      names: [...Deno.readDirSync(folder)].map(({ name }) => name).sort(),
      load: async (name: string) => (await import(`file://${folder}/${name}`)).default,
      [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
    };
  } catch (error) {
    await Deno.remove(folder, { recursive: true });
    throw error;
  } finally {
    await stop();
  }
}

const ISLANDS = ["one.js", "plain.js", "two.js"];

function sample(name: string, test: (given: Awaited<ReturnType<typeof merged>>) => Promise<void>) {
  // The bundler's process begins and ends with the test; its end is heard of later.
  Deno.test({
    name,
    sanitizeOps: false,
    sanitizeResources: false,
    fn: async () => {
      await using given = await merged(SPLIT, ISLANDS);
      await test(given);
    },
  });
}

sample("each island has a copy of its own, and shares the runtime's packages", async ({ load }) => {
  const one = await load("one.js");
  assertEquals([one.same, await one.later(), await one.next()], [true, 1, 1]);
  const two = await load("two.js");
  assertEquals([await two.later(), await one.later()], [2, 1]);
});

sample("what an island needs at once is in its script; the rest has names of before", (given) => {
  const { names, needs } = given;
  const shared = ["chunk-A.js", "fresh-runtime.js"];
  assertEquals([...needs.get("plain.js")!].sort(), [...shared, "plain.js"].sort());
  for (const island of ["one.js", "two.js"]) {
    const own = needs.get(island)!.filter((name) => !shared.includes(name));
    assertEquals(own[0], island);
    assert(own.length > 1 && own.slice(1).every((name) => name in SPLIT), String(own));
  }
  assertEquals(names, [...new Set([...needs.values()].flat())].sort());
  return Promise.resolve();
});

Deno.test({
  name: "a build with too few chunks to take names from is refused",
  sanitizeOps: false,
  sanitizeResources: false,
  fn: async () => {
    const files: Files = {
      "fresh-runtime.js": "export const boot = 1;",
      "a.js": 'export default () => import("./b.js");',
      "b.js": "export default () => 1;",
      "c.js": 'export default () => import("./b.js");',
    };
    const islands = ["a.js", "c.js"];
    await assertRejects(
      () => merged(files, islands),
      Error,
      "No name is left for a script of c.js",
    );
  },
});
