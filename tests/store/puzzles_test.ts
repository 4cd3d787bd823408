/** Puzzles' and their players' ratings, in every store. */

import { assert, assertEquals } from "@std/assert";
import { FIRST_RATING, rateTry, untriedRating } from "../../lib/leaderboard/glicko2.ts";
import type { PuzzleTry } from "../../lib/server/store/puzzles.ts";
import { storeTest } from "./stores.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 18, 12);

function tryOf(puzzle: string, isSolved: boolean, identity = "Ada's"): PuzzleTry {
  return { identity, puzzle, guess: 1500, isSolved, at: NOW };
}

storeTest("a first try rates player and puzzle, a second nobody", async ({ store }) => {
  const { puzzles } = store.books;
  assertEquals(await puzzles.of("Ada's"), { rating: FIRST_RATING, tried: [] });
  const expected = rateTry(FIRST_RATING, untriedRating(1500), true);
  const first = await puzzles.rate(tryOf("one", true));
  assertEquals(first, { before: FIRST_RATING, after: expected.player, isFirst: true });
  assert(expected.player.rating > FIRST_RATING.rating && expected.puzzle.rating < 1500);
  const again = await puzzles.rate(tryOf("one", false));
  assertEquals(again, { before: expected.player, after: expected.player, isFirst: false });
  assertEquals(await puzzles.of("Ada's"), { rating: expected.player, tried: ["one"] });
  assertEquals(await puzzles.ratings(), new Map([["one", expected.puzzle.rating]]));
});

storeTest("a puzzle's rating is made of everybody's tries", async ({ store }) => {
  const { puzzles } = store.books;
  await puzzles.rate(tryOf("one", false));
  const known = rateTry(FIRST_RATING, untriedRating(1500), false).puzzle;
  const second = await puzzles.rate(tryOf("one", true, "Ben's"));
  assertEquals(second!.after, rateTry(FIRST_RATING, known, true).player);
});

storeTest("tries are told to who made them, and forgotten with them", async ({ store }) => {
  const { puzzles } = store.books;
  await puzzles.rate(tryOf("one", true));
  await puzzles.rate(tryOf("two", false, "Ben's"));
  const { puzzles: own } = await store.ownData("Ada's");
  assertEquals(own.tries.map((one) => ({ ...one })), [{ puzzle: "one", solved: 1, at: NOW }]);
  assertEquals(own.rating?.last, NOW);
  await store.forget("Ada's", NOW);
  assertEquals(await puzzles.of("Ada's"), { rating: FIRST_RATING, tried: [] });
  assertEquals((await store.ownData("Ada's")).puzzles, { rating: null, tries: [] });
  assertEquals((await puzzles.of("Ben's")).tried, ["two"]);
  assertEquals([...(await puzzles.ratings()).keys()], ["one", "two"]);
});

storeTest("who tries no puzzle for a year is forgotten", async ({ store }) => {
  const { puzzles } = store.books;
  await puzzles.rate(tryOf("one", true));
  await store.prune(NOW + 364 * DAY);
  assertEquals((await puzzles.of("Ada's")).tried, ["one"]);
  await store.prune(NOW + 366 * DAY);
  assertEquals(await puzzles.of("Ada's"), { rating: FIRST_RATING, tried: [] });
});
