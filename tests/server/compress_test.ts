/** Which answers are compressed, how, and what they say of it. */

import { assertEquals } from "@std/assert";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { accepts, compress, zipped } from "../../lib/server/net/compress.ts";

const LONG = new TextEncoder().encode("a".repeat(512));

/** What is sent of a body, and what its headers say of it. */
async function sent(accepted: string | undefined, given: object = {}, body = LONG) {
  const headers = new Headers({ "content-type": "text/html", ...given });
  const bytes = await compress(body, headers, accepted);
  return { bytes, encoding: headers.get("content-encoding"), vary: headers.get("vary"), headers };
}

Deno.test("what a client accepts is what it names and doesn't refuse", () => {
  const named = ["gzip", "br, gzip", "deflate;q=1, gzip;q=0.5", "gzip ; q=0.01"];
  const not = [undefined, "", "gzips", "gzip;q=0", "br, gzip; q=0.00", "*"];
  assertEquals(named.map((text) => accepts(text, "gzip")), named.map(() => true));
  assertEquals(not.map((text) => accepts(text, "gzip")), not.map(() => false));
});

Deno.test("the best that a client accepts is what it gets", async () => {
  const packed = await sent("gzip, br"), zipped = await sent("gzip, br;q=0");
  assertEquals([packed.encoding, zipped.encoding], ["br", "gzip"]);
  for (const bytes of [brotliDecompressSync(packed.bytes), gunzipSync(zipped.bytes)]) {
    assertEquals(new Uint8Array(bytes), LONG);
  }
  const plain = await sent("deflate");
  assertEquals([plain.bytes, plain.encoding, plain.vary], [LONG, null, "Accept-Encoding"]);
});

Deno.test("what is short, packed already, a part, or packs badly stays as it is", async () => {
  const cases: readonly [object, Uint8Array<ArrayBuffer>][] = [
    [{}, LONG.slice(1)],
    [{ "content-type": "image/png" }, LONG],
    [{ "content-encoding": "gzip" }, LONG],
    [{ "content-range": "bytes 0-511/600" }, LONG],
  ];
  for (const [headers, body] of cases) {
    const { bytes, vary } = await sent("br, gzip", headers, body);
    assertEquals([bytes, vary], [body, null]);
  }
  const packable = ["text/css", "application/json; charset=utf-8", "application/ld+json"];
  for (const type of [...packable, "text/javascript", "application/xml", "image/svg+xml"]) {
    assertEquals((await sent("br", { "content-type": type })).encoding, "br", type);
  }
});

Deno.test("other bytes of the same thing have a weak name", async () => {
  for (const [etag, after] of [['"x"', 'W/"x"'], ['W/"x"', 'W/"x"']] as const) {
    assertEquals((await sent("br", { etag })).headers.get("etag"), after);
    assertEquals((await sent("", { etag })).headers.get("etag"), etag);
  }
});

Deno.test("a long body is compressed on its way, and doesn't say how long it was", async () => {
  for (const [accepted, encoding] of [["br, gzip", "gzip"], ["br", null]] as const) {
    const headers = new Headers({ "content-type": "text/plain", "content-length": "512" });
    const body = zipped(new Blob([LONG]).stream(), headers, accepted);
    const bytes = new Uint8Array(await new Response(body).arrayBuffer());
    assertEquals(encoding ? new Uint8Array(gunzipSync(bytes)) : bytes, LONG);
    const said = ["content-encoding", "content-length", "vary"].map((name) => headers.get(name));
    assertEquals(said, [encoding, encoding ? null : "512", "Accept-Encoding"]);
  }
  const headers = new Headers({ "content-type": "image/gif" }), body = new Blob([LONG]).stream();
  assertEquals(zipped(body, headers, "gzip"), body);
  assertEquals(headers.get("vary"), null);
  await body.cancel();
});
