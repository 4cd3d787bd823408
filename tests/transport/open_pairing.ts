import { seededRng } from "../../lib/games/kit/rng.ts";
import { Pairing } from "../../lib/server/pairing/pairing.ts";
import { MemoryQueue } from "../../lib/server/pairing/queue.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { VirtualTime } from "./simulator/time.ts";

/** Strangers are paired as time is passed; every room can be opened, and an error fails the test. */
export function openPairing() {
  const time = new VirtualTime(), queue = new MemoryQueue(DEFAULT_LIMITS);
  let rooms = 0;
  const pairing = new Pairing({
    queue,
    hub: {
      open: () => Promise.resolve({ code: `room ${++rooms}` } as never),
      end: () => Promise.resolve(true),
    },
    areApart: () => Promise.resolve(false),
    isPaused: () => false,
    world: {
      now: () => time.now,
      random: seededRng("pairing"),
      after: (ms, call) => time.after(ms, call),
      report(error) {
        throw error;
      },
    },
  });
  return { time, queue, pairing };
}
