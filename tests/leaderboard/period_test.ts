import { assertEquals } from "@std/assert";
import { better, bucketOf } from "../../lib/leaderboard/period.ts";

/** Weeks as ISO 8601 numbers them, at the years' ends where it matters. */
const WEEKS = [
  ["2026-11-16T00:00:00.000Z", "2026-W47"],
  ["2026-11-22T23:59:59.999Z", "2026-W47"],
  ["2026-11-23T00:00:00.000Z", "2026-W48"],
  ["2020-12-31T12:00:00.000Z", "2020-W53"],
  ["2021-01-03T12:00:00.000Z", "2020-W53"],
  ["2021-01-04T00:00:00.000Z", "2021-W01"],
  ["2018-12-31T00:00:00.000Z", "2019-W01"],
  ["2027-01-01T00:00:00.000Z", "2026-W53"],
] as const;

for (const [moment, week] of WEEKS) {
  Deno.test(`${moment} lies in week ${week}`, () => {
    assertEquals(bucketOf("week", Date.parse(moment)), week);
  });
}

Deno.test("months and eternity", () => {
  assertEquals(bucketOf("month", Date.UTC(2026, 0, 31, 23, 59, 59, 999)), "2026-01");
  assertEquals(bucketOf("month", Date.UTC(2026, 1, 1)), "2026-02");
  assertEquals(bucketOf("all", 0), "all");
});

Deno.test("the best games' points are kept, the most first, and what one adds is told", () => {
  assertEquals(better([], 100, 2), { best: [100], gain: 100 });
  assertEquals(better([100], 120, 2), { best: [120, 100], gain: 120 });
  assertEquals(better([120, 100], 110, 2), { best: [120, 110], gain: 10 });
  assertEquals(better([120, 110], 110, 2), { best: [120, 110], gain: 0 });
  assertEquals(better([120], 0, 2), { best: [120], gain: 0 }, "nothing is no game's points");
});
