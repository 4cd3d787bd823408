/** Processes that tell each other whom they have, in a time that the test sets. */

import { assert, assertEquals, assertRejects, fail } from "@std/assert";
import { Peer } from "../../lib/server/rooms/peer.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { MemoryPeers } from "../../lib/server/store/memory_peers.ts";
import type { Peers } from "../../lib/server/store/peers.ts";
import { VirtualTime } from "../transport/simulator/time.ts";

/** How long, at most, what a killed process had still counts, ms. */
const LASTS = 13_000;
/** From then on a process that has just begun knows who lives, ms. */
const SETTLED = 5_000;

/** Processes over one database. */
class Trial {
  readonly time = new VirtualTime();
  readonly shared = new MemoryPeers(() => this.time.now);
  /** Whether the database is out of reach. */
  isOut = false;
  /** How long it takes to answer, ms. */
  takes = 1;
  /** Whether only questions fail. */
  isMute = false;
  /** How many came and left with each sign of life. */
  readonly noted: [number, number][] = [];
  /** What was reported but for that. */
  readonly errors: unknown[] = [];

  async join(): Promise<{ peer: Peer; kill(): void }> {
    let lives = true;
    const world = {
      now: () => this.time.now,
      after: (ms: number, call: () => void) => this.time.after(ms, () => lives && call()),
      report: (error: unknown) => void (error instanceof StoreFailure || this.errors.push(error)),
    };
    const peer = new Peer(this.#reached(), world);
    await peer.join();
    return { peer, kill: () => lives = false };
  }

  #reached(): Peers {
    const reach = <Args extends readonly unknown[], Result>(
      ask: (...args: Args) => Promise<Result>,
    ) =>
    async (...args: Args) => {
      await this.time.sleep(this.takes);
      if (this.isOut) throw new StoreFailure("Out of reach");
      return await ask(...args);
    };
    const { shared } = this;
    return {
      isPrivate: false,
      beat: reach((...args) => {
        const [, , , noted] = args;
        this.noted.push([noted!.came.length, noted!.left.length]);
        return shared.beat(...args);
      }),
      note: reach((...args) => shared.note(...args)),
      elsewhere: reach((...args) => {
        if (this.isMute) throw new StoreFailure("No answer");
        return shared.elsewhere(...args);
      }),
      claim: reach((...args) => shared.claim(...args)),
      release: reach((...args) => shared.release(...args)),
      tell: reach((...args) => shared.tell(...args)),
      hear: (me, told) => shared.hear(me, told),
    };
  }

  /** Whom others have of a room; undefined while that isn't known. */
  async elsewhere({ peer }: { readonly peer: Peer }, room: string) {
    return (await this.hear(peer.elsewhere(room)))?.players;
  }

  /** Waits in this time. */
  async hear<Value>(promise: Promise<Value>): Promise<Value> {
    let is = false;
    const done = () => is = true;
    promise.then(done, done);
    assert(await this.time.until(() => is, 60_000), "It never ended");
    return await promise;
  }

  /** Two processes that know each other. */
  async two() {
    const both = [await this.hear(this.join()), await this.hear(this.join())] as const;
    await this.time.pass(SETTLED);
    return both;
  }
}

Deno.test("whom one process holds the other knows, until it lets go of them", async () => {
  const trial = new Trial(), [one, two] = await trial.two();
  await trial.hear(one.peer.hold("ROOM", 1));
  await trial.hear(one.peer.hold("ROOM", 1));
  assertEquals(await trial.elsewhere(two, "ROOM"), new Set([1]));
  assertEquals(await trial.elsewhere(one, "ROOM"), new Set());
  assertEquals(await trial.elsewhere(two, "OTHER"), new Set());
  one.peer.release("ROOM", 1);
  await trial.time.pass(100);
  assertEquals(await trial.elsewhere(two, "ROOM"), new Set());
});

Deno.test("who is noted once isn't noted again with each sign of life", async () => {
  const trial = new Trial(), [one] = await trial.two();
  await trial.hear(one.peer.hold("ROOM", 1));
  await trial.hear(one.peer.hold("ROOM", 0));
  one.peer.release("ROOM", 0);
  await trial.time.pass(SETTLED);
  const before = trial.noted.length;
  await trial.time.pass(SETTLED);
  const since = trial.noted.slice(before);
  assert(since.length > 0 && since.every(([came, left]) => came + left === 0), `${since}`);
});

