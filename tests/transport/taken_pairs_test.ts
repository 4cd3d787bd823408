/** Two who are taken for each other by one process, and what others do until they have their room. */

import { assertEquals } from "@std/assert";
import { Pairing } from "../../lib/server/pairing/pairing.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { Hub } from "../../lib/server/rooms/hub.ts";
import { Lobby } from "../../lib/server/rooms/lobby.ts";
import { PostgresQueue } from "../../lib/server/store/postgres/seekers.ts";
import { run } from "../../lib/server/store/sql/work.ts";
import { POSTGRESQL, storeTest, type StoreTrial } from "../store/stores.ts";
import { nobodyIn } from "./nobody.ts";

const world = {
  now: () => Date.now(),
  random: Math.random,
  after(ms: number, call: () => void) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  report(error: unknown) {
    throw error;
  },
};

/** Ada and Ben look for each other; `meanwhile` is done once they're taken, and all is over once their room is ended. */
async function pairAdaAndBen(
  { store, database }: StoreTrial,
  meanwhile: (others: PostgresQueue, pairing: Pairing) => Promise<void>,
): Promise<void> {
  const hub = new Hub(store, new Lobby(store.rooms, DEFAULT_LIMITS, world), world, nobodyIn(world));
  const queue = new PostgresQueue(database, DEFAULT_LIMITS);
  const ended = Promise.withResolvers<void>();
  let isTaken = false;
  const parts = {
    queue,
    hub: {
      async open(...args: Parameters<Hub["open"]>) {
        if (!isTaken) await meanwhile(new PostgresQueue(database, DEFAULT_LIMITS), pairing);
        isTaken = true;
        return await hub.open(...args);
      },
      async end(code: string) {
        const isThere = await hub.end(code);
        ended.resolve();
        return isThere;
      },
    },
    areApart: () => Promise.resolve(false),
    isPaused: () => false,
    world,
  };
  const pairing = new Pairing(parts);
  const stays = [];
  for (const id of ["ada", "ben"]) {
    const of = { pool: "conquerors-v2.60", identity: `${id}'s`, source: `at ${id}`, name: id };
    await pairing.enter({ id, ...of, rating: 1500, deviation: 350, blocked: new Set() });
    stays.push(await pairing.listen(id, () => {}));
  }
  await ended.promise;
  for (const stay of stays) stay.stop();
  hub.stop();
}

storeTest("two whom others have paired meanwhile have one room", async (trial) => {
  await pairAdaAndBen(trial, async (others) => {
    // It stands still for longer than they stay taken.
    await trial.database.read(run("UPDATE seekers SET taken = taken - interval '11 seconds'"));
    await others.prune(Date.now());
    assertEquals(await others.take(["ada", "ben"]), true);
    assertEquals(await others.settle(["ada", "ben"], "OTHERS"), true);
  });
  assertEquals(await trial.store.rooms.of(["ada's", "ben's"]), []);
}, [POSTGRESQL]);

storeTest("who is forgotten by one process isn't seated by another", async (trial) => {
  const away = await trial.open();
  await pairAdaAndBen(trial, async (others, pairing) => {
    await others.forget("ada's");
    await away.forget("ada's", Date.now());
    pairing.forget("ada's");
  });
  assertEquals((await trial.store.ownData("ada's")).seats, []);
}, [POSTGRESQL]);
