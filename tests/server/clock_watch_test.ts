/** Hosts hear of a clock that is wrong, and of no other. */

import { assertEquals, assertStringIncludes } from "@std/assert";
import { tellOfLaterGames, watchClock } from "../../lib/server/start/clock_watch.ts";

const NOON = Date.UTC(2026, 10, 23, 12), MINUTE = 60_000, DAY = 24 * 60 * MINUTE;

Deno.test("a clock that is set right while the game runs is told of once", async () => {
  const said: string[] = [], due: (() => void)[] = [];
  let isOff = 0, now = NOON;
  const world = {
    now: () => now,
    after: (_: number, call: () => void) => (due.push(call), () => {}),
    report: () => {},
  };
  watchClock(world, () => now + isOff, (text) => void said.push(text));
  const look = async () => {
    now += MINUTE;
    due.shift()!();
    await new Promise((resolve) => setTimeout(resolve));
  };
  for (const off of [0, 59 * MINUTE, DAY, DAY + MINUTE, 0, -DAY]) {
    isOff = off;
    await look();
  }
  assertEquals(said.length, 2);
  assertStringIncludes(said[0]!, "2026-11-24T12:03:00.000Z");
  assertStringIncludes(said[0]!, "2026-11-23T12:03:00.000Z");
  assertStringIncludes(said[1]!, "2026-11-22T12:06:00.000Z");
});

Deno.test("a game that ended later than now tells of a clock that is wrong", async () => {
  const said: string[] = [];
  const tell = async (...ends: number[]) => {
    const games = ends.map((endedAt) => ({ endedAt }));
    const archive = { list: () => Promise.resolve({ games, next: undefined } as never) };
    await tellOfLaterGames({ archive, world: { now: () => NOON } }, (text) => void said.push(text));
  };
  await tell();
  await tell(NOON - DAY);
  await tell(NOON + MINUTE);
  assertEquals(said, []);
  await tell(NOON + DAY, NOON - DAY);
  assertStringIncludes(said.join(), "ended at 2026-11-24T12:00:00.000Z");
});
