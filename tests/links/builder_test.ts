/** `Builder`: a build on disk is a module with a `fetch`. */

import { Builder } from "fresh/dev";
import { assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { FIXTURE } from "./build_fixture.ts";
import { request } from "./request.ts";

interface BuiltServer {
  readonly default: { fetch(req: Request, info?: Deno.ServeHandlerInfo): Promise<Response> };
}

const outDir = await Deno.makeTempDir({ dir: FIXTURE, prefix: "_fresh" });
await new Builder({ root: FIXTURE, outDir }).build();

Deno.test.afterAll(() => Deno.remove(outDir, { recursive: true }));

Deno.test("build writes server.js, which serves pages, islands and static files", async () => {
  const { default: server }: BuiltServer = await import(`file://${outDir}/server.js`);
  const html = await (await server.fetch(request("/"))).text();
  assertStringIncludes(html, "Count: 3");
  for (const [, url] of html.matchAll(/"(\/[^"]+\.js)"/g)) {
    assertMatch(await (await server.fetch(request(url!))).text(), /\bimport\b|\bexport\b/);
  }
  assertEquals(await (await server.fetch(request("/hello.txt"))).text(), "Hello\n");
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
