/** Wilson's interval against published values. */

import { assertAlmostEquals, assertEquals } from "@std/assert";
import { wilson } from "../../lib/study/wilson.ts";

/** Wins, games, and the ends of the 95 % interval (Wilson 1927; Newcombe 1998, table I, method 3). */
const INTERVALS: [wins: number, games: number, low: number, high: number][] = [
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [50, 100, 0.4038, 0.5962],
];

for (const [wins, games, low, high] of INTERVALS) {
  Deno.test(`${wins} of ${games} are ${low} to ${high}`, () => {
    const interval = wilson(wins / games, games);
    assertAlmostEquals(interval[0], low, 5e-5);
    assertAlmostEquals(interval[1], high, 5e-5);
    const [from, to] = wilson(1 - wins / games, games);
    assertAlmostEquals(from, 1 - high, 5e-5);
    assertAlmostEquals(to, 1 - low, 5e-5);
  });
}

Deno.test("without games anything may be", () => assertEquals(wilson(0, 0), [0, 1]));
