/** What a browser asks about itself, as it is served. */

import { assert, assertEquals } from "@std/assert";
import { digest } from "../../lib/server/digest.ts";
import { en } from "../../lib/ui/people/words/en.ts";
import { es } from "../../lib/ui/people/words/es.ts";
import type { NameRefusal } from "../../lib/ui/people/words/en.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { codeOf, post } from "./ask.ts";

const [ADA, BEN] = [codeOf("Ada"), codeOf("Ben")];

/** Keeps a game of Ada's and Ben's that counts, so that they may claim names. */
async function play({ services: { archive } }: ServedApp, endedAt = Date.now()): Promise<void> {
  const seats = [ADA, BEN].map((code) => ({ identity: digest(code), name: "" }));
  await archive.keep(finishedGame({ seats, endedAt }));
}

Deno.test("a name belongs to the code that claimed it, and to none that looks like it", async () => {
  await using app = await serveApp();
  await play(app);
  const claim = (identity: string, name: string) => post(app, "/api/me/name", { identity, name });
  assertEquals(await claim(ADA, "  Ada\u0000 "), {
    status: 200,
    body: { player: { id: 1, name: "Ada" } },
  });
  assertEquals(await claim(BEN, "ADA"), { status: 409, body: { refused: "taken" } });
  const { body } = await post(app, "/api/me", { identity: ADA });
  assertEquals(body.player, { id: 1, name: "Ada" });
});

Deno.test("a player who can't have a name hears why, in words of either language", async () => {
  await using app = await serveApp();
  const claim = (name: unknown, identity = BEN) => post(app, "/api/me/name", { identity, name });
  assertEquals(await claim("Ben"), { status: 200, body: { refused: "unplayed" } });
  await play(app, Date.now() - 366 * 24 * 60 * 60 * 1000);
  assertEquals(await claim("Ben"), { status: 200, body: { refused: "unplayed" } });
  const refused = {
    unfit: ["", "A", "…", "\u202e", "\u2800\u2800", "\u3164\u3164", 7, null, undefined],
    signs: ["Ada ✓", "<b>Ada</b>"],
    mixed: ["Аda", "Adа Lovelace"],
    reserved: ["admin", "Server", "COMPUTER", "Difícil", "Azul"],
  };
  for (const [why, names] of Object.entries(refused)) {
    for (const name of names) {
      assertEquals(await claim(name), { status: 400, body: { refused: why } }, String(name));
    }
    for (const { me } of [en, es]) assert(me.nameRefused[why as NameRefusal].length > 10);
  }
});

Deno.test("of two who claim a name at once one gets it", async () => {
  await using app = await serveApp();
  await play(app);
  const claims = await Promise.all(
    [ADA, BEN].map((identity) => post(app, "/api/me/name", { identity, name: "Queen" })),
  );
  assertEquals(claims.map(({ status }) => status).sort(), [200, 409]);
});

Deno.test("who asks hears of its games and its place, and of nobody's secrets", async () => {
  await using app = await serveApp();
  const { archive } = app.services;
  const seats = [ADA, BEN].map((code) => ({ identity: digest(code), name: code.slice(0, 3) }));
  for (let n = 0; n < 25; n++) {
    // In as many weeks, so that all of these two count.
    const endedAt = Date.now() - n * 8 * 24 * 60 * 60 * 1000;
    await archive.keep(finishedGame({ id: gameId(n), seats, endedAt, winner: n % 2 }));
  }
  const first = await post(app, "/api/me/games", { identity: ADA });
  const games = first.body.games as { id: string }[];
  assertEquals([games.length, games[0]!.id], [20, gameId(0)]);
  const { next: after } = first.body;
  const second = await post(app, "/api/me/games", { identity: ADA, after });
  assertEquals((second.body.games as unknown[]).length, 5);
  assertEquals(second.body.next, undefined);
  const board = "period=all";
  const { body } = await post(app, "/api/me", { identity: BEN, board });
  const { rank, wins } = body.standing as Record<string, number>;
  assertEquals([rank, wins], [2, 12]);
  const said = JSON.stringify([first, second, body]);
  for (const secret of [ADA, BEN, digest(ADA), digest(BEN)]) assert(!said.includes(secret));
});

Deno.test("nobody hears anything without a code, nor changes anything", async () => {
  await using app = await serveApp();
  const bad = ["", "{", "[]", {}, { identity: 7 }, { identity: "short" }, { identity: null }];
  const paths = ["/api/me", "/api/me/name", "/api/me/games", "/api/me/data", "/api/me/forget"];
  for (const path of paths) {
    for (const body of [...bad, { identity: ADA.repeat(400) }]) {
      const answer = await post(app, path, body);
      assertEquals([answer.status, answer.body.refused], [400, "malformed"]);
      assertEquals(Object.keys(answer.body), ["refused", "message"]);
    }
    const response = await fetch(`${app.url}${path}?identity=${ADA}`);
    assertEquals(response.status, 405);
    await response.body?.cancel();
  }
});

Deno.test("a code is in no answer, and a new one has no games", async () => {
  await using app = await serveApp();
  const { body } = await post(app, "/api/me/games", { identity: ADA });
  assertEquals(body, { games: [] });
  assertEquals(await app.services.players.find(digest(ADA)), undefined);
});

Deno.test("who asks to be forgotten is", async () => {
  await using app = await serveApp();
  await play(app);
  assertEquals((await post(app, "/api/me/name", { identity: ADA, name: "Ada" })).status, 200);
  const { body } = await post(app, "/api/me/forget", { identity: ADA });
  assertEquals(body, { forgotten: true });
  assertEquals((await post(app, "/api/me", { identity: ADA })).body.player, null);
});

Deno.test("one source may not ask without end", async () => {
  await using app = await serveApp({ accountsPerMinute: 3 });
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) {
    statuses.push((await post(app, "/api/me", { identity: codeOf(`Player${n}`) })).status);
  }
  assertEquals(statuses.slice(-2), [429, 429]);
});
