/** Leaderboard points, number by number (rules.md "Leaderboard points"). */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  FORMULA,
  isLevel,
  NO_POINTS,
  type Opponent,
  pointsOf,
  type Win,
} from "../../lib/leaderboard/points.ts";

const OPPONENTS = Object.keys(FORMULA.base) as Opponent[];

/** A win that's worth only its base. */
const PLAIN: Win = { opponent: "online", extinct: false, seconds: 600, round: 12, margin: 0 };

/** What differs from a plain win, and base + extinction + speed + early extinction + margin. */
const TABLE: [string, Partial<Win>, number[]][] = [
  ["a plain win online", {}, [100, 0, 0, 0, 0]],
  ["against easy", { opponent: "easy" }, [30, 0, 0, 0, 0]],
  ["against normal", { opponent: "normal" }, [70, 0, 0, 0, 0]],
  ["against hard", { opponent: "hard" }, [120, 0, 0, 0, 0]],
  ["by extinction in the last round", { extinct: true }, [100, 40, 0, 0, 0]],
  ["by extinction in round 11", { extinct: true, round: 11 }, [100, 40, 0, 2, 0]],
  ["by extinction in round 7", { extinct: true, round: 7 }, [100, 40, 0, 11, 0]],
  ["by extinction in round 6", { extinct: true, round: 6 }, [100, 40, 0, 14, 0]],
  ["by extinction in round 1", { extinct: true, round: 1 }, [100, 40, 0, 25, 0]],
  ["by majority in an early round", { round: 1 }, [100, 0, 0, 0, 0]],
  ["within a minute", { seconds: 60 }, [100, 0, 50, 0, 0]],
  ["at once", { seconds: 0 }, [100, 0, 50, 0, 0]],
  ["just over a minute", { seconds: 65.3 }, [100, 0, 50, 0, 0]],
  ["a little later", { seconds: 65.5 }, [100, 0, 49, 0, 0]],
  ["half way to ten minutes", { seconds: 330 }, [100, 0, 25, 0, 0]],
  ["just under ten minutes", { seconds: 594 }, [100, 0, 1, 0, 0]],
  ["later than ten minutes", { seconds: 1e9 }, [100, 0, 0, 0, 0]],
  ["by one cell", { margin: 1 }, [100, 0, 0, 0, 2]],
  ["by two cells", { margin: 2 }, [100, 0, 0, 0, 3]],
  ["by three cells", { margin: 3 }, [100, 0, 0, 0, 5]],
  ["by 29 cells", { margin: 29 }, [100, 0, 0, 0, 44]],
  ["by 30 cells", { margin: 30 }, [100, 0, 0, 0, 45]],
  ["by 300 cells", { margin: 300 }, [100, 0, 0, 0, 45]],
  ["on score with fewer cells", { margin: -5 }, [100, 0, 0, 0, 0]],
  ["Skirmish, within 40 seconds", { rounds: 8, seconds: 40 }, [100, 0, 50, 0, 0]],
  ["Skirmish, just over 40 seconds", { rounds: 8, seconds: 44 }, [100, 0, 49, 0, 0]],
  ["Skirmish, half way to 400 seconds", { rounds: 8, seconds: 220 }, [100, 0, 25, 0, 0]],
  ["Skirmish, from 400 seconds on", { rounds: 8, seconds: 400 }, [100, 0, 0, 0, 0]],
  ["Skirmish, extinction in round 1", { rounds: 8, round: 1, extinct: true }, [100, 40, 0, 25, 0]],
  ["Skirmish, extinction in round 5", { rounds: 8, round: 5, extinct: true }, [100, 40, 0, 11, 0]],
  ["Skirmish, extinction in round 8", { rounds: 8, round: 8, extinct: true }, [100, 40, 0, 0, 0]],
  [
    "the most there is",
    { opponent: "hard", extinct: true, seconds: 30, round: 1, margin: 40 },
    [120, 40, 50, 25, 45],
  ],
];

for (const [what, change, parts] of TABLE) {
  Deno.test(`points: ${what}`, () => {
    const { total, ...points } = pointsOf({ ...PLAIN, ...change });
    const { base, extinction, speed, early, margin } = points;
    assertEquals([base, extinction, speed, early, margin], parts);
    assertEquals(total, parts.reduce((sum, part) => sum + part));
  });
}

const anyWin: fc.Arbitrary<Win> = fc.record({
  opponent: fc.constantFrom(...OPPONENTS),
  extinct: fc.boolean(),
  seconds: fc.double({ min: 0, max: 1000, noNaN: true }),
  round: fc.integer({ min: 1, max: 12 }),
  margin: fc.integer({ min: -50, max: 50 }),
});

const RUNS = { seed: 40, numRuns: 2000 };

Deno.test("points are whole, at least the base, at most 160 above it, and the sum of their parts", () => {
  const property = fc.property(anyWin, (win) => {
    const { total, ...parts } = pointsOf(win);
    const values = Object.values(parts);
    assert(values.every((part) => Number.isInteger(part) && part >= 0));
    assertEquals(total, values.reduce((sum, part) => sum + part));
    assert(total >= FORMULA.base[win.opponent] && total <= FORMULA.base[win.opponent] + 160);
  });
  fc.assert(property, RUNS);
});

/** Two wins of which the second is in nothing worse. */
const anyPair = fc.tuple(anyWin, anyWin).map(([a, b]): [Win, Win] => [
  a,
  {
    opponent: FORMULA.base[b.opponent] > FORMULA.base[a.opponent] ? b.opponent : a.opponent,
    extinct: a.extinct || b.extinct,
    seconds: Math.min(a.seconds, b.seconds),
    round: Math.min(a.round, b.round),
    margin: Math.max(a.margin, b.margin),
  },
]);

Deno.test("a win that is in nothing worse has no fewer points", () => {
  const property = fc.property(anyPair, ([worse, better]) => {
    assert(pointsOf(better).total >= pointsOf(worse).total);
  });
  fc.assert(property, RUNS);
});

Deno.test("without an extinction the round makes no difference", () => {
  const property = fc.property(anyWin, fc.integer({ min: 1, max: 12 }), (win, round) => {
    const majority = { ...win, extinct: false };
    assertEquals(pointsOf({ ...majority, round }), pointsOf(majority));
  });
  fc.assert(property, RUNS);
});

Deno.test("who hasn't won gets nothing for anything", () => {
  assertEquals(Object.keys(NO_POINTS), Object.keys(pointsOf(PLAIN)));
  assertEquals(new Set(Object.values(NO_POINTS)), new Set([0]));
});

Deno.test("whoever else wins points is no level of the computer", () => {
  assertEquals(["easy", "conqueror", "online", "bot", "nobody", "toString"].map(isLevel), [
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
