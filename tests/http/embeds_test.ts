/** What other sites may show in a frame, and that everything else stays where it is. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { dailyPuzzle } from "../../lib/puzzles/puzzles.ts";
import { positionOf } from "../../lib/puzzles/puzzle.ts";
import { dayOf } from "../../lib/puzzles/day.ts";
import { writeRecord } from "../../lib/games/notation/notation.ts";
import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import type { LifeMove } from "../../lib/games/conquerors/position.ts";
import { embedCode } from "../../lib/ui/embed/code.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { finishedGame, gameId } from "../store/finished.ts";

const ID = gameId(1), PATH = `/embed/g/${ID}`;
const FRAMES = [PATH, "/embed/tv", "/embed/puzzle/daily", "/embed/g/zzzzzzzzzz"];

/** Twelve turns: long enough to be shown again. */
const TOKENS = "g13,h13,g14,h14 u13,v13,u14,v14 t1,i12,f16,t25 l3,k4,n6,x12 j14,e17,h17,h18 " +
  "t13,y14,v15,z15 j10,d11,j12,k13 j11,s15,v16,w16 i12,h13,f15,t16 u9,v10,w10,w15 " +
  "c14,f14,h14,j17 s14,aa14,q15,q17";

function record(): string {
  const start = conquerorsV2.initial({}), moves: LifeMove[] = [];
  let position = start;
  for (const token of TOKENS.split(" ")) {
    const move = conquerorsV2.text.readMove(position, token);
    moves.push(move);
    position = conquerorsV2.play(position, move);
  }
  return writeRecord({ game: "conquerors-v2", options: {}, start, tags: {}, moves });
}

async function serveGame(): Promise<ServedApp> {
  const app = await serveApp();
  await app.services.archive.keep(finishedGame({ id: ID, record: record() }));
  return app;
}

