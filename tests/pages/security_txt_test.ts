/** Whom to tell of a security hole, as RFC 9116 has it. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { App } from "fresh";
import type { State } from "../../lib/server/define.ts";
import { locate } from "../../lib/server/http/middleware/locate.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { handler } from "../../routes/security.txt.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";

const CONTACT = "mailto:security@game.example";
const DAY = 24 * 60 * 60 * 1000;

/** The fields, and what they say. */
async function read({ url }: ServedApp): Promise<Record<string, string>> {
  const response = await fetch(`${url}/.well-known/security.txt`);
  assertEquals(response.status, 200);
  assertEquals(response.headers.get("content-type"), "text/plain; charset=utf-8");
  const text = await response.text();
  assert(text.endsWith("\n"));
  return Object.fromEntries(text.trimEnd().split("\n").map((line) => line.split(/: (.*)/, 2)));
}

Deno.test("security.txt says whom to tell, and holds for less than a year from any day on", async () => {
  for (const days of [0, 200, 4_000]) {
    const now = Date.now() + days * DAY;
    const world = { ...realWorld, now: () => now };
    await using app = await serveApp({}, { securityContact: CONTACT, world });
    const { Expires: expires, ...fields } = await read(app);
    assertEquals(fields, { Contact: CONTACT, "Preferred-Languages": "en, es" });
    const left = (Date.parse(expires!) - now) / DAY;
    assert(left > 170 && left < 365, expires);
    assert(/^\d{4}-\d\d-\d\dT00:00:00Z$/.test(expires!), expires);
  }
});

Deno.test("where nobody is named there is no security.txt", async () => {
  await using app = await serveApp();
  const response = await fetch(`${app.url}/.well-known/security.txt`);
  assertEquals(response.status, 404);
  await response.body?.cancel();
});

Deno.test("behind HTTPS security.txt says where it is", async () => {
  await using served = await serveApp({}, { securityContact: CONTACT });
  const home = "https://game.example";
  const app = new App<State>()
    .use(locate({ trustedHops: 1, publicUrl: home }, () => {}), (ctx) => {
      ctx.state.online = () => Promise.resolve(served.services);
      return ctx.next();
    })
    .get("/.well-known/security.txt", handler.GET);
  const answer = await app.handler()(new Request(`${home}/.well-known/security.txt`));
  assertStringIncludes(await answer.text(), `\nCanonical: ${home}/.well-known/security.txt\n`);
});