Deno.test("after a question that failed it isn't known for a while whom others have", async () => {
  const trial = new Trial(), [one, two] = await trial.two();
  await trial.hear(one.peer.hold("ROOM", 1));
  let losses = 0;
  two.peer.onLoss(() => losses++);
  trial.isMute = true;
  await assertRejects(() => trial.elsewhere(two, "ROOM"), StoreFailure);
  trial.isMute = false;
  assertEquals(await trial.elsewhere(two, "ROOM"), undefined);
  await trial.time.pass(SETTLED);
  assertEquals(await trial.elsewhere(two, "ROOM"), new Set([1]));
  assertEquals(losses, 1, "players may have gone meanwhile");
});

Deno.test("after a sign of life that came late it isn't known for a while whom others have", async () => {
  const trial = new Trial(), [one, two] = await trial.two();
  await trial.hear(one.peer.hold("ROOM", 1));
  trial.takes = 6_000;
  await trial.time.pass(3_000);
  trial.takes = 1;
  await trial.time.pass(6_000);
  assertEquals(await trial.elsewhere(two, "ROOM"), undefined);
  await trial.time.pass(SETTLED);
  assertEquals(await trial.elsewhere(two, "ROOM"), new Set([1]));
});

Deno.test("many who come and are asked for at once share statements", async () => {
  const trial = new Trial(), [one, two] = await trial.two();
  const players = Array.from({ length: 1_000 }, (_, player) => player);
  const began = trial.time.now;
  await trial.hear(Promise.all(players.map((player) => one.peer.hold(`ROOM${player}`, player))));
  const found = await trial.hear(
    Promise.all(players.map((player) => two.peer.elsewhere(`ROOM${player}`))),
  );
  assertEquals(found.map((one) => one!.players), players.map((player) => new Set([player])));
  assert(trial.time.now - began < 10);
});

Deno.test("others hear within seconds when a process is killed, and only then", async () => {
  const trial = new Trial(), [one, two] = await trial.two();
  let losses = 0;
  two.peer.onLoss(() => losses++);
  two.peer.onLoss(() => fail("It hears no more"))();
  await trial.hear(one.peer.hold("ROOM", 0));
  await trial.time.pass(600_000);
  assertEquals(losses, 0);
  one.kill();
  assertEquals(await trial.elsewhere(two, "ROOM"), new Set([0]), "it may come back");
  assert(await trial.time.until(() => losses > 0, LASTS));
  assertEquals(await trial.elsewhere(two, "ROOM"), new Set());
  await trial.time.pass(600_000);
  assertEquals(losses, 1);
});

for (const [what, seconds] of [["short", 6], ["long", 40], ["very long", 600]] as const) {
  Deno.test(`nobody counts as ended after a ${what} outage of the database`, async () => {
    const trial = new Trial(), [one, two] = await trial.two();
    await trial.hear(one.peer.hold("ROOM", 0));
    await trial.hear(two.peer.hold("ROOM", 1));
    trial.isOut = true;
    await trial.time.pass(seconds * 1_000);
    trial.isOut = false;
    for (let asked = 0; asked < 100; asked++) {
      const told = await trial.hear(
        Promise.all([one, two].map(({ peer }) => peer.elsewhere("ROOM"))),
      );
      assert(told.every((one) => !one || one.players.size === 1), `${asked}`);
      await trial.time.pass(100);
    }
    assertEquals(await trial.elsewhere(one, "ROOM"), new Set([1]));
    assertEquals(await trial.elsewhere(two, "ROOM"), new Set([0]));
    assertEquals(trial.errors, []);
  });
}

