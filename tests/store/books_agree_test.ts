/** Whatever happens, the totals that SQLite keeps are what memory counts from the games each time. */

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { DatabaseSync } from "node:sqlite";
import { GAME_IDS } from "../../lib/games/mod.ts";
import { OPPONENT_KINDS } from "../../lib/leaderboard/board.ts";
import { bucketOf, PERIODS } from "../../lib/leaderboard/period.ts";
import { type FinishedGame, UNRATED } from "../../lib/store/archive.ts";
import type { Books } from "../../lib/store/books.ts";
import type { Check } from "../../lib/store/checks.ts";
import { MemoryBooks } from "../../lib/store/memory_books.ts";
import { migrate } from "../../lib/store/schema.ts";
import { SqliteBooks } from "../../lib/store/sqlite_books.ts";
import { checkOf, finishedGame, gameId } from "./finished.ts";

const RUNS = { seed: 4, numRuns: 60 };
const IDENTITIES = ["a", "b", "c", "d"];
const NAMES = ["", "Ada", "ADA", "Ben", "Веn"];
const FIRST = Date.UTC(2026, 9, 30);
const DAY = 86_400_000;

const sitter = fc.record({
  identity: fc.constantFrom(...IDENTITIES),
  name: fc.constantFrom(...NAMES),
});

const anyGame: fc.Arbitrary<FinishedGame> = fc.record({
  id: fc.nat(40).map(gameId),
  game: fc.constantFrom(...GAME_IDS),
  seats: fc.oneof(
    fc.uniqueArray(sitter, { minLength: 2, maxLength: 2, selector: ({ identity }) => identity })
      .map((seats) => ({ opponent: "online" as const, seats })),
    sitter.map((one) => ({ opponent: "hard" as const, seats: [null, one] })),
  ),
  winner: fc.constantFrom(0, 1, null),
  unrated: fc.constantFrom(null, null, null, ...UNRATED),
  points: fc.nat(280),
  endedAt: fc.nat(9).map((days) => FIRST + days * DAY),
}).map(({ seats, ...game }) => finishedGame({ ...game, ...seats }));

const anyCheck: fc.Arbitrary<Check> = fc.tuple(fc.nat(9), fc.constantFrom(...IDENTITIES))
  .map(([n, identity]) => checkOf(n, identity));

type Deed = (books: Books) => Promise<unknown>;

const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 8, arbitrary: anyGame.map((game): Deed => ({ archive }) => archive.keep(game)) },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constantFrom(...IDENTITIES),
      fc.constantFrom("Ada", "Ben", "Cleo", "Cӏео"),
      fc.constantFrom(...[5, 9, 370].map((days) => FIRST + days * DAY)),
    ).map(([identity, name, now]): Deed => ({ players }) => players.claim(identity, name, now)),
  },
  { weight: 2, arbitrary: anyCheck.map((check): Deed => ({ checks }) => checks.file(check)) },
  {
    weight: 2,
    arbitrary: fc.tuple(anyCheck, fc.constantFrom(undefined, "cpu-differs" as const))
      .map(([check, refused]): Deed => async ({ checks }) => [
        await checks.settle(check, refused),
        await checks.find(check.game.id),
        await checks.pending(),
      ]),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...IDENTITIES).map((identity): Deed => ({ players }) =>
      players.forget(identity)
    ),
  },
);

/** Everything anyone could see. */
async function seen({ archive, players, standings }: Books): Promise<unknown> {
  const days = [0, 4, 9].map((day) => FIRST + day * DAY);
  const buckets = new Set(PERIODS.flatMap((period) => days.map((at) => bucketOf(period, at))));
  const boards = [...buckets].flatMap((bucket) =>
    [null, ...GAME_IDS].flatMap((game) =>
      [null, ...OPPONENT_KINDS].map((opponent) => ({ bucket, game, opponent }))
    )
  );
  const pages = await Promise.all(boards.map((board) => standings.page(board, 0, 100)));
  const queries = [{}, { player: 2 }, { game: GAME_IDS[0]! }, ...NAMES.map((name) => ({ name }))];
  const lists = await Promise.all(queries.map((query) => archive.list({ ...query, limit: 7 })));
  return { pages, lists, players: await Promise.all(IDENTITIES.map((one) => players.find(one))) };
}

Deno.test("SQLite's books and memory's show the same after any deeds", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyDeed, { maxLength: 50 }), async (deeds) => {
      const database = new DatabaseSync(":memory:");
      migrate(database);
      const [memory, sqlite] = [new MemoryBooks(), new SqliteBooks(database)];
      for (const deed of deeds) assertEquals(await deed(sqlite), await deed(memory));
      assertEquals(await seen(sqlite), await seen(memory));
      database.close();
    }),
    RUNS,
  );
});
