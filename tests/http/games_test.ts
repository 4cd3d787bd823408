/** The list of finished games, and games as files, as plain requests. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { readRecords } from "../../lib/games/notation/notation.ts";
import { recordFromJson } from "../../lib/games/notation/record_json.ts";
import { readRle } from "../../lib/automaton/rle_file.ts";
import type { FinishedGame } from "../../lib/leaderboard/finished_game.ts";
import { namedRecord } from "../../lib/server/http/game_file.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { wholeGame } from "../ui/replay/game.ts";

const RECORD = wholeGame().replace(/^\[(Blue|Red) .*\n/gm, "");

function finished(number: number, blue: string, red: string): FinishedGame {
  return {
    id: `abcdefg${100 + number}`,
    game: number % 2 === 0 ? "conquerors-v2" : "conquerors-classic",
    opponent: "online",
    winner: 0,
    by: "majority",
    endedAt: Date.UTC(2026, 0, 1) + number,
    seconds: 60,
    unrated: null,
    points: 100,
    record: RECORD,
    seats: [{ identity: blue, name: blue }, { identity: red, name: red }],
  };
}

async function get(
  app: ServedApp,
  path: string,
  from = "",
): Promise<{ status: number; text: string }> {
  const headers = { "accept-language": "en", referer: from };
  const response = await fetch(app.url + path, { headers });
  return { status: response.status, text: await response.text() };
}

/** The games that a page lists, in its order. */
function listed(text: string): string[] {
  return [...text.matchAll(/href="\/g\/(\w+)"/g)].map(([, id]) => id!);
}

Deno.test("finished games are listed by name and by rules, a page at a time", async () => {
  await using app = await serveApp();
  for (let number = 0; number < 40; number++) {
    await app.services.archive.keep(finished(number, number < 3 ? "Ada" : "Bea", "Cleo"));
  }
  const first = await get(app, "/games");
  assertEquals(listed(first.text).length, 30);
  const next = /href="(\/games\?after=[^"]+)"/.exec(first.text)![1]!;
  const second = await get(app, next.replaceAll("&amp;", "&"));
  assertEquals(new Set([...listed(first.text), ...listed(second.text)]).size, 40);
  const adas = await get(app, "/games?name=ADA");
  assertEquals(listed(adas.text), ["abcdefg102", "abcdefg101", "abcdefg100"]);
  const classics = await get(app, "/games?name=ada&game=conquerors-classic");
  assertEquals(listed(classics.text), ["abcdefg101"]);
  await app.services.players.claim("Ada", "Ada", Date.UTC(2026, 0, 2));
  const begun = await get(app, "/games?name=ad");
  assertStringIncludes(begun.text, 'href="/player/Ada">Ada</a>');
});

Deno.test("a search for what there is not says so, and a bad one is refused", async () => {
  await using app = await serveApp();
  const all = (await get(app, "/games")).text;
  assertStringIncludes(all, "No games yet.");
  assertEquals(/<a class="button" href="\/games"/.test(all), false, "a way to where one is");
  assertStringIncludes((await get(app, "/games?name=nobody")).text, "No games found");
  const bad = ["game=chess", "player=x", `name=${"x".repeat(50)}`];
  for (const query of bad) assertEquals((await get(app, `/games?${query}`)).status, 400, query);
});

Deno.test("a game can be had as CCN, as JSON and as RLE, and as nothing else", async () => {
  await using app = await serveApp();
  await app.services.archive.keep(finished(0, "Ada", "Bea"));
  const ccn = (await get(app, "/g/abcdefg100.ccn")).text;
  const [record] = readRecords(ccn);
  assertEquals([record!.tags.Blue, record!.tags.Red], ["Ada", "Bea"]);
  const json = JSON.parse((await get(app, "/g/abcdefg100.json")).text);
  assertEquals(readRecords(recordFromJson(json)), [record]);
  const { generation, comments } = readRle((await get(app, "/g/abcdefg100.rle")).text);
  assertEquals([generation, comments[0]], [record!.moves.length, "Blue: Ada"]);
  for (const path of ["/g/abcdefg100.exe", "/g/zzzzzzzzzz", "/g/..%2f..", "/g/abcdefg100.ccn.x"]) {
    assertEquals((await get(app, path)).status, 404, path);
  }
});

