/** A poll that is held ends once, by news or by its time, and leaves no timer. */

import { assertEquals } from "@std/assert";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import type { LiveRoom } from "../../lib/server/rooms/live_room.ts";
import type { Admitted } from "../../lib/server/transport/admission.ts";
import { PollSession } from "../../lib/server/transport/poll_session.ts";
import { VirtualTime } from "./simulator/time.ts";

const HELD = 25_000;

function opened() {
  const time = new VirtualTime(), present: boolean[] = [];
  const room = {
    attach: ({ present: is }) => void present.push(is),
    detach: () => void present.push(false),
  } as Pick<LiveRoom, "attach" | "detach">;
  const admitted = { room, player: 0, token: "token" } as unknown as Admitted;
  const session = new PollSession(admitted, DEFAULT_LIMITS);
  session.enter(admitted, "here", time.now);
  const timers = new Set<() => void>();
  const world = {
    now: () => time.now,
    after(ms: number, call: () => void) {
      const end = time.after(ms, () => {
        timers.delete(end);
        call();
      });
      timers.add(end);
      return () => {
        timers.delete(end);
        end();
      };
    },
    random: () => 0,
    report: () => {},
  };
  return { time, session, world, timers, present };
}

Deno.test("news end a held poll and its timer; silence counts from then on", async () => {
  const { time, session, world, timers } = opened();
  const held = session.hold(world, HELD);
  await time.pass(10_000);
  assertEquals([session.silence(time.now), timers.size], [0, 1], "a held poll is no silence");
  session.wake();
  await held;
  assertEquals(timers.size, 0);
  await time.pass(HELD);
  assertEquals(session.silence(time.now), HELD);
});

Deno.test("a poll without news ends when its time is up", async () => {
  const { time, session, world, timers } = opened();
  const held = session.hold(world, HELD);
  await time.pass(HELD + 100);
  await held;
  assertEquals([timers.size, session.silence(time.now)], [0, 100]);
});

Deno.test("who leaves ends the poll, and the room is told of both coming and going once", async () => {
  const { session, world, timers, present } = opened();
  const held = session.hold(world, HELD);
  session.setPresent(true);
  session.leave();
  await held;
  assertEquals([timers.size, present], [0, [false, true, false]]);
});
