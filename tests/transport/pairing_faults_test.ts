/** Who looks for an opponent while the database is out of reach, or slow. */

import { assertEquals, assertRejects } from "@std/assert";
import type { ServerMessage } from "../../lib/rooms/protocol.ts";
import { realWorld, scope } from "../../lib/server/clock.ts";
import { MemoryQueue } from "../../lib/server/pairing/queue.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { Peer } from "../../lib/server/rooms/peer.ts";
import { startServices } from "../../lib/server/start_services.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { MemoryPeers } from "../../lib/server/store/memory_peers.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { seededWorld } from "../seeded_world.ts";
import { openPairing } from "./open_pairing.ts";
import { VirtualTime } from "./simulator/time.ts";

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

Deno.test("a process goes on that can't forget who was forgotten at another", async () => {
  const store = SqliteStore.open(),
    peers = new MemoryPeers(),
    heard = Promise.withResolvers<void>();
  const world = scope({ ...realWorld, report: () => heard.resolve() });
  const seekers = new MemoryQueue(DEFAULT_LIMITS);
  seekers.forget = () => Promise.reject(new StoreFailure("out of reach"));
  Object.assign(store, { peers });
  const parts = { store, world, limits: DEFAULT_LIMITS, trustedHops: 0, seekers };
  const services = await startServices(parts), other = new Peer(peers, world);
  await other.join();
  other.tell("forgotten", "Ada");
  await heard.promise;
  services.dismiss();
  await services.close();
  world.end();
});

Deno.test("nobody is paired with who asked by polling and was gone before the answer", async () => {
  const time = new VirtualTime(), after = time.after.bind(time);
  const world = { ...seededWorld(), now: () => time.now, after };
  const parts = { store: SqliteStore.open(), world, limits: DEFAULT_LIMITS, trustedHops: 0 };
  const { polls, dismiss, close } = await startServices(parts);
  const seek = async (from: string) => {
    const secrets = { token: makeSecret(), identity: makeSecret() };
    const msg = { t: "seek", protocol: 1, pool: "conquerors-v2.60", ...secrets };
    assertEquals((await polls.send({ msg }, from)).msgs.map(({ t }) => t), ["seeking"]);
    return secrets.token;
  };
  await seek("192.0.2.1");
  const held = polls.poll({ sid: await seek("192.0.2.2"), since: 0 }, "192.0.2.2");
  await time.pass(HOLD + 1);
  assertEquals((await held).msgs.map(({ t }) => t), ["seeking"]);
  dismiss();
  await close();
});