Deno.test("a game's seats are named in order, whichever the computer has", () => {
  const head = '[Game "conway"]\n', rest = '[Seats "3"]\n[Result "*"]\n\n1. a1\n';
  const named = namedRecord(`${head}[Seat1 "hard"]\n[Seat3 "easy"]\n${rest}`, ["Hard", "Ada", "?"]);
  assertEquals(named, `${head}[Seat1 "hard"]\n[Seat2 "Ada"]\n[Seat3 "easy"]\n${rest}`);
});

const POST_RECORD = '[Game "conway"]\n[Seats "3"]\n[Result "seat3 resignation"]\n\n' +
  "1. a1 b1 c1 resign resign\n";

Deno.test("a game's page leads back to the room of this site that one comes from", async () => {
  await using app = await serveApp();
  await app.services.archive.keep(finished(0, "Ada", "Bea"));
  const ways = async (from: string) => {
    const { text } = await get(app, "/g/abcdefg100", from);
    return [...text.matchAll(/href="(\/r\/[^"]+)"/g)].map(([, way]) => way);
  };
  const { url } = app;
  assertEquals(await ways(`${url}/r/K7QX2M?net=poll`), ["/r/K7QX2M"]);
  assertEquals(await ways(`${url}/r/K7QX2M/watch`), ["/r/K7QX2M/watch"]);
  for (const from of ["", "?", `${url}/games`, `${url}/r/0`, "https://example.org/r/K7QX2M"]) {
    assertEquals(await ways(from), [], from);
  }
});

Deno.test("a game that no board shows is there to read, with all its players", async () => {
  await using app = await serveApp();
  await app.services.archive.keep({
    ...finished(0, "Ada", "Bea"),
    game: "conway",
    winner: 2,
    by: "resignation",
    unrated: "handicap",
    record: POST_RECORD,
    seats: ["Ada", "Bea", "Cleo"].map((name) => ({ identity: name, name })),
  });
  const { status, text } = await get(app, "/g/abcdefg100");
  assertEquals(status, 200);
  assertStringIncludes(text, "Ada, Bea, and Cleo");
  assertStringIncludes(text, "Cleo wins by resignation");
  assertStringIncludes(text, "[Seat3 &quot;Cleo&quot;]");
  assertStringIncludes((await get(app, "/games?game=conway")).text, "Ada, Bea, and Cleo");
  const [record] = readRecords((await get(app, "/g/abcdefg100.ccn")).text);
  assertEquals(record!.tags.Seat3, "Cleo");
  const picture = await get(app, "/g/abcdefg100.png");
  assertEquals([picture.status, picture.text.slice(1, 4)], [200, "PNG"]);
  assertStringIncludes(text, `content="${app.url}/g/abcdefg100.png"`);
  const { text: pattern } = await get(app, "/g/abcdefg100.rle");
  const { board, rule, topology } = readRle(pattern);
  assertEquals([rule, topology], ["Plurality", "torus"]);
  assert(board.cells.some((state) => state !== 0));
  assertEquals((await get(app, `/${rule}.rule`)).status, 200);
});

const HILL_RECORD = '[Game "arena"]\n[Size "24x8"]\n[Result "seat1 resignation"]\n\n' +
  "1. a1,b1,a2,b2 h8\n";
const DIGRAPH_RECORD = '[Game "annihilation"]\n[Result "seat1 resignation"]\n\n1. 0>1\n';

Deno.test("a hill and a digraph have pictures for who unfolds links, but no pattern", async () => {
  await using app = await serveApp();
  const records = { arena: HILL_RECORD, annihilation: DIGRAPH_RECORD } as const;
  for (const [number, game] of (["arena", "annihilation"] as const).entries()) {
    const archived = finished(number, "Ada", "Bea");
    const record = records[game], path = `/g/${archived.id}`;
    await app.services.archive.keep({ ...archived, game, by: "resignation", record });
    assertStringIncludes((await get(app, path)).text, `content="${app.url}${path}.png"`);
    const picture = await get(app, `${path}.png`);
    assertEquals([picture.status, picture.text.slice(1, 4)], [200, "PNG"]);
    assertEquals((await get(app, `${path}.rle`)).status, 404);
    assertEquals((await get(app, `${path}.gif`)).status, game === "arena" ? 200 : 404);
  }
});
