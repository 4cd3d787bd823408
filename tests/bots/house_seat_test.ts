/** One of the server's bots at a table: it answers what there is when it answers, once. */

import { assertEquals } from "@std/assert";
import { HouseSeat } from "../../lib/server/bots/house_seat.ts";
import type { LiveRoom } from "../../lib/server/rooms/live_room.ts";
import { Trial } from "../rooms/trial.ts";
import { VirtualTime } from "../transport/simulator/time.ts";

/** Longer than a turn is shown before it's answered, and shorter, ms. */
const LONG = 2_000, SHORT = 1_000;
/** How soon a turn is tried again that failed, ms. */
const AGAIN = 5_000;

/** A seat at a table whose rules are real, and at which the bot's turns are only asked for. */
function opened(
  ask: () => Promise<unknown> = () => Promise.resolve({ t: "ok" }),
  report: (error: unknown) => void = (error) => {
    throw error;
  },
) {
  const time = new VirtualTime(), trial = Trial.begun(), thoughts: number[] = [];
  const room = {
    secrets: { holders: [{ token: "token 0" }] },
    get view() {
      return trial.view;
    },
    attach() {},
    detach() {},
    ask,
  } as unknown as LiveRoom;
  const world = {
    now: () => time.now,
    random: () => 0.5,
    after: (ms: number, call: () => void) => time.after(ms, call),
    report,
  };
  const choose = () => {
    thoughts.push(trial.view.moves.length);
    return Promise.resolve("pass");
  };
  const seat = new HouseSeat(room, 0, "easy", "here", { choose, world, over() {} });
  return { time, trial, thoughts, seat };
}

Deno.test("a bot thinks of its turn once it was shown for a while, and of one that passed never", async () => {
  const { time, trial, thoughts, seat } = opened();
  seat.enter();
  await time.pass(SHORT);
  assertEquals(thoughts, []);
  trial.play(2);
  seat.wake();
  await time.pass(SHORT);
  assertEquals(thoughts, [], "the next turn has only just been shown");
  await time.pass(LONG);
  assertEquals(thoughts, [2]);
});

Deno.test("a bot thinks of nothing while it's the other's turn, or once it has left", async () => {
  const { time, trial, thoughts, seat } = opened();
  seat.enter();
  await time.pass(SHORT);
  trial.play(1);
  seat.wake();
  await time.pass(LONG);
  assertEquals(thoughts, []);
  trial.play(1);
  seat.wake();
  await time.pass(SHORT);
  seat.leave();
  await time.pass(10 * LONG);
  assertEquals(thoughts, []);
});

Deno.test("a turn that can't be kept is reported, and tried again", async () => {
  const failure = new Error("the disk is full"), reported: unknown[] = [];
  const { time, thoughts, seat } = opened(
    () => Promise.reject(failure),
    (error) => void reported.push(error),
  );
  seat.enter();
  await time.pass(LONG);
  assertEquals([thoughts, reported], [[0], [failure]]);
  await time.pass(AGAIN);
  assertEquals([thoughts, reported], [[0, 0], [failure, failure]]);
});
