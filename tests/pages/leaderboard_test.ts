/** The leaderboard as a page without JavaScript, and as JSON. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { FORMULA } from "../../lib/leaderboard/points.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { finishedGame, gameId } from "../store/finished.ts";

/** Players who won against the computer, the first least. */
async function fill({ services: { archive, players } }: ServedApp, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const seats = [{ identity: `Player ${n}`, name: "" }, null];
    const given = { id: gameId(n), opponent: "easy", seats, points: 10 + n } as const;
    await archive.keep(finishedGame({ ...given, endedAt: Date.now() }));
  }
  await players.claim(`Player ${count - 1}`, "<b>Ada</b>", Date.now());
}

async function get({ url }: ServedApp, path: string, language = "en") {
  const response = await fetch(url + path, { headers: { "accept-language": language } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The cells of the table's rows, as a reader without JavaScript sees them. */
function rowsOf(html: string): string[][] {
  const body = /<tbody>(.*)<\/tbody>/s.exec(html)?.[1] ?? "";
  return [...body.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => cell!)
  );
}

Deno.test("the leaderboard is a table of its own, page by page", async () => {
  await using app = await serveApp();
  await fill(app, 53);
  const { text } = await get(app, "/leaderboard");
  const rows = rowsOf(text);
  assertEquals(rows.length, 50);
  const ada = '<a href="/player/%3Cb%3EAda%3C%2Fb%3E">&lt;b>Ada&lt;/b></a>';
  assertEquals(rows[0]!.slice(0, 5), ["1", ada, "62", "1/1", "–"]);
  assertStringIncludes(rows[0]![5]!, "Report or block &lt;b>Ada&lt;/b>");
  assertEquals(rows[1], ["2", '<a href="/player/~52">Player 52</a>', "61", "1/1", "–", ""]);
  assertStringIncludes(text, "Page 1 of 2");
  const next = /href="([^"]+)" rel="next"/.exec(text)![1]!;
  assertEquals(next, "/leaderboard?page=2");
  const second = await get(app, next);
  assertEquals(rowsOf(second.text).map(([place]) => place), ["51", "52", "53"]);
  assertStringIncludes(second.text, 'rel="prev"');
});

Deno.test("a page that a leaderboard doesn't have, or not yet, leads to its last", async () => {
  await using app = await serveApp();
  await fill(app, 53);
  const { text } = await get(app, "/leaderboard?opponent=cpu&page=9");
  assertStringIncludes(text, "Page 2 of 2");
  assertEquals(rowsOf(text).map(([place]) => place), ["51", "52", "53"]);
  const none = await get(app, "/leaderboard?opponent=online&page=2");
  assertStringIncludes(none.text, "No results yet");
  assert(!none.text.includes("Page 2 of 1"));
});

Deno.test("every leaderboard is a link away, and only what there is", async () => {
  await using app = await serveApp();
  await fill(app, 2);
  const { text } = await get(app, "/leaderboard");
  const links = [
    ...new Set([...text.matchAll(/href="(\/leaderboard[^"]*)"/g)].map(([, to]) => to!)),
  ];
  assertEquals(links.length, 10, links.join());
  for (const link of links) {
    assertEquals((await get(app, link.replaceAll("&amp;", "&"))).status, 200);
  }
  assertEquals(rowsOf((await get(app, "/leaderboard?opponent=online")).text), []);
  assertEquals(rowsOf((await get(app, "/leaderboard?period=month&opponent=cpu")).text).length, 2);
  for (
    const bad of ["period=day", "game=chess", "opponent=dog", "page=0", "page=201", "page=1e1"]
  ) {
    assertEquals((await get(app, `/leaderboard?${bad}`)).status, 404, bad);
    assertEquals((await get(app, `/api/leaderboard?${bad}`)).status, 400, bad);
  }
});

Deno.test("the leaderboard explains its formula by the formula's own numbers, in both languages", async () => {
  await using app = await serveApp();
  for (const language of ["en", "es"]) {
    const { text } = await get(app, "/leaderboard", language);
    const { base, extinction, speed, early, margin } = FORMULA;
    const numbers = [
      ...[...Object.values(base), extinction, speed.most, early.most, margin.most],
      ...[FORMULA.rounds, speed.fast, speed.slow, 8, 40, 400],
    ];
    const told = /<ul class="points">(.*?)<\/ul>/s.exec(text)![1]!;
    for (const number of numbers) assertMatch(told, new RegExp(`\\b${number}\\b`));
  }
});

Deno.test("an empty leaderboard shows the way to fill it", async () => {
  await using app = await serveApp();
  const { text } = await get(app, "/leaderboard");
  assert(!text.includes("<table"));
  assertStringIncludes(text, 'href="/play"');
});

Deno.test("the leaderboard as JSON may be kept for a while", async () => {
  await using app = await serveApp();
  await fill(app, 1);
  const { headers, text } = await get(app, "/api/leaderboard?period=all&opponent=cpu");
  assertEquals(headers.get("cache-control"), "public, max-age=30");
  assertEquals(JSON.parse(text), {
    period: "all",
    game: null,
    opponent: "cpu",
    page: 1,
    bucket: "all",
    pages: 1,
    rows: [
      { rank: 1, player: 1, name: "<b>Ada</b>", points: 10, games: 1, wins: 1, rating: null },
    ],
    players: 1,
  });
});
