import { assertEquals } from "@std/assert";
import { realpath } from "node:fs/promises";
import { createRequire } from "node:module";

const ROOT = new URL("../", import.meta.url);

function read(name: string): Promise<string> {
  return Deno.readTextFile(new URL(name, ROOT));
}

Deno.test("deno.jsr.json is deno.json without links, with a lock and a name of its own", async () => {
  const { links: _, ...main } = JSON.parse(await read("deno.json"));
  const own = (await read("deno.jsr.json")).replaceAll("deno.jsr.json", "deno.json");
  assertEquals(JSON.parse(own), { ...main, lock: "deno.jsr.lock" });
});

Deno.test("deno.browser.json checks types as deno.json does, but without Deno's", async () => {
  const main = JSON.parse(await read("deno.json"));
  const browser = JSON.parse(await read("deno.browser.json"));
  const { lib, jsx: _jsx, jsxPrecompileSkipElements: _skip, ...options } = main.compilerOptions;
  const { lib: browserLib, jsx: _, ...browserOptions } = browser.compilerOptions;
  const withoutDeno = lib.filter((name: string) => name !== "deno.ns");
  assertEquals(browserOptions, options);
  // What the oldest browsers that will do know of JavaScript (docs/browsers.md).
  assertEquals(browserLib, ["es2024", ...withoutDeno]);
  assertEquals({ ...main.imports, ...browser.imports }, main.imports);
});

Deno.test("there is one copy of Preact: two would render nothing, without an error", async () => {
  const users = ["@preact/signals", "preact-render-to-string"];
  const [ours, ...theirs] = await Promise.all(["", ...users].map(preactOf));
  assertEquals(theirs, users.map(() => ours));
});

/** Where a package, or the app, finds Preact. */
async function preactOf(name: string): Promise<string> {
  const path = new URL(`node_modules/${name === "" ? "" : `${name}/package.json`}`, ROOT);
  const require = createRequire(await realpath(path));
  return realpath(require.resolve("preact"));
}
