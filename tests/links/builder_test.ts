/** `Builder`: a build on disk is a module with a `fetch`. */

import { Builder } from "fresh/dev";
import {
  assert,
  assertEquals,
  assertMatch,
  assertNotEquals,
  assertStringIncludes,
} from "@std/assert";
import { CONFIG } from "../config.ts";
import { buildFixtureOnDisk, FIXTURE } from "./build_fixture.ts";
import { request } from "./request.ts";

const handler = await buildFixtureOnDisk();

Deno.test("build writes server.js, which serves pages, islands and static files", async () => {
  const page = await handler(request("/"));
  const html = await page.text();
  assertStringIncludes(html, "Count: 3");
  for (const [, url] of html.matchAll(/"(\/[^"]+\.js)"/g)) {
    assertStringIncludes(page.headers.get("link")!, `<${url}>; rel="modulepreload"`);
    assertMatch(await (await handler(request(url!))).text(), /\bimport\b|\bexport\b/);
  }
  assertEquals(await (await handler(request("/hello.txt"))).text(), "Hello\n");
});

Deno.test("an island's script has its name, in the folder of the build", async () => {
  const html = await (await handler(request("/"))).text();
  const scripts = [...html.matchAll(/"(\/[^"]+\.js)"/g)].map(([, url]) => url!);
  const folders = scripts.map((url) => url.match(/^\/_fresh\/js\/([^/]+)\/(\w[\w-]*)\.js$/));
  assertEquals(folders.map((match) => match?.[2]).sort(), ["Counter", "fresh-runtime"]);
  assertEquals(new Set(folders.map((match) => match?.[1])).size, 1);
});

/** The folder of the scripts of a build that is called so, made by a process of its own. */
async function folderOf(name: string): Promise<string> {
  const outDir = await Deno.makeTempDir({ dir: FIXTURE, prefix: "_fresh" });
  const code = `import { Builder } from "fresh/dev";
    await new Builder(${JSON.stringify({ root: FIXTURE, outDir })}).build();
    Deno.exit();`;
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", "--config", CONFIG, code],
    env: { DENO_DEPLOYMENT_ID: name },
  }).output();
  assert(success, new TextDecoder().decode(stderr));
  const [{ name: folder }] = [...Deno.readDirSync(`${outDir}/static/_fresh/js`)] as [Deno.DirEntry];
  await Deno.remove(outDir, { recursive: true });
  return folder;
}

Deno.test("the environment names a build, and with it the folder of its scripts", async () => {
  const [one, two, again] = await Promise.all(["one", "two", "two"].map(folderOf));
  assertNotEquals(one, two);
  assertEquals(two, again);
});

Deno.test("listen serves the app for development", async () => {
  const stop = new AbortController();
  const { promise: address, resolve } = Promise.withResolvers<Deno.NetAddr>();
  const options = { hostname: "127.0.0.1", port: 0, signal: stop.signal, onListen: resolve };
  const listening = new Builder({ root: FIXTURE }).listen(
    () => import("./fixture/main.ts"),
    options,
  );
  const { port } = await address;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  assertStringIncludes(await response.text(), "Count: 3");
  stop.abort();
  await listening;
});
