/** Requests for another host than the one that is set, and what is logged about proxies. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { App } from "fresh";
import type { State } from "../../lib/server/define.ts";
import { locate } from "../../lib/server/http/middleware/locate.ts";
import type { Site } from "../../lib/server/http/origin.ts";

const DIRECT: Site = { trustedHops: 0, publicUrl: undefined };
const PUBLIC = "https://game.example";

/** An app that answers with the origin it was asked at, and what it logs. */
function located(site: Partial<Site>) {
  const log: string[] = [];
  const app = new App<State>()
    .use(locate({ ...DIRECT, ...site }, (text) => log.push(text)))
    .all("*", ({ state }) => new Response(state.origin));
  const answer = app.handler();
  const ask = (url: string, init?: RequestInit) => answer(new Request(url, init));
  return { ask, log };
}

Deno.test("without PUBLIC_URL any host is answered as the one that was asked for", async () => {
  const { ask } = located({});
  for (const origin of ["http://localhost:8000", "http://game.test", "http://192.168.0.7:8000"]) {
    assertEquals(await (await ask(`${origin}/play`)).text(), origin);
  }
});

Deno.test("PUBLIC_URL's own host is answered, by whichever scheme it comes", async () => {
  const { ask } = located({ publicUrl: PUBLIC });
  for (
    const asked of ["http://game.example/play", "http://GAME.example/", "https://game.example/"]
  ) {
    const response = await ask(asked);
    assertEquals([response.status, await response.text()], [200, PUBLIC], asked);
  }
});

Deno.test("who reads from another host than PUBLIC_URL's is sent there, with path and query", async () => {
  const { ask } = located({ publicUrl: PUBLIC });
  for (const method of ["GET", "HEAD"]) {
    for (const path of ["/", "/play?game=conway&size=10", "//elsewhere.example/%2F"]) {
      const response = await ask(`http://127.0.0.1:8000${path}`, { method });
      assertEquals([response.status, response.headers.get("location")], [308, PUBLIC + path]);
      assertEquals(response.headers.get("cache-control"), "no-store");
    }
  }
});

Deno.test("anything else at another host is refused in a sentence", async () => {
  const { ask } = located({ publicUrl: PUBLIC });
  const socket = { headers: { upgrade: "websocket", connection: "upgrade" } };
  for (const init of [{ method: "POST" }, { method: "DELETE" }, { method: "OPTIONS" }, socket]) {
    const response = await ask("http://game.example:8000/new", init);
    assertEquals(response.status, 421);
    assertEquals(await response.text(), "This server only answers at https://game.example\n");
  }
});

Deno.test("probes are answered at any host and warn of nothing", async () => {
  const { ask, log } = located({ publicUrl: PUBLIC, trustedHops: 1 });
  for (const path of ["/healthz", "/readyz"]) {
    assertEquals((await ask(`http://localhost:8000${path}`)).status, 200);
  }
  assertEquals(log, []);
});

Deno.test("behind a proxy the host that it was asked for is held against PUBLIC_URL", async () => {
  const { ask, log } = located({ publicUrl: PUBLIC, trustedHops: 1 });
  const forwarded = (host: string) => ({
    headers: { "x-forwarded-for": "1.2.3.4", "x-forwarded-host": host },
  });
  assertEquals((await ask("http://upstream:8000/", forwarded("game.example"))).status, 200);
  assertEquals(log, []);
  for (let times = 0; times < 3; times++) {
    assertEquals((await ask("http://upstream:8000/", forwarded("other.example"))).status, 308);
  }
  assertEquals(log.length, 1);
  assertMatch(log[0]!, /PUBLIC_URL.*Host header/);
});

const HEADERS = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded"];

for (const name of HEADERS) {
  Deno.test(`${name} that no setting trusts is logged once`, async () => {
    const { ask, log } = located({});
    await ask("http://game.test/");
    assertEquals(log, []);
    for (let times = 0; times < 3; times++) {
      await ask("http://game.test/", { headers: { [name]: "https" } });
    }
    assertEquals(log.length, 1);
    assertMatch(log[0]!, /TRUSTED_HOPS is 0.*Set TRUSTED_HOPS/);
  });
}

Deno.test("fewer addresses than proxies are logged once, as many or more aren't", async () => {
  const { ask, log } = located({ trustedHops: 2 });
  const from = (addresses: string) => ({ headers: { "x-forwarded-for": addresses } });
  await ask("http://game.test/", from("1.1.1.1, 2.2.2.2"));
  await ask("http://game.test/", from("forged, 1.1.1.1, 2.2.2.2"));
  assertEquals(log, []);
  await ask("http://game.test/", from("1.1.1.1"));
  await ask("http://game.test/");
  assertEquals(log.length, 1);
  assert(log[0]!.includes("TRUSTED_HOPS"));
});
