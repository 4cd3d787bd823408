/** Those who wait for an opponent, in one process and in several. */

import { assertEquals } from "@std/assert";
import { MemoryQueue, type PairingQueue, type Place } from "../../lib/server/pairing/queue.ts";
import { PostgresQueue } from "../../lib/server/store/postgres/seekers.ts";
import { STORES, storeTest } from "./stores.ts";

const LIMITS = { seekers: 4, seekersPerSource: 3 };
const NOW = 1_700_000_000_000;

function placeOf(id: string, more: Partial<Place> = {}): Place {
  return {
    id,
    pool: "pool",
    identity: `${id}'s`,
    source: `at ${id}`,
    name: id,
    rating: 1_500,
    deviation: 350,
    since: NOW,
    blocked: new Set([`${id}'s rival`]),
    last: "",
    ...more,
  };
}

/** `other` is the queue as another process sees it. */
function queueTest(
  name: string,
  test: (queue: PairingQueue, other: PairingQueue) => Promise<void>,
): void {
  const kinds = STORES.filter(({ name }) => name !== "sqlite");
  storeTest(`waiting: ${name}`, async (trial) => {
    if (trial.kind.name !== "postgres") {
      const queue = new MemoryQueue(LIMITS);
      return await test(queue, queue);
    }
    await test(
      new PostgresQueue(trial.database, LIMITS),
      new PostgresQueue(trial.database, LIMITS),
    );
  }, kinds);
}

const ids = (places: readonly Place[]) => places.map(({ id }) => id).sort();

queueTest("who came is there, all that is known of them too", async (queue, other) => {
  assertEquals(await queue.enter(placeOf("ada"), NOW), true);
  assertEquals(await other.present(NOW), [placeOf("ada")]);
  assertEquals(
    await other.states(["ada", "nobody"]),
    new Map([["ada", { t: "waiting", pool: "pool" }]]),
  );
  assertEquals([await other.states([]), await other.present(NOW + 3_001)], [new Map(), []]);
});

queueTest(
  "who is heard of stays, who is away comes back, and who leaves is gone",
  async (queue, other) => {
    for (const id of ["ada", "ben"]) await queue.enter(placeOf(id), NOW);
    await other.heard(["ada"], NOW + 2_000);
    assertEquals(ids(await queue.present(NOW + 4_000)), ["ada"]);
    await queue.away("ada");
    assertEquals(ids(await other.present(NOW + 2_000)), ["ben"]);
    await other.heard(["ada"], NOW + 2_000);
    assertEquals(ids(await other.present(NOW + 2_000)), ["ada", "ben"]);
    await other.leave("ben");
    assertEquals(ids(await queue.present(NOW + 2_000)), ["ada"]);
    assertEquals((await queue.states(["ben"])).size, 0);
  },
);

queueTest("of many who take one player one gets them", async (queue, other) => {
  for (const id of ["ada", "ben", "cleo"]) await queue.enter(placeOf(id), NOW);
  const takes = [["ada", "ben"], ["ben", "cleo"], ["ada", "cleo"], ["ada", "ben"]] as const;
  const taken = await Promise.all(takes.map((pair, n) => [queue, other][n % 2]!.take(pair)));
  assertEquals(taken.filter((isTaken) => isTaken).length, 1);
  assertEquals((await queue.present(NOW)).length, 1);
});

queueTest("who was taken is told of a room, or waits on without one", async (queue, other) => {
  for (const id of ["ada", "ben"]) await queue.enter(placeOf(id), NOW);
  const pair = ["ada", "ben"] as const;
  assertEquals(await queue.take(pair), true);
  await other.leave("ada");
  assertEquals(await other.enter(placeOf("ada again", { identity: "ada's" }), NOW), false);
  await queue.settle(pair, undefined);
  assertEquals(ids(await other.present(NOW)), ["ada", "ben"]);
  assertEquals(await other.take(pair), true);
  await other.settle(pair, "CODE");
  const paired = { t: "paired", code: "CODE" } as const;
  assertEquals(await queue.states(pair), new Map(pair.map((id) => [id, paired])));
  assertEquals(await queue.take(pair), false);
});

