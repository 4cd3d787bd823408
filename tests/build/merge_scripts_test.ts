/** Merging the scripts of a build: what runs stays the same, in fewer files. */

import { mergeScripts } from "../../lib/build/merge_scripts.ts";
import { assert, assertEquals } from "@std/assert";
import { pathToFileURL } from "node:url";
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
    const { needs, added } = await mergeScripts(folder, islands);
    return {
      needs,
      added,
      names: [...Deno.readDirSync(folder)].map(({ name }) => name).sort(),
      load: async (name: string) => (await import(pathToFileURL(`${folder}/${name}`).href)).default,
      module: (name: string): Promise<unknown> => import(pathToFileURL(`${folder}/${name}`).href),
      text: (name: string) => Deno.readTextFile(`${folder}/${name}`),
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

sample("what an island needs at once is in its script; the rest is added beside it", (given) => {
  const { names, needs, added } = given;
  assertEquals(needs.get("plain.js")!.all, ["plain.js", "fresh-runtime.js"]);
  for (const island of ["one.js", "two.js"]) {
    const own = needs.get(island)!.all.filter((name) => name !== "fresh-runtime.js");
    assertEquals(own[0], island);
    const prefix = island.replace(/js$/, "");
    assert(own.length > 1 && own.every((name) => name.startsWith(prefix)), String(own));
    assertEquals(own.slice(1).filter((name) => !added.includes(name)), []);
  }
  assertEquals(names, [...new Set(needs.values().flatMap(({ all }) => all))].sort());
  return Promise.resolve();
});

/** An island with two catalogues at once, and one more that is loaded later. */
const SPOKEN: Files = {
  "fresh-runtime.js": 'import { h } from "./chunk-A.js"; export const boot = () => h;',
  "chunk-A.js": "export const h = {};",
  "chunk-B.js": 'export const count = (n) => n + "!"; globalThis.counts = 1;',
  "en-A.js": 'import { count } from "./chunk-B.js"; export const en = { hello: count("hello") };',
  "es-A.js": 'import { count } from "./chunk-B.js"; export const es = { hello: count("hola") };',
  "en-B.js": 'export const en = { bye: "bye" };',
  "es-B.js": 'export const es = { bye: "adi\u00f3s" };',
  "en-C.js": 'export const en = { more: "more" };',
  "es-C.js": 'export const es = { more: "m\u00e1s" };',
  "chunk-D.js":
    'export const a = { en: () => import("./en-A.js"), es: () => import("./es-A.js") };',
  "later-C.js": 'import { a } from "./chunk-D.js"; ' +
    'const c = { en: () => import("./en-C.js"), es: () => import("./es-C.js") }; ' +
    "export const say = async (to) => [(await c[to]())[to].more, (await a[to]())[to].hello];",
  "one.js": 'import { a } from "./chunk-D.js"; ' +
    'const b = { en: () => import("./en-B.js"), es: () => import("./es-B.js") }; ' +
    "const say = async (to) => [(await a[to]())[to].hello, (await b[to]())[to].bye]; " +
    'export default { say, later: async (to) => (await import("./later-C.js")).say(to) };',
};

Deno.test({
  name: "an island finds the words it needs at once in one script for each language",
  sanitizeOps: false,
  sanitizeResources: false,
  fn: async () => {
    await using given = await merged(SPOKEN, ["one.js"]);
    const { all, words } = given.needs.get("one.js")!;
    assertEquals([...words.keys()].sort(), ["en", "es"]);
    // Besides the island, the runtime and these: what is loaded later, and its words.
    assertEquals(all.length, 2 + 2 + 3);
    for (const name of ["en-C.js", "es-C.js"]) assert(all.includes(name), name);
    const one = await given.load("one.js");
    assertEquals(await one.say("en"), ["hello!", "bye"]);
    assertEquals(await one.say("es"), ["hola!", "adi\u00f3s"]);
    assertEquals(await one.later("es"), ["m\u00e1s", "hola!"]);
    for (const name of words.values()) {
      const catalogues = await given.module(name) as Record<string, Record<string, unknown>>;
      assertEquals(Object.keys(catalogues).length, 2, name);
    }
    const text = await given.text("one.js");
    assert(!/hello!|hola|bye"|adi/.test(text), text);
  },
});

/** An island that waits for words at its top, and so does what it loads later. */
const WAITING: Files = {
  "fresh-runtime.js": "export const boot = () => {};",
  "chunk-A.js": "const find = async (words) => (await words.en()).en; " +
    "find.later = (words) => { let found; words.en().then(({ en }) => found = en); " +
    "return () => found; }; export { find };",
  "en-A.js": 'export const en = "one";',
  "es-A.js": 'export const es = "uno";',
  "en-B.js": 'export const en = "two";',
  "es-B.js": 'export const es = "dos";',
  "later-B.js": 'import { find } from "./chunk-A.js"; export const say = ' +
    'await find({ en: () => import("./en-B.js"), es: () => import("./es-B.js") });',
  "one.js": 'import { find } from "./chunk-A.js"; export const say = ' +
    'await find({ en: () => import("./en-A.js"), es: () => import("./es-A.js") }); ' +
    'export default { say, later: () => import("./later-B.js") };',
};

Deno.test({
  name: "an island waits for its words, what it loads later goes on without them",
  sanitizeOps: false,
  sanitizeResources: false,
  fn: async () => {
    await using given = await merged(WAITING, ["one.js"]);
    const one = await given.load("one.js");
    assertEquals(one.say, "one");
    const { say } = await one.later();
    assertEquals(typeof say, "function");
    const [later] = given.needs.get("one.js")!.all.filter((name) => name.includes("later"));
    assert(!(await given.text(later!)).includes("await"), "it waits for nothing");
  },
});

/** An island with three later scripts, of which each two share something little, with a word. */
const SHARED: Files = {
  "fresh-runtime.js": "export const boot = () => {};",
  "chunk-A.js": "export let made = 0; export const make = () => ++made;",
  "chunk-B.js": 'const words = { en: () => import("./en-B.js"), es: () => import("./es-B.js") }; ' +
    'import { make } from "./chunk-A.js"; ' +
    "make(); export const b = async () => (await words.en()).en;",
  "chunk-C.js": 'const words = { en: () => import("./en-C.js"), es: () => import("./es-C.js") }; ' +
    "export const c = async () => (await words.en()).en;",
  "en-B.js": 'export const en = "bee";',
  "es-B.js": 'export const es = "be";',
  "en-C.js": 'export const en = "sea";',
  "es-C.js": 'export const es = "ce";',
  "later-A.js": 'import { made, make } from "./chunk-A.js"; import { b } from "./chunk-B.js"; ' +
    "export const say = async () => [made, await b()];",
  "later-B.js": 'import { b } from "./chunk-B.js"; import { c } from "./chunk-C.js"; ' +
    "export const say = async () => [await b(), await c()];",
  "later-C.js": 'import { c } from "./chunk-C.js"; import { made } from "./chunk-A.js"; ' +
    "export const say = async () => [made, await c()];",
  "later-D.js": 'export const say = async () => "alone";',
  "one.js": 'import { boot } from "./fresh-runtime.js"; boot(); export default ' +
    "{ say: async () => [" +
    ["A", "B", "C", "D"].map((name) => `await (await import("./later-${name}.js")).say()`) +
    "] };",
};

Deno.test({
  name: "what later scripts share is one script where it is little, and so are its words",
  sanitizeOps: false,
  sanitizeResources: false,
  fn: async () => {
    await using given = await merged(SHARED, ["one.js"]);
    const { all } = given.needs.get("one.js")!;
    const shared = all.filter((name) => name.includes("chunk"));
    const words = shared.filter((name) => name.includes("words"));
    assertEquals([shared.length - words.length, words.length], [1, 2], String(all));
    assertEquals(all.filter((name) => /^(en|es)-/.test(name)), []);
    const [apart] = all.filter((name) => name.includes("later-D"));
    assert(!(await given.text(apart!)).includes("chunk"), "who shares nothing asks for nothing");
    const one = await given.load("one.js");
    assertEquals(await one.say(), [[1, "bee"], ["bee", "sea"], [1, "sea"], "alone"]);
  },
});

Deno.test({
  name: "a script's name has one hash, though it's bundled twice",
  sanitizeOps: false,
  sanitizeResources: false,
  fn: async () => {
    await using given = await merged({
      "fresh-runtime.js": "export const boot = () => {};",
      "later-ABCDEFGH.js": "export const say = () => 1;",
      "one.js": 'export default async () => (await import("./later-ABCDEFGH.js")).say();',
    }, ["one.js"]);
    const [later] = given.names.filter((name) => name.includes("later"));
    assert(/^one\.later-[0-9A-Z]{8}\.js$/.test(later!), later);
    assertEquals(await (await given.load("one.js"))(), 1);
  },
});
