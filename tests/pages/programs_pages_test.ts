/** The pages about programs and for them, as they're served. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { MoveLog } from "../../lib/arena/move_log.ts";
import type { StoredMatch } from "../../lib/arena/results.ts";
import { readRecords } from "../../lib/games/notation/notation.ts";
import { Dumper } from "../../lib/server/dump/dumper.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { finishedGame, gameId } from "../store/finished.ts";

const BOTS = ["glider gunner", "50% / gun", "soup"].map((name) => ({ author: "Ada & Co.", name }));

/** A bot's cells, as many as count. */
const ROW = [...Array(30).keys()];

/** Every two of them have met in a round robin, and the first always won. */
async function fill({ services: { arena } }: ServedApp): Promise<void> {
  for (const [n, [one, other]] of [[0, 1], [0, 2], [1, 2]].entries()) {
    const match: StoredMatch = {
      id: `match${n}`,
      bots: [BOTS[one!]!, BOTS[other!]!],
      width: 60,
      height: 40,
      seed: "seed",
      first: 0,
      rated: true,
      startedAt: n,
      endedAt: n + 1,
      generations: 9,
      outcome: { winner: 0, by: "majority" },
      cells: [4, 3],
      moves: Uint8Array.of(),
      robin: Date.UTC(2026, 10, 20),
    };
    await arena.results.keep(match);
  }
}

async function get({ url }: ServedApp, path: string) {
  const response = await fetch(url + path);
  return { status: response.status, text: await response.text() };
}

Deno.test("a bot's page is a link away from its standing and its matches", async () => {
  await using app = await serveApp();
  await fill(app);
  const href = "/arena/bot/Ada%20%26%20Co./50%25%20%2F%20gun";
  for (const path of ["/arena", "/arena/match0", "/arena/round-robins"]) {
    assertStringIncludes((await get(app, path)).text, `href="${href}"`);
  }
  const { status, text } = await get(app, href);
  assertEquals(status, 200);
  assertStringIncludes(text, "Head to head");
  assertMatch(text, /1 won, 0 drawn, 1 lost/);
  for (const match of ["match0", "match2"]) assertStringIncludes(text, `/arena/${match}`);
  assert(!text.includes("/arena/match1"));
  assertEquals((await get(app, "/arena/bot/Ada/nobody")).status, 404);
});

Deno.test("a round robin's table leads to each match", async () => {
  await using app = await serveApp();
  await fill(app);
  const { text } = await get(app, "/arena/round-robins");
  const scores = [...text.matchAll(/<td>(\d(?:\.\d)?)<\/td><\/tr>/g)].map(([, score]) => score);
  assertEquals(scores, ["2", "1", "0"]);
  assertStringIncludes(text, 'href="/arena/match1"');
});

Deno.test("a long match's file is sent as it's made, and not again", async () => {
  await using app = await serveApp();
  await fill(app);
  const log = new MoveLog(), path = `${app.url}/api/arena/download/long`;
  for (let generation = 0; generation < 2_000; generation++) {
    log.add({ generation, cells: [ROW, ROW] });
  }
  const { results } = app.services.arena;
  await results.keep({ ...(await results.find("match0"))!, id: "long", moves: log.bytes() });
  const response = await fetch(path), { placed } = await response.json();
  assertEquals([placed.length, placed[1_999].cells[1][7]], [2_000, [0, 7]]);
  assertEquals(response.headers.get("content-length"), null, "it's begun before it's whole");
  const again = await fetch(path, { headers: { "if-none-match": response.headers.get("etag")! } });
  assertEquals([again.status, await again.text()], [304, ""]);
});

Deno.test("a month's games are listed, downloaded and what their sum says", async () => {
  await using app = await serveApp();
  const { store } = app.services;
  assertStringIncludes((await get(app, "/dumps")).text, "Nothing to download yet");
  const game = finishedGame({ id: gameId(1), endedAt: Date.UTC(2026, 9, 5) });
  await store.books.archive.keep(game);
  const world = { now: () => Date.UTC(2026, 10, 5), random: Math.random, after: passAtOnce };
  const peer = { once: async (_: string, act: () => Promise<unknown>) => (await act(), true) };
  await new Dumper({ ...store.books, world, peer }).tend();
  const { dumps } = JSON.parse((await get(app, "/api/dumps")).text);
  assertEquals(dumps.map(({ kind }: { kind: string }) => kind), ["ccn", "ndjson"]);
  const [{ path, sha256, size }] = dumps;
  assertStringIncludes((await get(app, "/dumps")).text, `href="${path}"`);
  const response = await fetch(app.url + path), bytes = await response.bytes();
  assertEquals([response.status, bytes.length], [200, size]);
  assertEquals(createHash("sha256").update(bytes).digest("hex"), sha256);
  assertEquals(response.headers.get("etag"), `"${sha256}"`);
  const [record] = readRecords(new TextDecoder().decode(gunzipSync(bytes)));
  assertEquals(record!.tags.Id, game.id);
  const part = await fetch(app.url + path, { headers: { range: "bytes=2-4" } });
  assertEquals([part.status, await part.bytes()], [206, bytes.slice(2, 5)]);
  const head = await fetch(app.url + path, { method: "HEAD" });
  await head.body?.cancel();
  assertEquals([head.status, head.headers.get("content-length")], [200, `${size}`]);
  assertEquals((await get(app, "/dumps/conquerors-2026-11.ccn.gz")).status, 404);
});

function passAtOnce(_ms: number, call: () => void): () => void {
  queueMicrotask(call);
  return () => {};
}
