/** What a site tells browsers on HTTPS, and doesn't on plain HTTP, where it would lock them out. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { App } from "fresh";
import type { State } from "../../lib/server/define.ts";
import { backToDesk } from "../../lib/server/http/admin/desk.ts";
import { locate } from "../../lib/server/http/middleware/locate.ts";
import { writePass } from "../../lib/server/http/room_pass.ts";
import { contentPolicy, secure } from "../../lib/server/http/middleware/secure.ts";
import { speak } from "../../lib/server/http/middleware/speak.ts";

const ENTRY = { https: "https://game.example", http: "http://game.example" };

/** The answer of a page that sets all cookies that there are. */
async function visit(publicUrl: string): Promise<Headers> {
  const app = new App<State>().use(locate({ trustedHops: 0, publicUrl }), secure, contentPolicy)
    .use(speak)
    .get("/", ({ state }) => {
      const response = backToDesk(state, "in", "session");
      const pass = writePass("K7QX2M", (text) => text, state.origin);
      response.headers.append("set-cookie", pass);
      return response;
    });
  const response = await app.handler()(new Request("http://game.example/?lang=es"));
  return response.headers;
}

Deno.test("on https browsers have to stay there, and every cookie is secure", async () => {
  const headers = await visit(ENTRY.https);
  assertMatch(headers.get("strict-transport-security")!, /^max-age=63072000$/);
  assertEquals(headers.get("cross-origin-opener-policy"), "same-origin");
  assertMatch(headers.get("content-security-policy")!, /upgrade-insecure-requests/);
  const cookies = headers.getSetCookie();
  assertEquals(cookies.map((cookie) => cookie.split("=")[0]).sort(), ["admin", "lang", "room"]);
  for (const cookie of cookies) assertMatch(cookie, /; SameSite=(Lax|Strict); Secure$/);
});

Deno.test("on plain http nothing asks for https", async () => {
  const headers = await visit(ENTRY.http);
  assertEquals(headers.get("strict-transport-security"), null);
  assertEquals(headers.get("cross-origin-opener-policy"), null);
  assert(!headers.get("content-security-policy")!.includes("upgrade-insecure-requests"));
  const cookies = headers.getSetCookie();
  assertEquals(cookies.length, 3);
  for (const cookie of cookies) assert(!cookie.includes("Secure"), cookie);
});
