import { assert, assertEquals } from "@std/assert";
import type { ArenaOutcome, MatchSummary, StoredMatch } from "../../lib/arena/results.ts";
import { roundRobinsIn } from "../../lib/arena/cross_table.ts";
import { headToHead, ratingsOf } from "../../lib/arena/head_to_head.ts";
import { KEPT_MATCHES, KEPT_NEAR, KEPT_UNRATED, spreadOf } from "../../lib/arena/results.ts";
import { SqlResults } from "../../lib/server/store/sql/arena_results.ts";
import { run } from "../../lib/server/store/sql/work.ts";
import { storeTest } from "../store/stores.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";

const named = (name: string) => ({ author: "tests", name });

function matchOf(
  endedAt: number,
  winner: ArenaOutcome["winner"],
  { rated = true, bots = ["Ada", "Ben"] } = {},
): StoredMatch {
  return {
    id: `match${endedAt}`,
    bots: [named(bots[0]!), named(bots[1]!)],
    width: 60,
    height: 40,
    seed: "seed",
    first: 1,
    rated,
    startedAt: endedAt - 10,
    endedAt,
    generations: 100,
    outcome: { winner, by: "forfeit" },
    cells: [4, 3],
    moves: Uint8Array.of(1, 2, 3),
  };
}

storeTest("a match is found as it was kept, and listed without its moves", async ({ database }) => {
  const results = new SqlResults(database);
  for (const endedAt of [20, 10, 30]) assert(await results.keep(matchOf(endedAt, 0)));
  const { ratings, ...found } = (await results.find("match20"))!;
  assertEquals(found, matchOf(20, 0));
  assert(ratings![0] > 1500 && ratings![1] < 1500);
  assertEquals(await results.find("match99"), undefined);
  const { moves: _, ...newest } = matchOf(30, 0);
  const [{ ratings: _ratings, ...listed }] = await results.list({ limit: 1 }) as [MatchSummary];
  assertEquals(listed, newest);
  const older = await results.list({ before: "match30", limit: 9 });
  assertEquals(older.map(({ endedAt }) => endedAt), [20, 10]);
});

storeTest(
  "matches that end at once are listed page by page, none left out",
  async ({ database }) => {
    const results = new SqlResults(database);
    for (const id of ["d", "a", "c", "b"]) await results.keep({ ...matchOf(10, 0), id });
    const pages: string[][] = [];
    for (let before: string | undefined; pages.length < 3; before = pages.at(-1)!.at(-1)) {
      const page = await results.list({ ...before && { before }, limit: 2 });
      pages.push(page.map(({ id }) => id));
    }
    assertEquals(pages, [["b", "c"], ["a", "d"], []]);
    assertEquals(await results.list({ before: "forgotten", limit: 9 }), []);
  },
);

storeTest(
  "bots stand by wins less losses, and training counts for nothing",
  async ({ database }) => {
    const results = new SqlResults(database);
    await results.keep(matchOf(1, 0));
    await results.keep(matchOf(2, 0));
    await results.keep(matchOf(3, null));
    await results.keep(matchOf(4, 1, { bots: ["Ada", "Cem"] }));
    await results.keep(matchOf(5, 1, { rated: false }));
    const standings = await results.standings(9);
    const told = standings.map((s) => [s.name, spreadOf(s), s.wins, s.losses, s.draws]);
    assertEquals(told, [["Cem", 1, 1, 0, 0], ["Ada", 1, 2, 1, 1], ["Ben", -2, 0, 2, 1]]);
    assert(standings[0]!.rating.rating > 1500 && standings[2]!.rating.rating < 1500);
    assertEquals((await results.standings(1)).length, 1);
  },
);

storeTest(
  "a name is rated with the key of its first rated match, or with any",
  async ({ database }) => {
    const results = new SqlResults(database),
      rated = (name: string) =>
        Promise.all(["a", "b", undefined].map((key) => results.isRated(named(name), key)));
    assertEquals(await rated("Ada"), [true, true, true]);
    await results.keep(matchOf(1, 0, { rated: false }), ["b", "b"]);
    assertEquals(await rated("Ada"), [true, true, true]);
    await results.keep(matchOf(2, 0), ["a", undefined]);
    await results.keep(matchOf(3, 0), ["a", "b"]);
    assertEquals(await rated("Ada"), [true, false, false]);
    assertEquals(await rated("Ben"), [true, true, true], "it was anyone's, and stays so");
    const [ada] = await results.standings(1);
    assertEquals(Object.keys(ada!).includes("key"), false);
  },
);

