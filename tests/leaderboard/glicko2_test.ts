/** Ratings (Glickman, "Example of the Glicko-2 system", 2013). */

import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  NEWCOMER,
  type RatedGame,
  ratePeriod,
  type Rating,
  ratingPeriodOf,
  rest,
} from "../../lib/leaderboard/glicko2.ts";

function rated(rating: number, deviation: number): Rating {
  return { rating, deviation, volatility: 0.06 };
}

/** To as many digits as matter. */
function shown({ rating, deviation, volatility }: Rating): string[] {
  return [rating.toFixed(2), deviation.toFixed(2), volatility.toFixed(5)];
}

Deno.test("the paper's example: a win and two losses", () => {
  const games: RatedGame[] = [
    { opponent: rated(1400, 30), score: 1 },
    { opponent: rated(1550, 100), score: 0 },
    { opponent: rated(1700, 300), score: 0 },
  ];
  const after = ratePeriod(rated(1500, 200), games);
  // The paper rounds on its way, so that its last digits are not exact.
  assertAlmostEquals(after.rating, 1464.06, 0.01);
  assertAlmostEquals(after.deviation, 151.52, 0.01);
  assertAlmostEquals(after.volatility, 0.05999, 0.00001);
  const turned = ratePeriod(rated(1500, 200), games.toReversed());
  assertEquals(shown(turned), shown(after), "the order of games makes no difference");
});

Deno.test("without games a rating stays and grows less certain, to a newcomer's at most", () => {
  const before = rated(1700, 50);
  const after = ratePeriod(before, []);
  assertEquals(after, { ...before, deviation: Math.hypot(50, 0.06 * 173.7178) });
  assertEquals(shown(rest(before, 2)), shown(ratePeriod(after, [])));
  assertEquals(rest(before, 0), before);
  assertEquals(rest(before, 1e6).deviation, NEWCOMER.deviation);
  assertEquals(ratePeriod(NEWCOMER, []), NEWCOMER);
});

const anyRating: fc.Arbitrary<Rating> = fc.record({
  rating: fc.double({ min: 100, max: 4000, noNaN: true }),
  deviation: fc.double({ min: 20, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.02, max: 0.2, noNaN: true }),
});

const anyGames = fc.array(
  fc.record({ opponent: anyRating, score: fc.constantFrom(0 as const, 0.5 as const, 1 as const) }),
  { maxLength: 40 },
);

const RUNS = { seed: 45, numRuns: 1000 };

Deno.test("every rating is finite, and known no worse than a newcomer's", () => {
  const property = fc.property(anyRating, anyGames, (before, games) => {
    const { rating, deviation, volatility } = ratePeriod(before, games);
    assert(Number.isFinite(rating));
    assert(deviation > 0 && deviation <= NEWCOMER.deviation);
    assert(volatility > 0 && volatility < 1);
  });
  fc.assert(property, RUNS);
});

Deno.test("a win instead of a loss never costs rating", () => {
  const property = fc.property(anyRating, anyGames, fc.nat(), (before, games, n) => {
    fc.pre(games.length > 0);
    const at = n % games.length;
    const ending = (score: 0 | 1) =>
      ratePeriod(before, games.with(at, { ...games[at]!, score })).rating;
    assert(ending(1) > ending(0));
  });
  fc.assert(property, RUNS);
});

Deno.test("two newcomers who draw stay equal, and are both better known", () => {
  const after = ratePeriod(NEWCOMER, [{ opponent: NEWCOMER, score: 0.5 }]);
  assertEquals(after.rating, NEWCOMER.rating);
  assert(after.deviation < NEWCOMER.deviation);
});

Deno.test("a rating period is a week by UTC, Monday to Sunday", () => {
  const sunday = Date.UTC(2026, 10, 22, 23, 59, 59, 999), monday = sunday + 1;
  assertEquals(ratingPeriodOf(monday), ratingPeriodOf(sunday) + 1);
  assertEquals(ratingPeriodOf(monday), ratingPeriodOf(monday + 7 * 86_400_000 - 1));
  assertEquals(new Date(monday).getUTCDay(), 1);
});
