/** The puzzle of the day: the same for all, another every day; and streaks. */

import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { dateOf, dayOf, readDate } from "../../lib/puzzles/day.ts";
import { dailyPuzzle } from "../../lib/puzzles/puzzles.ts";
import { streakOf } from "../../lib/ui/puzzles/kept_days.ts";

const TODAY = dayOf(Date.UTC(2026, 10, 23, 23, 59));

Deno.test("a day begins at midnight by UTC", () => {
  assertEquals(dateOf(TODAY), "2026-11-23");
  assertEquals(dayOf(Date.UTC(2026, 10, 24)), TODAY + 1);
  assertEquals(readDate("2026-11-23"), TODAY);
  for (const text of ["", "2026-13-01", "23", "2026-11-23T00:00"]) {
    assertEquals(readDate(text), undefined);
  }
});

Deno.test("days have puzzles of their own", () => {
  const ids = Array.from({ length: 60 }, (_, i) => dailyPuzzle(TODAY + i).id);
  assertEquals(ids[0], dailyPuzzle(TODAY).id);
  for (const [i, id] of ids.entries()) {
    assert(!ids.slice(Math.max(0, i - 7), i).includes(id), `day ${i} repeats one of its week`);
  }
});

Deno.test("all daily puzzles come once, then all again in another order, never soon after", () => {
  const ids = Array.from({ length: 60_000 }, (_, day) => dailyPuzzle(day).id);
  const size = new Set(ids).size;
  const rounds = Array.from({ length: 5 }, (_, n) => ids.slice(n * size, (n + 1) * size));
  for (const [n, order] of rounds.entries()) {
    assertEquals(new Set(order).size, size, `round ${n}`);
    if (n > 0) assertNotEquals(order, rounds[n - 1]);
  }
  const seen = new Map<string, number>();
  for (const [day, id] of ids.entries()) {
    assert(day - (seen.get(id) ?? -Infinity) > 14, `day ${day}`);
    seen.set(id, day);
  }
});

Deno.test("a streak ends today or yesterday", () => {
  const solved = (...back: number[]) =>
    back.map((days) => ({ day: TODAY - days, tries: 1, isSolved: true }));
  assertEquals(streakOf([], TODAY), 0);
  assertEquals(streakOf(solved(0), TODAY), 1);
  assertEquals(streakOf(solved(1, 2, 3), TODAY), 3);
  assertEquals(streakOf(solved(0, 1, 3), TODAY), 2);
  assertEquals(streakOf(solved(2, 3), TODAY), 0);
  const missed = [{ day: TODAY, tries: 2, isSolved: false }];
  assertEquals(streakOf([...missed, ...solved(1)], TODAY), 1);
});
