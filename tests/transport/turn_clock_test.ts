/** The clock of a room's turn: one alarm at a time, and none once the room is left. */

import { assertEquals } from "@std/assert";
import { TurnClock } from "../../lib/server/rooms/turn_clock.ts";
import { Trial } from "../rooms/trial.ts";
import { VirtualTime } from "./simulator/time.ts";

/** A clock that notes when it would end a turn. */
function noting(answers: (boolean | Promise<boolean>)[] = []) {
  const time = new VirtualTime(), began = time.now, flags: number[] = [];
  const world = {
    now: () => time.now,
    random: () => 0,
    after: time.after.bind(time),
    report: (error: unknown) => {
      throw error;
    },
  };
  const clock = new TurnClock(world, () => {
    flags.push(time.now - began);
    return Promise.resolve(answers.shift() ?? true);
  });
  return { time, flags, clock };
}

/** The view of a room whose turn has begun this many ms after a clock's. */
function turnBegun({ now }: VirtualTime, after: number) {
  return { ...Trial.begun({ clock: 30 }).view, turnAt: now + after };
}

Deno.test("a turn ends when its time is up, and only the last that was followed", async () => {
  const { time, flags, clock } = noting();
  clock.follow(turnBegun(time, 0));
  clock.follow(turnBegun(time, 10_000));
  await time.pass(60_000);
  assertEquals(flags, [40_001]);
});

Deno.test("nothing is ended once the clock is stopped", async () => {
  const { time, flags, clock } = noting();
  clock.follow(turnBegun(time, 0));
  clock.stop();
  await time.pass(60_000);
  assertEquals(flags, []);
});

Deno.test("what could not be kept is tried again a second later", async () => {
  const { time, flags, clock } = noting([false, false, true]);
  clock.follow(turnBegun(time, 0));
  await time.pass(60_000);
  assertEquals(flags, [30_001, 31_001, 32_001]);
});

Deno.test("a clock that is stopped while that is tried stays so", async () => {
  const kept = Promise.withResolvers<boolean>();
  const { time, flags, clock } = noting([kept.promise]);
  clock.follow(turnBegun(time, 0));
  await time.until(() => flags.length > 0, 60_000);
  clock.stop();
  kept.resolve(false);
  await time.pass(60_000);
  assertEquals(flags, [30_001]);
});
