import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { afterGame, type Form, ratingOf } from "../../lib/leaderboard/form.ts";
import { NEWCOMER, ratePeriod, rest } from "../../lib/leaderboard/glicko2.ts";

const MONDAY = Date.UTC(2026, 10, 16);
const DAY = 86_400_000;
const WEEK = 7 * DAY;

Deno.test("newcomers who play each other part by as much", () => {
  const [winner, loser] = afterGame([undefined, undefined], 0, MONDAY).map(ratingOf);
  assert(winner!.rating > NEWCOMER.rating);
  assertAlmostEquals(winner!.rating + loser!.rating, 2 * NEWCOMER.rating, 1e-9);
  const drawn = afterGame([undefined, undefined], null, MONDAY).map(ratingOf);
  assertAlmostEquals(drawn[0]!.rating, NEWCOMER.rating, 1e-9);
});

Deno.test("the order of a week's games makes no difference", () => {
  const play = (winners: readonly (0 | 1 | null)[]) =>
    winners.reduce<(Form | undefined)[]>(
      (forms, winner, day) => afterGame(forms, winner, MONDAY + day * DAY),
      [undefined, undefined],
    );
  const [one, other] = [play([0, 0, 1, null]), play([null, 1, 0, 0])];
  for (const seat of [0, 1]) {
    const { rating, deviation } = ratingOf(one[seat]!);
    assertAlmostEquals(ratingOf(other[seat]!).rating, rating, 1e-6);
    assertAlmostEquals(ratingOf(other[seat]!).deviation, deviation, 1e-6);
  }
});

Deno.test("a new week begins with the old one's ratings, less certain for each week without a game", () => {
  const first = afterGame([undefined, undefined], 0, MONDAY);
  const later = afterGame(first, 1, MONDAY + 3 * WEEK);
  const ended = first.map((form) => ratePeriod(form.start, form.games));
  assertEquals(later.map(({ start }) => start), ended.map((rating) => rest(rating, 2)));
  assertEquals(later.map(({ games }) => games.length), [1, 1]);
  assertEquals(later[0]!.games[0]!.opponent, later[1]!.start);
});

Deno.test("a game that comes late counts for the present week", () => {
  const now = afterGame([undefined, undefined], 0, MONDAY + WEEK);
  const late = afterGame(now, 0, MONDAY);
  assertEquals(late.map(({ period }) => period), now.map(({ period }) => period));
  assertEquals(late[0]!.games.length, 2);
});