Deno.test("old matches are forgotten, and what they came to is not, nor a round robin", async () => {
  const results = new SqlResults(SqliteDatabase.inMemory());
  await results.keep({ ...matchOf(0, 0), robin: 7 });
  for (let n = 1; n <= KEPT_MATCHES + 2; n++) await results.keep(matchOf(n, 0));
  const kept = await results.list({ limit: 2 * KEPT_MATCHES });
  assertEquals([kept.length, kept.at(-2)!.endedAt], [KEPT_MATCHES + 1, 3]);
  assertEquals(roundRobinsIn(kept).map(({ startedAt }) => startedAt), [7]);
  assertEquals(await results.find("match2"), undefined);
  assertEquals((await results.standings(1))[0]!.wins, KEPT_MATCHES + 3);
});

storeTest(
  "bots of one address push out their own matches only, and nobody reads whose",
  async ({ database }) => {
    const results = new SqlResults(database), quoted = named('","isNear":true');
    for (let n = 1; n <= 2; n++) {
      await results.keep({ ...matchOf(n, 0), bots: [quoted, named("Ben")] });
    }
    await database.write(function* () {
      for (let n = 1; n <= KEPT_NEAR; n++) {
        const body = JSON.stringify({ rated: true, endedAt: 9 + n, isNear: true });
        yield* run("INSERT INTO arena_matches (id, ended_at, body, moves) VALUES (?, ?, ?, ?)", ...[
          `near${n}`,
          9 + n,
          body,
          new Uint8Array(),
        ]);
      }
    });
    assert(await results.keep(matchOf(5_000, 0), [undefined, undefined], true));
    const kept = await results.list({ limit: 9_999 });
    const ends = kept.map(({ endedAt }) => endedAt);
    assertEquals([ends.length, ends[0], ...ends.slice(-3)], [KEPT_NEAR + 2, 5_000, 11, 2, 1]);
    assertEquals(kept.some((match) => "isNear" in match), false);
  },
);

storeTest(
  "training pushes out training only, and is kept if a generation was played",
  async ({ database }) => {
    const results = new SqlResults(database);
    await results.keep(matchOf(1, 0));
    for (let n = 1; n <= KEPT_UNRATED + 2; n++) {
      assert(await results.keep(matchOf(n + 1, 0, { rated: false })));
    }
    assert(await results.keep({ ...matchOf(999, 0, { rated: false }), generations: 0 }));
    assert(await results.keep({ ...matchOf(1000, 0), generations: 0 }));
    const kept = await results.list({ limit: 999 });
    const ends = kept.map(({ endedAt }) => endedAt);
    assertEquals([ends.length, ends[0], ends[1]], [KEPT_UNRATED + 2, 1000, KEPT_UNRATED + 3]);
    assertEquals(ends.slice(-2), [4, 1]);
  },
);

storeTest("a bot's page has its matches, its rivals and its rating", async ({ database }) => {
  const results = new SqlResults(database);
  await results.keep(matchOf(1, 0));
  await results.keep(matchOf(2, 1, { bots: ["Cyd", "Ada"] }));
  await results.keep(matchOf(3, null));
  await results.keep(matchOf(4, 1, { rated: false }));
  await results.keep(matchOf(5, 1));
  await results.keep(matchOf(6, 0, { bots: ["Ben", "Cyd"] }));
  const { standing, matches } = (await results.of(named("Ada")))!;
  assertEquals(matches.map(({ endedAt }) => endedAt), [5, 4, 3, 2, 1]);
  assertEquals([standing!.wins, standing!.losses, standing!.draws], [2, 1, 1]);
  assertEquals(headToHead(named("Ada"), matches), [
    { rival: named("Ben"), wins: 1, losses: 1, draws: 1 },
    { rival: named("Cyd"), wins: 1, losses: 0, draws: 0 },
  ]);
  const ratings = ratingsOf(named("Ada"), matches);
  assertEquals(ratings.map(({ at }) => at), [1, 2, 3, 5]);
  assertEquals(ratings.at(-1)!.rating, Math.round(standing!.rating.rating));
  assertEquals(await results.of(named("Dot")), undefined);
  await results.keep(matchOf(7, 0, { rated: false, bots: ["Eve", "Ada"] }));
  const eve = (await results.of(named("Eve")))!;
  assertEquals([eve.standing, eve.matches.length], [undefined, 1], "she only trains");
});
