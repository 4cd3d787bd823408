/** Who looks for an opponent while the database is out of reach, or slow. */

import { assertEquals, assertRejects } from "@std/assert";
import type { ServerMessage } from "../../lib/rooms/protocol.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { openPairing } from "./open_pairing.ts";

/** How long a poll is held, ms. */
const HOLD = 4_500;

function placeOf(id: string) {
  const who = { name: id, identity: id, source: "here", pool: "conquerors-v2.60" };
  return { ...who, id, rating: 1500, deviation: 50, blocked: new Set<string>() };
}

Deno.test("a poll that can't be answered leaves nobody who seems to be there", async () => {
  const { time, queue, pairing } = openPairing();
  await pairing.enter(placeOf("place"));
  const held = pairing.hold("place", HOLD), refused = assertRejects(() => held, StoreFailure);
  await time.pass(HOLD - 1);
  queue.states = () => Promise.reject(new StoreFailure("out of reach"));
  await time.pass(1);
  await refused;
  assertEquals(pairing.size, 0);
});

Deno.test("who comes while the database says how those before stand keeps the place", async () => {
  const { time, queue, pairing } = openPairing();
  const heard: ServerMessage[] = [], released = Promise.withResolvers<void>();
  const states = queue.states.bind(queue);
  await pairing.enter(placeOf("first"));
  await pairing.listen("first", () => {});
  queue.states = async (ids) => {
    const known = await states(ids);
    if (!ids.includes("second")) await released.promise;
    return known;
  };
  await time.pass(50);
  await pairing.enter(placeOf("second"));
  await pairing.listen("second", (message) => heard.push(message));
  released.resolve();
  await time.pass(1);
  assertEquals(heard.map(({ t }) => t), ["seeking"]);
});
