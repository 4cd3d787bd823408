/** `staticFiles` and `asset`, of a build in memory and of one on disk. */

import { assertEquals, assertMatch, assertNotEquals } from "@std/assert";
import { buildFixture, buildFixtureOnDisk } from "./build_fixture.ts";
import { request } from "./request.ts";

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

const inMemory = await buildFixture();
const onDisk = await buildFixtureOnDisk();

function both(name: string, test: (ask: Ask) => Promise<void>): void {
  for (const [where, handler] of [["in memory", inMemory], ["on disk", onDisk]] as const) {
    Deno.test(`${name}: ${where}`, () => test((path, init) => handler(request(path, init))));
  }
}

both("a static file is served at the root, whole", async (ask) => {
  const response = await ask("/hello.txt");
  assertEquals([response.status, await response.text()], [200, "Hello\n"]);
  assertMatch(response.headers.get("content-type")!, /^text\/plain/);
  assertEquals(response.headers.get("content-length"), "6");
  assertMatch(response.headers.get("cache-control")!, /no-cache/);
});

Deno.test("a file on disk has an ETag, which is honored", async () => {
  const ask: Ask = (path, init) => onDisk(request(path, init));
  const response = await ask("/hello.txt");
  await response.body?.cancel();
  const etag = response.headers.get("etag")!;
  const again = await ask("/hello.txt", { headers: { "if-none-match": etag } });
  assertEquals([again.status, await again.text()], [304, ""]);
  const other = await ask("/hello.txt", { headers: { "if-none-match": '"other"' } });
  assertEquals([other.status, await other.text()], [200, "Hello\n"]);
});

both("HEAD tells of a file without sending it, and nothing else may be asked", async (ask) => {
  const head = await ask("/hello.txt", { method: "HEAD" });
  assertEquals([head.status, await head.text()], [200, ""]);
  const post = await ask("/hello.txt", { method: "POST" });
  await post.body?.cancel();
  assertEquals(post.status, 405);
});

both("asset gives an address that may be kept for a year", async (ask) => {
  const html = await (await ask("/")).text();
  const url = html.match(/<a href="(\/hello\.txt[^"]*)"/)?.[1]?.replaceAll("&amp;", "&");
  assertNotEquals(url, "/hello.txt");
  const response = await ask(url!);
  assertMatch(response.headers.get("cache-control")!, /max-age=31536000/);
  assertEquals(await response.text(), "Hello\n");
});

both(
  "a stylesheet asks for files as asset does, and for what lies elsewhere as it's written",
  async (ask) => {
    const html = await (await ask("/")).text();
    const url = html.match(/<a href="(\/hello\.txt[^"]*)"/)![1]!.replaceAll("&amp;", "&");
    const asked = await (await ask("/style.css")).text();
    const addresses = [...asked.matchAll(/url\("([^"]*)"\)/g)].map(([, address]) => address);
    assertEquals(addresses, [url, url, url, "hello.txt", "//elsewhere/a.png", "data:,a"]);
    const head = await ask("/style.css", { method: "HEAD" });
    assertEquals(Number(head.headers.get("content-length")), asked.length);
  },
);

both("the address of another build's file leads to the file as it is now", async (ask) => {
  const html = await (await ask("/")).text();
  const [, name] = html.match(/<a href="\/hello\.txt\?([^="]+)=/)!;
  const response = await ask(`/hello.txt?${name}=older`);
  assertEquals([response.status, response.headers.get("location")], [307, "/hello.txt"]);
});

both("nothing outside of the static folder is served", async (ask) => {
  for (const path of ["/main.ts", "/%2e%2e/main.ts", "/static/hello.txt", "/%E0%A4%A"]) {
    const response = await ask(path);
    assertEquals(response.status, 404, path);
    await response.body?.cancel();
  }
});
