/** Who polls for an opponent while the database is out of reach. */

import { assertEquals, assertRejects } from "@std/assert";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { openPairing } from "./open_pairing.ts";

/** How long a poll is held, ms. */
const HOLD = 4_500;

Deno.test("a poll that can't be answered leaves nobody who seems to be there", async () => {
  const { time, queue, pairing } = openPairing();
  const who = { name: "Ada", identity: "Ada", source: "here", pool: "conquerors-v2.60" };
  await pairing.enter({ ...who, id: "place", rating: 1500, deviation: 50, blocked: new Set() });
  const held = pairing.hold("place", HOLD), refused = assertRejects(() => held, StoreFailure);
  await time.pass(HOLD - 1);
  queue.states = () => Promise.reject(new StoreFailure("out of reach"));
  await time.pass(1);
  await refused;
  assertEquals(pairing.size, 0);
});