Deno.test("what could not be noted or given back is so with a later sign of life", async () => {
  const trial = new Trial(), [one, two] = await trial.two();
  await trial.hear(one.peer.hold("LEFT", 0));
  const done = one.peer.once("work", async () => {
    trial.isOut = true;
    await trial.time.sleep(10);
  });
  assertEquals(await trial.hear(done), true);
  one.peer.release("LEFT", 0);
  await trial.hear(assertRejects(() => one.peer.hold("CAME", 0), StoreFailure));
  assertEquals(await one.peer.elsewhere("ROOM"), undefined, "others may not get through either");
  trial.isOut = false;
  await trial.time.pass(LASTS);
  assertEquals(await trial.elsewhere(two, "LEFT"), new Set());
  assertEquals(await trial.elsewhere(two, "CAME"), new Set([0]));
  assertEquals(await trial.hear(two.peer.once("work", () => Promise.resolve())), true);
});

Deno.test("what a process tells all, or one, is heard by those and not by itself", async () => {
  const trial = new Trial(), all = [...await trial.two(), await trial.hear(trial.join())];
  const heard: string[][] = all.map(() => []), ids: string[] = [];
  for (const [n, { peer }] of all.entries()) {
    peer.onTold("news", (text, by) => {
      heard[n]!.push(text);
      ids[n] = by;
    });
  }
  const [one, two] = all;
  one!.peer.tell("news", "to all of you");
  one!.peer.tell("other", "news of nobody's");
  await trial.time.pass(10);
  assertEquals(heard, [[], ["to all of you"], ["to all of you"]]);
  two!.peer.tellOne(ids[1]!, "news", ["back", "to you"]);
  await trial.time.pass(10);
  assertEquals(heard[0], ["back", "to you"]);
  trial.isOut = true;
  one!.peer.tell("news", "lost");
  await trial.time.pass(10);
  assertEquals(heard.map(({ length }) => length), [2, 1, 1]);
  assertEquals(trial.errors, [], "what nobody listens for is no error");
});

Deno.test("work is done by one process at a time, and by another if that dies at it", async () => {
  const trial = new Trial(), [one, two] = await trial.two();
  const work = Promise.withResolvers<void>();
  let begun = 0;
  const act = () => (begun++, work.promise);
  const first = one.peer.once("work", act);
  await trial.time.pass(100);
  assertEquals([begun, await trial.hear(two.peer.once("work", act))], [1, false]);
  one.kill();
  await trial.time.pass(LASTS);
  const second = two.peer.once("work", act);
  await trial.time.pass(100);
  assertEquals(begun, 2);
  work.resolve();
  assertEquals(await trial.hear(Promise.all([first, second])), [true, true]);
});

Deno.test("work that fails is given back", async () => {
  const trial = new Trial(), [one, two] = await trial.two();
  const fail = () => Promise.reject(new Error("A bug"));
  await trial.hear(assertRejects(() => one.peer.once("work", fail), Error, "A bug"));
  assertEquals(await trial.hear(two.peer.once("work", () => Promise.resolve())), true);
});

Deno.test("a post is one process's, and another's once that is killed or leaves", async () => {
  const trial = new Trial(), all = [...await trial.two(), await trial.hear(trial.join())];
  const held = all.map(() => false);
  for (const [n, { peer }] of all.entries()) {
    await trial.hear(peer.apply("post", (isHeld) => held[n] = isHeld));
  }
  assertEquals(held, [true, false, false]);
  await trial.time.pass(60_000);
  assertEquals(held, [true, false, false]);
  all[0]!.kill();
  await trial.time.pass(LASTS);
  assertEquals(held.slice(1).filter((isHeld) => isHeld).length, 1);
  const next = held.lastIndexOf(true);
  await trial.hear(all[next]!.peer.leave());
  await trial.time.pass(LASTS);
  assertEquals(held[3 - next], true);
});

Deno.test("who is cut off from the database gives its post up before another takes it", async () => {
  const trial = new Trial(), [one, two] = await trial.two();
  const log: string[] = [];
  for (const [name, { peer }] of [["one", one], ["two", two]] as const) {
    await trial.hear(peer.apply("post", (isHeld) => log.push(`${name} ${isHeld}`)));
  }
  trial.isOut = true;
  await trial.time.pass(60_000);
  assertEquals(log, ["one true", "one false"]);
  trial.isOut = false;
  await trial.time.pass(60_000);
  assertEquals(log, ["one true", "one false", "one true"]);
});
