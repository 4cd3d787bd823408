/** What a store keeps of the processes that share it. */

import { assert, assertEquals } from "@std/assert";
import type { Peers, Present } from "../../lib/server/store/peers.ts";
import { storeTest } from "./stores.ts";

/** Longer than any test. */
const LONG = 600_000;
/** A sign of life that is over as it is given, and one that was over more than a minute before. */
const OVER = -1, LONG_OVER = -61_000;

const ADA: Present = { room: "ROOM", player: 0 };
const BEN: Present = { room: "ROOM", player: 1 };
const ELSEWHERE: Present = { room: "OTHER", player: 0 };

function peersTest(name: string, test: (peers: Peers) => Promise<void>): void {
  storeTest(name, ({ store }) => test(store.peers));
}

/** Who of both rooms others have, in order. */
async function seen(peers: Peers, me: string): Promise<Present[]> {
  const { present } = await peers.elsewhere(me, ["ROOM", "OTHER"], LONG);
  return [...present].sort((a, b) => a.room.localeCompare(b.room) || a.player - b.player);
}

peersTest(
  "a process knows the others that live, and whether it counted as living",
  async (peers) => {
    assertEquals(await peers.beat("one", LONG, true), { lived: false, others: [] });
    assertEquals(await peers.beat("two", OVER, true), { lived: false, others: ["one"] });
    assertEquals(await peers.beat("one", LONG, true), { lived: true, others: [] });
    assertEquals(await peers.beat("two", LONG, true), { lived: false, others: ["one"] });
    assertEquals(await peers.beat("one", LONG, true), { lived: true, others: ["two"] });
  },
);

peersTest(
  "a process knows whom others have connected, and not whom it has itself",
  async (peers) => {
    for (const id of ["one", "two"]) await peers.beat(id, LONG, true);
    await peers.note("one", { came: [ADA, ELSEWHERE], left: [] });
    await peers.note("two", { came: [BEN], left: [] });
    assertEquals(await seen(peers, "one"), [BEN]);
    assertEquals(await seen(peers, "two"), [ELSEWHERE, ADA]);
    assertEquals((await peers.elsewhere("two", ["OTHER"], LONG)).present, [ELSEWHERE]);
    assertEquals((await peers.elsewhere("two", [], LONG)).present, []);
  },
);

peersTest("a process knows how old the oldest sign of life of others is", async (peers) => {
  const age = async () => (await peers.elsewhere("one", [], LONG)).age;
  await peers.beat("one", LONG - 9_000, true);
  assertEquals(await age(), 0, "its own doesn't count");
  await peers.beat("two", LONG - 5_000, true);
  await peers.beat("three", LONG - 2_000, true);
  await peers.beat("four", OVER, true);
  const oldest = await age();
  assert(oldest >= 5_000 && oldest < 8_000, `${oldest}`);
});

peersTest("who comes and goes with a sign of life is noted with it", async (peers) => {
  await peers.beat("one", LONG, true, { came: [ADA, BEN], left: [] });
  assertEquals(await seen(peers, "two"), [ADA, BEN]);
  await peers.beat("one", LONG, true, { came: [ELSEWHERE], left: [ADA] });
  assertEquals(await seen(peers, "two"), [ELSEWHERE, BEN]);
});

peersTest("who comes and goes is noted once, however often it is said", async (peers) => {
  for (const id of ["one", "two", "three"]) await peers.beat(id, LONG, true);
  await peers.note("one", { came: [ADA], left: [BEN] });
  await peers.note("one", { came: [ADA], left: [] });
  await peers.note("two", { came: [ADA], left: [] });
  assertEquals(await seen(peers, "three"), [ADA]);
  await peers.note("one", { came: [], left: [ADA] });
  assertEquals(await seen(peers, "three"), [ADA], "another process has them too");
  await peers.note("two", { came: [BEN], left: [ADA] });
  assertEquals(await seen(peers, "three"), [BEN]);
});

peersTest("whom a process had that has ended counts again once it lives again", async (peers) => {
  await peers.beat("one", OVER, true);
  await peers.note("one", { came: [ADA], left: [] });
  await peers.beat("two", LONG, true);
  assertEquals(await seen(peers, "two"), []);
  await peers.beat("one", LONG, true);
  assertEquals(await seen(peers, "two"), [ADA], "what it had is its again");
});

peersTest("what a process had that ended long ago is forgotten", async (peers) => {
  const isForgotten = async () => {
    await peers.beat("one", LONG, true);
    const isGone = (await seen(peers, "two")).length === 0;
    assertEquals(await peers.claim("two", "work", false), isGone);
    return isGone;
  };
  for (const mayForget of [false, true]) {
    await peers.beat("one", LONG_OVER, true);
    await peers.note("one", { came: [ADA], left: [] });
    await peers.claim("one", "work", true);
    await peers.beat("two", LONG, mayForget);
    assertEquals(await isForgotten(), mayForget);
  }
});

peersTest("work is one process's until it gives it back or ends", async (peers) => {
  for (const id of ["one", "two"]) await peers.beat(id, LONG, true);
  const claim = (me: string, mayTakeOver = true) => peers.claim(me, "work", mayTakeOver);
  assertEquals([await claim("one"), await claim("two"), await claim("one")], [true, false, true]);
  await peers.release("two", "work");
  assertEquals(await claim("two"), false, "nobody gives back what another has");
  await peers.release("one", "work");
  assertEquals([await claim("two"), await claim("one")], [true, false]);
  await peers.beat("two", OVER, true);
  assertEquals([await claim("one", false), await claim("one")], [false, true]);
  assertEquals(await peers.claim("two", "other work", false), true);
});

peersTest(
  "of many that claim work at once one gets it, also from one that has ended",
  async (peers) => {
    const ids = Array.from({ length: 8 }, (_, n) => `process ${n}`);
    for (const id of ids) await peers.beat(id, LONG, true);
    await peers.beat("ended", OVER, true);
    await peers.claim("ended", "left", true);
    for (const work of ["new", "left"]) {
      const claims = await Promise.all(ids.map((id) => peers.claim(id, work, true)));
      assertEquals(claims.filter((isTaken) => isTaken).length, 1, work);
    }
  },
);
