/** Where a visitor finds the site, as the request and the proxies before it say. */

import { assertEquals } from "@std/assert";
import { isSameHost, isTrustworthy, originOf } from "../../lib/server/http/origin.ts";

type Case = readonly [name: string, headers: Record<string, string>, hops: number, origin: string];

const FORWARDED = { "x-forwarded-proto": "https", "x-forwarded-host": "game.example" };

const CASES: readonly Case[] = [
  ["nothing is believed without proxies", FORWARDED, 0, "http://upstream.test:8000"],
  ["a proxy that says nothing", {}, 1, "http://upstream.test:8000"],
  ["a host without a port has no port of the upstream", FORWARDED, 1, "https://game.example"],
  ["a host with a port", { "x-forwarded-host": "game.example:81" }, 1, "http://game.example:81"],
  ["only the scheme", { "x-forwarded-proto": "https" }, 1, "https://upstream.test:8000"],
  ["a socket's scheme", { ...FORWARDED, "x-forwarded-proto": "wss" }, 1, "https://game.example"],
  ["a scheme that is none", { "x-forwarded-proto": "ftp" }, 1, "http://upstream.test:8000"],
  ["a host that is none", { "x-forwarded-host": "a b" }, 1, "http://upstream.test:8000"],
  [
    "what the outermost of two proxies was asked for",
    { "x-forwarded-proto": "http, https, http", "x-forwarded-host": "forged, game.example, inner" },
    2,
    "https://game.example",
  ],
  ["what two proxies passed on unchanged", FORWARDED, 2, "https://game.example"],
];

for (const [name, headers, trustedHops, origin] of CASES) {
  Deno.test(`the origin: ${name}`, () => {
    const request = new Request("http://upstream.test:8000/play?game=conway", { headers });
    assertEquals(originOf(request, { trustedHops, publicUrl: undefined }), origin);
    const publicUrl = "https://conquerors.example";
    assertEquals(originOf(request, { trustedHops, publicUrl }), publicUrl);
  });
}

Deno.test("hosts are the same with their ports, whatever the scheme", () => {
  assertEquals(isSameHost("https://game.example", "http://game.example"), true);
  assertEquals(isSameHost("https://game.example:443", "https://game.example"), true);
  for (const other of ["https://game.example:8000", "https://example", "null", ""]) {
    assertEquals(isSameHost(other, "https://game.example"), false, other);
  }
});

Deno.test("browsers trust HTTPS and their own machine", () => {
  for (const host of ["localhost:8000", "app.localhost", "127.0.0.1:8000", "127.1.2.3", "[::1]"]) {
    assertEquals(isTrustworthy(`http://${host}`), true, host);
  }
  assertEquals(isTrustworthy("https://game.example"), true);
  for (const host of ["game.example", "192.168.0.7:8000", "notlocalhost", "127.0.0.1.example"]) {
    assertEquals(isTrustworthy(`http://${host}`), false, host);
  }
});