async function get(app: ServedApp, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, {
    headers: { "accept-language": "en", ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

Deno.test("frames let any site show them, and nothing of a visitor in or out", async () => {
  await using app = await serveGame();
  for (const path of FRAMES) {
    const plain = await get(app, `${path}?theme=dark`);
    const { headers, text } = await get(app, `${path}?theme=dark`, { cookie: "lang=es; id=1" });
    const policy = headers.get("content-security-policy")!;
    assertStringIncludes(policy, "frame-ancestors *");
    assertStringIncludes(policy, "default-src 'none'");
    assert(!policy.includes("unsafe-"), policy);
    assertStringIncludes(policy, `script-src 'self' ${app.url};`);
    assertEquals(headers.get("cross-origin-resource-policy"), "cross-origin");
    assertEquals(headers.get("access-control-allow-origin"), "*");
    assertEquals(headers.get("access-control-allow-credentials"), null);
    assertEquals(text, plain.text, "cookies change nothing");
    assertStringIncludes(text, '<html lang="en" data-theme="dark">');
    assert(!/localStorage|serviceWorker|manifest/.test(text));
    assertEquals((await get(app, `${path}?lang=es`)).headers.get("set-cookie"), null);
    assertStringIncludes((await get(app, `${path}?lang=es`)).text, '<html lang="es"');
    for (const [, file] of text.matchAll(/(?:href|src)="([^"]+\/embed\.(?:css|js)[^"]*)"/g)) {
      const loaded = await fetch(file!);
      assertEquals(loaded.headers.get("cross-origin-resource-policy"), "cross-origin", file);
      assertStringIncludes(
        loaded.headers.get("content-security-policy")!,
        "frame-ancestors 'none'",
      );
      assert((await loaded.text()).length < 8_000, `${file} is light`);
    }
  }
});

Deno.test("pages that are no frames can't be framed, and keep to themselves", async () => {
  await using app = await serveGame();
  for (const path of ["/", `/g/${ID}`, "/tv", "/puzzle/daily", "/embed/nothing", "/oembed"]) {
    const { headers } = await get(app, path);
    assertStringIncludes(headers.get("content-security-policy")!, "frame-ancestors 'none'", path);
    assertEquals(headers.get("cross-origin-resource-policy"), "same-origin", path);
  }
});

Deno.test("a framed game has its players, its end, every turn, and the way to the whole of it", async () => {
  await using app = await serveGame();
  const { status, text } = await get(app, PATH);
  assertEquals(status, 200);
  for (const said of ["Ada against Ben", "Blue wins", "Turn 12 of 12", `${app.url}/g/${ID}`]) {
    assertStringIncludes(text, said);
  }
  const [, quoted] = text.match(/data-reel="([^"]+)"/)!;
  const { columns, frames } = JSON.parse(quoted!.replaceAll("&quot;", '"'));
  assertEquals([columns, frames.length], [28, 13]);
  assertEquals(frames[0], [[], [], "Turn 0 of 12 · Blue 0, Red 0"]);
  assertEquals(frames[1][0].length, 4);
  assertMatch(text, /<a href="[^"]+" target="_blank" rel="noopener">Review game<\/a>/);
});

Deno.test("a frame of no game says so, and one of no life shows its picture", async () => {
  await using app = await serveGame();
  const none = await get(app, "/embed/g/zzzzzzzzzz");
  assertEquals(none.status, 404);
  assertStringIncludes(none.text, "No such game.");
  const digraph = '[Game "annihilation"]\n[Result "seat1 resignation"]\n\n1. 0>1\n';
  const game = { game: "annihilation", by: "resignation", record: digraph } as const;
  await app.services.archive.keep(finishedGame({ id: gameId(2), ...game }));
  const { text } = await get(app, `/embed/g/${gameId(2)}`);
  assertStringIncludes(text, `src="${app.url}/g/${gameId(2)}.png"`);
  const picture = await fetch(`${app.url}/g/${gameId(2)}.png`);
  await picture.body?.cancel();
  assertEquals(picture.headers.get("cross-origin-resource-policy"), "cross-origin");
});

Deno.test("live games in a frame: a good one from before while nobody plays", async () => {
  await using app = await serveGame();
  const { text, headers } = await get(app, "/embed/tv");
  assertStringIncludes(text, "Replay · Conquerors");
  assertStringIncludes(text, 'data-refresh="5"');
  assertEquals(headers.get("cache-control"), "public, max-age=2");
  await using empty = await serveApp();
  assertStringIncludes((await get(empty, "/embed/tv")).text, "No games to watch yet");
});

Deno.test("the puzzle of the day in a frame is everybody's", async () => {
  await using app = await serveApp();
  const puzzle = dailyPuzzle(dayOf(Date.now()));
  const { text } = await get(app, "/embed/puzzle/daily");
  assertStringIncludes(text, `${app.url}/puzzle/daily`);
  const { board } = positionOf(puzzle);
  const cells = board.cells.filter((state) => state === 1).length;
  const [, path] = text.match(/class="cells-blue" d="([^"]*)"/)!;
  assertEquals(path!.split("M").length - 1, cells);
  assert(!text.includes(puzzle.answer), "the answer stays here");
});

Deno.test("who unfolds links is told how to show a page, in a size that fits", async () => {
  await using app = await serveGame();
  for (
    const [path, frame] of [["/tv", "/embed/tv"], ["/puzzle/daily", "/embed/puzzle/daily"], [
      `/g/${ID}`,
      PATH,
    ]]
  ) {
    const { text } = await get(app, path!);
    const link = text.match(/<link[^>]*type="application\/json\+oembed"[^>]*>/)![0];
    const href = link.match(/href="([^"]+)"/)![1]!.replaceAll("&amp;", "&");
    const response = await fetch(href);
    assertEquals(response.headers.get("content-type"), "application/json");
    assertEquals(response.headers.get("access-control-allow-origin"), "*");
    const { html, version, type, title, thumbnail_url } = await response.json();
    assertEquals([version, type], ["1.0", "rich"]);
    assertEquals(html, embedCode(app.url + frame, title));
    const picture = await fetch(thumbnail_url);
    assertEquals(picture.headers.get("content-type"), "image/png");
    await picture.body?.cancel();
  }
  const ask = async (query: string) => await get(app, `/oembed?${query}`);
  const url = encodeURIComponent(`${app.url}/g/${ID}?theme=dark&lang=es&other=1`);
  const small = JSON.parse((await ask(`url=${url}&maxwidth=300&maxheight=400`)).text);
  assertEquals([small.width, small.height], [300, 400]);
  const cookie = { cookie: "lang=es", "accept-language": "en" };
  const chosen = await get(app, `/oembed?url=${url}`, cookie);
  assertEquals(chosen.headers.get("content-language"), "es");
  assertMatch(chosen.headers.get("vary")!, /Accept-Language, Cookie/);
  assertStringIncludes(small.html, `src="${app.url}${PATH}?theme=dark&amp;lang=es"`);
  const status = async (query: string) => (await ask(query)).status;
  assertEquals(await status(`url=${url}&format=xml`), 501);
  assertEquals(await status(`url=${url}&maxwidth=10`), 404);
  assertEquals(await status(`url=${url}&maxwidth=wide`), 400);
  assertEquals(await status("format=json"), 400);
  assertMatch((await ask("format=json")).text, /^"url" is needed/);
  assertMatch((await ask(`url=${url}&maxwidth=100`)).text, /less room than 200 × 200 pixels$/m);
  for (const other of ["/g/zzzzzzzzzz", "/play", "/g/"]) {
    assertEquals(await status(`url=${encodeURIComponent(app.url + other)}`), 404, other);
  }
  assertEquals(await status(`url=${encodeURIComponent(`https://elsewhere.example/g/${ID}`)}`), 404);
  assertEquals(await status("url=nonsense"), 404);
});

Deno.test("a name can't write HTML into what others paste", () => {
  const code = embedCode("https://game.example/embed/tv?a=1&b=2", '"><script>');
  assertStringIncludes(code, 'title="&quot;&gt;&lt;script&gt;"');
  assertStringIncludes(code, "a=1&amp;b=2");
});

Deno.test("a game moves as a picture, of one size with what messages take, once drawn", async () => {
  await using app = await serveGame();
  const first = await fetch(`${app.url}/g/${ID}.gif`);
  const bytes = await first.bytes();
  assertEquals(new TextDecoder().decode(bytes.subarray(0, 6)), "GIF89a");
  assert(bytes.length < 1_000_000, `${bytes.length} bytes`);
  assertEquals(first.headers.get("content-type"), "image/gif");
  const etag = first.headers.get("etag")!;
  const again = await fetch(`${app.url}/g/${ID}.gif`, { headers: { "if-none-match": etag } });
  assertEquals(again.status, 304);
  assertEquals((await get(app, `/g/${ID}.gif`, { "if-none-match": `"${ID}"` })).status, 200);
});
