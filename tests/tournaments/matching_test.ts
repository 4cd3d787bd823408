/** Matchings held against all that could be, for any small crowd. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { pairAll, pairBest } from "../../lib/tournaments/matching.ts";
import { runs } from "../full.ts";
import { mostPairs, pairsTried } from "./tried.ts";

/** Who may meet whom, of up to eight. */
const crowd = fc.nat(8).chain((count) =>
  fc.record({
    count: fc.constant(count),
    joins: fc.array(fc.boolean(), { minLength: count * count, maxLength: count * count }),
  })
);

Deno.test("no other pairs would leave fewer alone, and nobody has two", () => {
  fc.assert(
    fc.property(crowd, ({ count, joins }) => {
      const may = (a: number, b: number) => joins[Math.min(a, b) * count + Math.max(a, b)]!;
      const pairs = pairBest(count, may, (_, left) => left);
      const all = Array.from({ length: count }, (_, place) => place);
      assertEquals(pairs.length, mostPairs(all, may));
      assertEquals(new Set(pairs.flat()).size, 2 * pairs.length);
      for (const [a, b] of pairs) assert(may(a, b));
    }),
    { numRuns: runs(300, 20_000) },
  );
});

Deno.test("everybody has somebody though the way there leads around a large odd circle", () => {
  // Crowds of chance, small and with many joins, have hardly ever a circle of five that matters.
  const joined = new Set("03 04 12 15 16 23 34 46 56 67".split(" "));
  const may = (a: number, b: number) => joined.has(`${Math.min(a, b)}${Math.max(a, b)}`);
  const pairs = pairBest(8, may, (_, left) => left);
  assertEquals(pairs, [[0, 4], [1, 5], [2, 3], [6, 7]]);
});

Deno.test("the first get whom they like best, as long as that costs nobody an opponent", () => {
  const anyone = () => true;
  assertEquals(pairBest(4, anyone, (_, left) => left.toReversed()), [[0, 3], [1, 2]]);
  // If the first took the second, the last two would be left, who may not meet.
  const may = (a: number, b: number) => a + b !== 5;
  assertEquals(pairBest(4, may, (_, left) => left), [[0, 2], [1, 3]]);
});

Deno.test("everyone gets the first they like of those who cost no pair, tried one by one", () => {
  fc.assert(
    fc.property(crowd, fc.array(fc.nat(99), { minLength: 64, maxLength: 64 }), (crowd, likes) => {
      const { count, joins } = crowd;
      const may = (a: number, b: number) => joins[Math.min(a, b) * count + Math.max(a, b)]!;
      const prefer = (one: number, left: readonly number[]) =>
        left.toSorted((a, b) => likes[8 * one + a]! - likes[8 * one + b]!);
      assertEquals(pairBest(count, may, prefer), pairsTried(count, may, prefer));
    }),
    { numRuns: runs(300, 20_000) },
  );
});

Deno.test("it's known whether all can be paired, and then they are as they'd be anyway", () => {
  fc.assert(
    fc.property(crowd, ({ count, joins }) => {
      const may = (a: number, b: number) => joins[Math.min(a, b) * count + Math.max(a, b)]!;
      const best = pairBest(count, may, (_, left) => left);
      const isWhole = 2 * best.length === count;
      assertEquals(pairAll(count, may, (_, left) => left), isWhole ? best : undefined);
    }),
    { numRuns: runs(100, 20_000) },
  );
});

Deno.test("those who may meet few cost a search each, not one for each of those whom they'd like", () => {
  // Of 90 the last 45 may meet the others only, who would rather meet each other.
  const count = 90;
  let asked = 0;
  const may = (a: number, b: number) => {
    asked++;
    return Math.min(a, b) < count / 2;
  };
  const pairs = pairBest(count, may, (_, left) => left);
  assertEquals(pairs.length, count / 2);
  assert(asked < count ** 3, `${asked} times asked who may meet`);
});