queueTest("an identity waits at one place, the last", async (queue, other) => {
  await queue.enter(placeOf("ada"), NOW);
  assertEquals(await other.enter(placeOf("ada again", { identity: "ada's" }), NOW), true);
  assertEquals(ids(await queue.present(NOW)), ["ada again"]);
  assertEquals((await queue.states(["ada"])).get("ada"), { t: "replaced" });
});

queueTest("two who come with one token hold one place, that of the last", async (queue, other) => {
  const here = { source: "here" };
  for (const identity of ["ada's", "ben's"]) {
    await queue.enter(placeOf("one", { ...here, identity }), NOW);
  }
  assertEquals((await other.present(NOW)).map(({ identity }) => identity), ["ben's"]);
  await other.leave("one");
  const entered = [];
  for (const id of ["a", "b", "c"]) entered.push(await queue.enter(placeOf(id, here), NOW));
  assertEquals(entered, [true, true, true]);
});

queueTest("who is lined up twice keeps the opponent they have by then", async (queue, other) => {
  const pair = ["ada", "ben"] as const;
  for (const id of pair) await queue.enter(placeOf(id), NOW);
  await queue.take(pair);
  assertEquals(await other.enter(placeOf("ada"), NOW), true);
  await queue.settle(pair, "CODE");
  assertEquals(await other.enter(placeOf("ben"), NOW), true);
  const paired = { t: "paired", code: "CODE" } as const;
  assertEquals(await queue.states(pair), new Map(pair.map((id) => [id, paired])));
});

queueTest("there is only so much room, in all and for each source", async (queue, other) => {
  const enter = (id: string, source: string) =>
    [queue, other][id.length % 2]!
      .enter(placeOf(id, { source }), NOW);
  const entered = [];
  for (const id of ["a", "bb", "c", "dd"]) entered.push(await enter(id, "here"));
  assertEquals(entered, [true, true, true, false]);
  assertEquals([await enter("e", "there"), await enter("ff", "there")], [true, false]);
  await queue.leave("a");
  assertEquals(await enter("dd", "here"), true);
});

queueTest("who was not heard of for long is forgotten, and a room later", async (queue, other) => {
  for (const id of ["ada", "ben", "cleo"]) await queue.enter(placeOf(id), NOW);
  await queue.take(["ada", "ben"]);
  await queue.settle(["ada", "ben"], "CODE");
  await other.prune(NOW + 15_000);
  assertEquals((await queue.states(["ada", "ben", "cleo"])).size, 3);
  await other.prune(NOW + 15_001);
  assertEquals([...(await queue.states(["ada", "ben", "cleo"])).keys()].sort(), ["ada", "ben"]);
  await other.prune(NOW + 60_001);
  assertEquals((await queue.states(["ada", "ben"])).size, 0);
});

storeTest("what a process that died had taken is free again", async ({ database }) => {
  const queue = new PostgresQueue(database, LIMITS);
  for (const id of ["ada", "ben"]) await queue.enter(placeOf(id), NOW);
  await queue.take(["ada", "ben"]);
  await queue.prune(NOW);
  assertEquals(await queue.present(NOW), []);
  await database.write(function* () {
    yield [{ sql: "UPDATE seekers SET taken = taken - interval '11 seconds'", values: [] }];
  });
  await queue.prune(NOW);
  assertEquals(ids(await queue.present(NOW)), ["ada", "ben"]);
}, STORES.filter(({ name }) => name === "postgres"));

queueTest("who is forgotten waits no more, and nothing is kept of them", async (queue, other) => {
  for (const id of ["ada", "ben", "cleo"]) await queue.enter(placeOf(id), NOW);
  await queue.take(["ben", "cleo"]);
  await other.forget("ada's");
  await other.forget("ben's");
  assertEquals([await queue.present(NOW), await queue.take(["ada", "ben"])], [[], false]);
  await queue.settle(["ben", "cleo"], "ABCDEF");
  await other.forget("ben's");
  assertEquals(
    await queue.states(["ada", "ben"]),
    new Map([["ada", { t: "forgotten" }], ["ben", { t: "forgotten" }]] as const),
  );
  for (const id of ["ada", "ben"]) {
    assertEquals(await queue.enter(placeOf(`${id} again`, { identity: `${id}'s` }), NOW), true);
  }
  await other.prune(NOW + 60_001);
  assertEquals((await queue.states(["ada", "ben"])).size, 0);
});
