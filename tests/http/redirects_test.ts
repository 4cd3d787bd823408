/** Redirects lead on in the language that was asked for, also for who keeps no cookies. */

import { assertEquals } from "@std/assert";
import { serveApp } from "../serve_app.ts";

/** Where addresses lead that are asked for in Spanish. */
const PLACES: Readonly<Record<string, string>> = {
  "/leaderboard?period=all&page=9&lang=es": "/leaderboard?period=all&lang=es",
  "/leaderboard?page=9&lang=es-MX": "/leaderboard?lang=es",
  "/puzzle/daily?day=2001-01-01&lang=es": "/puzzle/daily?lang=es",
  "/join?code=k7qx2m&lang=es": "/r/K7QX2M?lang=es",
  "/r/k7qx2m?net=poll&lang=es": "/r/K7QX2M?net=poll&lang=es",
  "/r/k7qx2m/watch?lang=es": "/r/K7QX2M/watch?lang=es",
  "/about.?lang=es": "/about?lang=es",
  "/leaderboard?page=9": "/leaderboard",
  "/leaderboard?page=9&lang=xx": "/leaderboard",
};

Deno.test("a redirect leads on in the language that was asked for", async () => {
  await using app = await serveApp();
  for (const [from, to] of Object.entries(PLACES)) {
    const response = await fetch(app.url + from, { redirect: "manual" });
    await response.body?.cancel();
    const { pathname, search } = new URL(response.headers.get("location")!, app.url);
    assertEquals(pathname + search, to, from);
  }
});

Deno.test("so does a random side's, and the room that a form opens", async () => {
  await using app = await serveApp();
  const drawn = await fetch(`${app.url}/play?level=easy&side=random&lang=es`, {
    redirect: "manual",
  });
  await drawn.body?.cancel();
  const { searchParams } = new URL(drawn.headers.get("location")!, app.url);
  assertEquals(searchParams.getAll("lang"), ["es"]);
  const made = await fetch(`${app.url}/new?lang=es`, {
    method: "POST",
    headers: { origin: app.url },
    body: new URLSearchParams({ side: "0" }),
    redirect: "manual",
  });
  await made.body?.cancel();
  assertEquals(/^\/r\/\w{6}\?lang=es$/.test(made.headers.get("location")!), true);
});
