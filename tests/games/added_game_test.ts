/**
 * Adding a game: its record in one registry and what pages say of it in the other, and everything
 * else plays it. Here it's a small game of two colonies.
 */

import { assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { conquerorsV2, lifeGame } from "../../lib/games/conquerors/conquerors.ts";
import type { LifeMove } from "../../lib/games/conquerors/position.ts";
import { readLink, writeLink } from "../../lib/games/notation/link.ts";
import { readRecords, writeRecord } from "../../lib/games/notation/notation.ts";
import { recordFromJson, recordToJson } from "../../lib/games/notation/record_json.ts";
import { type GameId, gameIds, register } from "../../lib/games/registry.ts";
import { splitGames } from "../../lib/games/notation/record_source.ts";
import { verifyGame } from "../../lib/games/verify.ts";
import { archiveIdOf, phaseOf } from "../../lib/rooms/view.ts";
import { chooseMove } from "../../lib/search/computers.ts";
import { conquerorsAbout } from "../../lib/ui/games/conquerors/about.ts";
import { registerAbout } from "../../lib/ui/games/registry.ts";
import { Person } from "../pages/person.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { checkGame } from "./conformance.ts";
import { adventurous } from "./moves.ts";
import { assertSameGames } from "./records.ts";
import { wholeGame } from "./whole_games.ts";

const ID = "miniature" as GameId;
const NUMBERS = { width: 14, height: 11, home: 5, place: 3, rounds: 6, bombRound: 4 };
const NAMES = { en: "Miniature", es: "Miniatura" };

const miniature = lifeGame({ ...conquerorsV2.rules, ...NUMBERS, id: ID, name: NAMES.en });

register(miniature);
registerAbout(
  ID,
  conquerorsAbout(
    miniature,
    (language) => ({ text: NAMES[language === "es" ? "es" : "en"], line: "A small board." }),
  ),
);

const record = wholeGame(ID, "s1");

async function ask({ url }: ServedApp, path: string, language = "en"): Promise<string> {
  const response = await fetch(url + path, { headers: { "accept-language": language } });
  const text = await response.text();
  assertEquals(response.status, 200, path);
  return text;
}

/** Opens a room as the form does; its code. */
async function openRoom({ url }: ServedApp, fields: Record<string, string>): Promise<string> {
  const headers = { origin: url };
  const body = new URLSearchParams(fields);
  const asked = { method: "POST", body, headers, redirect: "manual" } as const;
  const response = await fetch(`${url}/new`, asked);
  await response.body?.cancel();
  assertEquals(response.status, 303, fields.game);
  return response.headers.get("location")!.slice("/r/".length);
}

for (const seed of ["s1", "s2", "s3"]) {
  Deno.test(`an added game keeps the contract, seed "${seed}"`, () => {
    checkGame(miniature, seed, adventurous);
  });
}

Deno.test("an added game goes into a record, a link and JSON, and comes back", () => {
  const ccn = writeRecord(record);
  assertStringIncludes(ccn, `[Game "${ID}"]`);
  assertSameGames(readRecords(ccn), [record]);
  assertSameGames(readRecords(recordFromJson(recordToJson(ccn))), [record]);
  assertSameGames([readLink(writeLink(record))], [record]);
  assertEquals(verifyGame(splitGames(ccn)[0]!).turns, record.moves.length);
});

Deno.test("the computer plays an added game at all its levels", () => {
  const position = miniature.initial({});
  for (const level of miniature.levels!) {
    const move = chooseMove({ game: ID, position, level, seed: "s1", steps: 300 }) as LifeMove;
    assertEquals(miniature.refuse(position, move), undefined, level);
  }
});

Deno.test("pages offer an added game, and its rules have its numbers", async () => {
  await using app = await serveApp();
  const front = await ask(app, "/rivals");
  assertStringIncludes(front, `<input type="radio" name="game" value="${ID}"`);
  const friend = await ask(app, "/friend");
  assertMatch(friend, new RegExp(`<option +value="${ID}"[^>]*>${NAMES.en}<`));
  for (const [language, name] of Object.entries(NAMES)) {
    const rules = await ask(app, `/rules/${ID}`, language);
    assertStringIncludes(rules, name);
    for (const number of Object.values(NUMBERS)) assertMatch(rules, new RegExp(`\\b${number}\\b`));
    const [, page] = rules.match(/<a class="button primary" href="([^"]+)"/)!;
    assertStringIncludes(page!, `game=${ID}`);
    assertStringIncludes(await ask(app, page!.replaceAll("&amp;", "&"), language), ID);
  }
  assertStringIncludes(await ask(app, "/leaderboard"), `href="/leaderboard?game=${ID}"`);
  await ask(app, `/leaderboard?game=${ID}`);
});

Deno.test("an added game is played in a room, from the lobby to the archive", async () => {
  await using app = await serveApp();
  const code = await openRoom(app, { game: ID, side: "0", listed: "1" });
  const ada = await new Person(app, "Ada").sit(code);
  const { rooms } = JSON.parse(await ask(app, "/api/lobby"));
  assertEquals(rooms.map((room: { code: string; game: string }) => [room.code, room.game]), [
    [code, ID],
  ]);
  assertStringIncludes(await ask(app, "/games"), NAMES.en);
  assertStringIncludes(await ask(app, `/r/${code}`), `Room ${code}`);
  const ben = await new Person(app, "Ben").sit(code);
  let position = miniature.initial({});
  for (const move of record.moves as LifeMove[]) {
    const seat = [ada, ben][position.turn]!;
    await seat.look();
    await seat.do({ t: "move", move: miniature.text.writeMove(position, move) });
    position = miniature.play(position, move);
  }
  await ada.look();
  assertEquals(phaseOf(ada.room), "over");
  const id = archiveIdOf(ada.room);
  assertStringIncludes(await ask(app, `/games?game=${ID}`), `href="/g/${id}"`);
  assertStringIncludes(await ask(app, `/g/${id}`), "board-svg");
  const [kept] = readRecords(await ask(app, `/g/${id}.ccn`));
  assertSameGames([{ ...kept!, tags: {} }], [record]);
  assertStringIncludes(await ask(app, `/g/${id}.rle`), "rule = Immigration");
});

Deno.test("every game has a table for its rooms", async () => {
  await using app = await serveApp();
  for (const game of gameIds()) {
    const code = await openRoom(app, { game });
    assertStringIncludes(await ask(app, `/r/${code}`), `Room ${code}`, game);
  }
});
