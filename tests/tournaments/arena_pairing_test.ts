/** Who meets whom in an arena. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { type Free, pairArena, PATIENCE } from "../../lib/tournaments/arena_pairing.ts";
import { runs } from "../full.ts";

const NOW = 1_000_000;

function free(number: number, given: Partial<Free> = {}): Free {
  return { number, sheet: "", rating: 1500, lean: 0, last: null, since: NOW, ...given };
}

const numbers = (pairs: readonly (readonly [Free, Free])[]) =>
  pairs.map(([one, other]) => [one.number, other.number].toSorted().join("-"));

Deno.test("those next to each other in the standings meet, at first by rating", () => {
  const crowd = [
    free(1, { sheet: "l" }),
    free(2, { sheet: "w" }),
    free(3),
    free(4, { sheet: "ww" }),
  ];
  assertEquals(numbers(pairArena(crowd, NOW)), ["2-4", "1-3"]);
  const newcomers = [1, 2, 3, 4].map((n) => free(n, { rating: n % 2 === 0 ? 1900 : 1200 }));
  assertEquals(numbers(pairArena(newcomers, NOW)), ["2-4", "1-3"]);
});

Deno.test("two who just met wait before they meet again", () => {
  const two = [free(1, { last: 2 }), free(2, { last: 1 })];
  assertEquals(pairArena(two, NOW), []);
  assertEquals(pairArena(two, NOW + PATIENCE).length, 1);
  const four = [...two, free(3, { sheet: "l", last: 4 }), free(4, { sheet: "l", last: 3 })];
  assertEquals(numbers(pairArena(four, NOW)), ["1-3", "2-4"]);
});

Deno.test("of an odd number who are free together all play as often", () => {
  let crowd = [1, 2, 3, 4, 5].map((n) => free(n)), before: number | undefined;
  for (let round = 1; round <= 20; round++) {
    const now = NOW + 2_000 * round, met = new Map<number, number>();
    for (const [one, other] of pairArena(crowd, now)) {
      met.set(one.number, other.number).set(other.number, one.number);
    }
    const left = crowd.filter(({ number }) => !met.has(number)).map(({ number }) => number);
    assertEquals(left.length, 1);
    assert(left[0] !== before, `${before} was left in rounds ${round - 1} and ${round}`);
    before = left[0];
    crowd = crowd.map((one) => {
      const last = met.get(one.number);
      return last ? { ...one, sheet: `${one.sheet}d`, last, since: now } : one;
    });
  }
  assertEquals(crowd.map(({ sheet }) => sheet.length), [16, 16, 16, 16, 16]);
});

Deno.test("two who are apart never meet", () => {
  const crowd = [free(1), free(2)];
  assertEquals(pairArena(crowd, NOW + 10 * PATIENCE, () => true), []);
});

Deno.test("whoever had the first seat less often has it", () => {
  const [[first]] = pairArena([free(1, { lean: 1 }), free(2, { lean: -1 })], NOW) as [[Free, Free]];
  assertEquals(first.number, 2);
});

Deno.test("of any crowd without memories at most one is left", () => {
  const someone = fc.record({
    sheet: fc.stringMatching(/^[wdl]{0,4}$/),
    rating: fc.integer({ min: 800, max: 2400 }),
  });
  fc.assert(
    fc.property(fc.array(someone, { maxLength: 40 }), (given) => {
      const crowd = given.map((one, index) => free(index + 1, one));
      const pairs = pairArena(crowd, NOW);
      assertEquals(pairs.length, Math.floor(crowd.length / 2));
      assert(new Set(pairs.flat()).size === 2 * pairs.length);
    }),
    { numRuns: runs(100, 5_000) },
  );
});
