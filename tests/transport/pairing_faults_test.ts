/** Who polls for an opponent while the database is out of reach. */

import { assertEquals, assertRejects } from "@std/assert";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { Pairing } from "../../lib/server/pairing/pairing.ts";
import { MemoryQueue } from "../../lib/server/pairing/queue.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { VirtualTime } from "./simulator/time.ts";

/** How long a poll is held, ms. */
const HOLD = 4_500;

Deno.test("a poll that can't be answered leaves nobody who seems to be there", async () => {
  const time = new VirtualTime(), queue = new MemoryQueue(DEFAULT_LIMITS);
  const pairing = new Pairing({
    queue,
    hub: { open: () => Promise.reject(new Error("nobody else is there")) },
    areApart: () => Promise.resolve(false),
    isPaused: () => false,
    world: {
      now: () => time.now,
      random: seededRng("faults"),
      after: (ms, call) => time.after(ms, call),
      report() {},
    },
  });
  const who = { name: "Ada", identity: "Ada", source: "here", pool: "conquerors-v2.60" };
  await pairing.enter({ ...who, id: "place", rating: 1500, deviation: 50, blocked: new Set() });
  const held = pairing.hold("place", HOLD), refused = assertRejects(() => held, StoreFailure);
  await time.pass(HOLD - 1);
  queue.states = () => Promise.reject(new StoreFailure("out of reach"));
  await time.pass(1);
  await refused;
  assertEquals(pairing.size, 0);
});
