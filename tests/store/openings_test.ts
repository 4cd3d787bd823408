/** Counts of openings, on every database. */

import { assert, assertEquals } from "@std/assert";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import { merged } from "../../lib/games/conquerors/opening.ts";
import type { FinishedGame } from "../../lib/leaderboard/finished_game.ts";
import { CROWDS } from "../../lib/leaderboard/opening_bands.ts";
import { SqlArchive } from "../../lib/server/store/sql/archive.ts";
import { SqlOpenings } from "../../lib/server/store/sql/openings.ts";
import type { Work } from "../../lib/server/store/sql/work.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { finishedGame, gameId } from "./finished.ts";
import { rounds } from "./rounds.ts";
import { booksTest } from "./stores.ts";

const GAME = LIFE_GAMES["conquerors-v2"], START = GAME.initial({});
const ROOT = merged(GAME, START).text;
/** Blocks at the top, their mirror images, and another. */
const TOP = "a1,b1,a2,b2 aa1,ab1,aa2,ab2", BOTTOM = "a25,b25,a26,b26 aa25,ab25,aa26,ab26";
const OTHER = "c5,d5,c6,d6 pass";

function played(n: number, tokens: string, given: Partial<FinishedGame> = {}): FinishedGame {
  const numbered = tokens.split(" ");
  const rounds = numbered.flatMap((token, index) =>
    index % 2 === 0 ? [`${index / 2 + 1}. ${token} ${numbered[index + 1] ?? ""}`] : []
  );
  const record = `[Game "${given.game ?? "conquerors-v2"}"]\n\n${rounds.join("\n")}\n`;
  return finishedGame({ id: gameId(n), record, ...given });
}

/** Where a turn leads in the position of a text. */
function led(text: string, token: string): ["conquerors-v2", string] {
  const position = GAME.text.readPosition(text, {});
  const after = GAME.play(position, GAME.text.readMove(position, token));
  return ["conquerors-v2", merged(GAME, after).text];
}

const MANY = 1_000_000;

booksTest("a record that can't be read holds up no others", async ({ archive, openings }) => {
  await archive.keep(played(1, "a1,b1,a2,b2 nonsense"));
  await archive.keep(played(2, TOP));
  assertEquals(await openings.count(5, MANY), 2);
  assertEquals((await openings.at("conquerors-v2", ROOT, CROWDS.all, 10)).games, 1);
});

booksTest("games are counted once, mirror images together, by how they ended", async (books) => {
  const { archive, openings } = books;
  const all = CROWDS.all;
  assertEquals(await openings.count(5, MANY), 0);
  await archive.keep(played(1, TOP, { winner: 0 }));
  await archive.keep(played(2, BOTTOM, { winner: 1 }));
  await archive.keep(played(3, OTHER, { winner: null }));
  assertEquals(await openings.count(2, MANY), 2, "some at a time");
  assertEquals(await openings.count(5, MANY), 1);
  assertEquals(await openings.count(5, MANY), 0);
  const root = await openings.at("conquerors-v2", ROOT, all, 10);
  assertEquals([root.games, root.blue, root.red], [3, 1, 1]);
  assertEquals(root.turns.map(({ games, blue, red }) => [games, blue, red]), [[2, 1, 1], [
    1,
    0,
    0,
  ]]);
  const after = led(ROOT, root.turns[0]!.move), next = await openings.at(...after, all, 10);
  assertEquals([next.games, next.turns.length], [2, 1]);
  const end = await openings.at(...led(after[1], next.turns[0]!.move), all, 10);
  assertEquals([end.games, end.turns], [2, []], "where a game ended it is known, too");
  assertEquals((await openings.at("skirmish", ROOT, all, 10)).games, 0);
  assertEquals((await openings.at("conquerors-v2", ROOT, all, 1)).turns.length, 1);
});

booksTest(
  "who played is told apart, and what wasn't played as it comes isn't counted",
  async (books) => {
    const { archive, openings } = books;
    const seats = (a: string, b: string) => [a, b].map((name) => ({ identity: name, name }));
    await archive.keep(played(1, TOP));
    await archive.keep(played(2, TOP, { unrated: "unmoved", seats: seats("new", "newer") }));
    await archive.keep(
      played(3, TOP, { opponent: "hard", seats: [seats("a", "b")[0]!, null] }),
    );
    await archive.keep(played(4, TOP, { opponent: "bot", seats: seats("c", "d") }));
    await archive.keep(played(5, TOP, { unrated: "computer", seats: seats("e", "f") }));
    await archive.keep(played(6, TOP, { unrated: "bot", seats: seats("g", "h") }));
    await archive.keep(played(7, TOP, { forfeit: "unreported", opponent: "hard" }));
    const komi = played(8, TOP, { unrated: "handicap" });
    const record = komi.record.replace("\n\n", '\n[Komi "3.5"]\n\n');
    await archive.keep({ ...komi, record });
    await archive.keep(finishedGame({ id: gameId(9), game: "conway", unrated: "unranked" }));
    assertEquals(await openings.count(50, MANY), 8, "only games of two colonies wait");
    const games = async (crowd: keyof typeof CROWDS) =>
      (await openings.at("conquerors-v2", ROOT, CROWDS[crowd], 10)).games;
    assertEquals(await games("cpu"), 2);
    assertEquals(await games("bot"), 2);
    assertEquals(await games("people"), 2, "the rated one and the new players'");
    assertEquals(await games("middle"), 1, "first ratings are about 1500");
    assertEquals(await games("high"), 0);
    assertEquals(await games("all"), 6);
  },
);

booksTest("of too many turns the rarest and oldest are forgotten", async (books) => {
  const { archive, openings } = books;
  await archive.keep(played(1, OTHER, { endedAt: 1_000 }));
  for (const n of [2, 3]) await archive.keep(played(n, TOP, { endedAt: 2_000 }));
  await archive.keep(played(4, "e5,f5,e6,f6 pass", { endedAt: 3_000 }));
  await openings.count(50, 6);
  const root = await openings.at("conquerors-v2", ROOT, CROWDS.all, 10);
  assertEquals(root.turns.map(({ games }) => games), [2, 1], "what was played twice stays");
  assert(root.turns[1]!.move.startsWith("e"), `the older is gone, not ${root.turns[1]!.move}`);
});

Deno.test("games are counted with few questions that wait for others' answers", async () => {
  const database = SqliteDatabase.inMemory(), waits: number[] = [];
  const openings = new SqlOpenings({
    read: (work) => database.read(work),
    async write<Result>(work: () => Work<Result>) {
      waits.push(await database.write(() => rounds(work())) as number);
      return undefined as Result;
    },
  });
  const archive = new SqlArchive(database);
  for (const n of [1, 2, 3, 4, 5]) await archive.keep(played(n, n % 2 === 0 ? TOP : BOTTOM));
  assertEquals(await openings.count(5, MANY), 5);
  assertEquals(waits, [3]);
});
