/** `staticFiles` and `asset`. */

import { assertEquals, assertMatch, assertNotEquals } from "@std/assert";
import { buildFixture } from "./build_fixture.ts";
import { request } from "./request.ts";

const handler = await buildFixture();

Deno.test("a static file is served at the root, with an ETag that is honoured", async () => {
  const response = await handler(request("/hello.txt"));
  assertEquals([response.status, await response.text()], [200, "Hello\n"]);
  const etag = response.headers.get("etag")!;
  assertMatch(response.headers.get("content-type")!, /^text\/plain/);
  const again = await handler(request("/hello.txt", { headers: { "if-none-match": etag } }));
  assertEquals([again.status, await again.text()], [304, ""]);
  const other = await handler(request("/hello.txt", { headers: { "if-none-match": '"other"' } }));
  assertEquals([other.status, await other.text()], [200, "Hello\n"]);
});

Deno.test("HEAD tells of a file without sending it", async () => {
  const response = await handler(request("/hello.txt", { method: "HEAD" }));
  assertEquals([response.status, await response.text()], [200, ""]);
});

Deno.test("asset gives an address that may be kept for a year", async () => {
  const html = await (await handler(request("/"))).text();
  const url = html.match(/<a href="(\/hello\.txt[^"]*)"/)?.[1]?.replaceAll("&amp;", "&");
  assertNotEquals(url, "/hello.txt");
  const response = await handler(request(url!));
  assertMatch(response.headers.get("cache-control")!, /max-age=31536000/);
  assertEquals(await response.text(), "Hello\n");
});

Deno.test("nothing outside of the static folder is served", async () => {
  for (const path of ["/main.ts", "/%2e%2e/main.ts", "/static/hello.txt", "/%E0%A4%A"]) {
    const response = await handler(request(path));
    assertEquals(response.status, 404, path);
    await response.body?.cancel();
  }
});
