/** Asking a player for a game by name: who is told, for how long, and whom nobody may ask. */

import { assert, assertEquals, assertNotEquals, assertRejects } from "@std/assert";
import { phaseOf } from "../../lib/rooms/view.ts";
import { nextTurn, realWorld } from "../../lib/server/clock.ts";
import { Challenges } from "../../lib/server/pairing/challenges.ts";
import { Presence } from "../../lib/server/pairing/presence.ts";
import type { Notices } from "../../lib/server/store/notices.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { serve } from "./serving.ts";
import { VirtualTime } from "./simulator/time.ts";

const BANK = { ...SETTINGS, bank: { base: 180, increment: 3 } };

class Trial {
  now = 0;
  readonly told: string[] = [];
  readonly closed = new Set<string>();
  /** Who asks and who is asked, where they may not meet. */
  readonly apart = new Set<string>();
  #rooms = 0;
  readonly store = SqliteStore.open();
  /** Whether the database takes no notices. */
  isFailing = false;
  readonly #close = (code: string) => {
    this.closed.add(code);
    return Promise.resolve(true);
  };
  readonly challenges: Challenges;

  constructor() {
    this.challenges = new Challenges({
      notices: this.#notices(),
      hub: {
        open: () => Promise.resolve({ code: `ROOM${++this.#rooms}` }),
        find: () => Promise.resolve(undefined),
        end: this.#close,
        endWait: this.#close,
      },
      lobby: {
        waitingAmong: (codes) =>
          Promise.resolve(new Set(codes.filter((code) => !this.closed.has(code)))),
      },
      world: { now: () => this.now },
      areApart: (one, other) =>
        Promise.resolve(this.apart.has(`${one.identity} ${other.identity}`)),
      notify: (to, { from }) => this.told.push(`${from} asks ${to}`),
    });
  }

  async send(from: string, to: string, settings = BANK, source = `${from}'s`): Promise<string> {
    const asker = { identity: from, name: from, token: `${from}'s` };
    const sent = await this.challenges.send({ from: asker, to, settings, source });
    return "code" in sent ? sent.code : sent.refused;
  }

  #notices(): Notices {
    const { notices } = this.store.books;
    return {
      post: (all) => this.isFailing ? Promise.resolve(false) : notices.post(all),
      prolong: (all) => notices.prolong(all),
      find: (kind, ids) => notices.find(kind, ids),
      all: (kind) => notices.all(kind),
      about: (kind, identity) => notices.about(kind, identity),
      take: (kind, id) => {
        if (this.isFailing) return Promise.reject(new StoreFailure("no database"));
        return notices.take(kind, id);
      },
    };
  }

  /** The rooms to which somebody is asked. */
  async to(identity: string): Promise<string[]> {
    return (await this.challenges.to(identity)).map(({ code }) => code);
  }
}

Deno.test("a challenge is told once, and says who asks for which game", async () => {
  const trial = new Trial();
  assertEquals(await trial.send("Ada", "Ben"), "ROOM1");
  assertEquals(await trial.challenges.to("Ben"), [
    { code: "ROOM1", game: "conquerors-v2", time: "180+3", from: "Ada" },
  ]);
  assertEquals([trial.told, await trial.to("Ada")], [["Ada asks Ben"], []]);
});

Deno.test("a newer challenge takes the place of an older one, and eight may ask at a time", async () => {
  const trial = new Trial();
  for (const name of ["Ada", "Cyd", "Ada"]) await trial.send(name, "Ben");
  assertEquals(await trial.to("Ben"), ["ROOM2", "ROOM3"]);
  assertEquals([...trial.closed], ["ROOM1"], "nobody waits there any more");
  for (let n = 0; n < 6; n++) await trial.send(`${n}`, "Ben");
  assertEquals(await trial.send("late", "Ben"), "limit");
  assertEquals(await (await trial.to("Ben")).length, 8);
  await trial.challenges.decline("Ben", "ROOM2");
  assertEquals([...trial.closed], ["ROOM1", "ROOM2"], "who asked is sent away");
  assertEquals(await trial.send("late", "Ben"), "ROOM10");
});

Deno.test("a challenge that can't be kept closes its room, and the one before still asks", async () => {
  const trial = new Trial();
  await trial.send("Ada", "Ben");
  trial.isFailing = true;
  assertEquals(await trial.send("Ada", "Ben"), "storage");
  assertEquals([...trial.closed], ["ROOM2"]);
  assertEquals([trial.told.length, await trial.to("Ben")], [1, ["ROOM1"]]);
  trial.isFailing = false;
  assertEquals(await trial.send("Ada", "Ben"), "ROOM3");
  assertEquals(await trial.to("Ben"), ["ROOM3"]);
});

Deno.test("one address may ask two at a time, and with all places taken it gives one back", async () => {
  const trial = new Trial();
  const from = (source: string, name: string) => trial.send(name, "Ben", BANK, source);
  assertEquals(await from("flood", "one"), "ROOM1");
  assertEquals(await from("flood", "two"), "ROOM2");
  assertEquals(await from("flood", "three"), "limit");
  assertEquals(await from("flood", "two"), "ROOM3", "who asks again does so instead");
  for (let n = 0; n < 6; n++) await from(`${n}`, `${n}`);
  assertEquals((await trial.to("Ben")).length, 8);
  assertEquals(await from("late", "late"), "ROOM10");
  const asking = [3, 4, 5, 6, 7, 8, 9, 10].map((n) => `ROOM${n}`);
  assertEquals((await trial.to("Ben")).toSorted(), asking.toSorted());
  assertEquals(await from("later", "later"), "limit", "each has one");
  assertEquals(trial.told.length, 10);
});

Deno.test("those of one address who ask at the same moment are no more than two", async () => {
  const trial = new Trial();
  const names = Array.from({ length: 20 }, (_, n) => `${n}`);
  await Promise.all(names.map((name) => trial.send(name, "Ben", BANK, "flood")));
  const asking = await trial.to("Ben");
  assert(asking.length <= 2, `${asking.length}`);
  assertEquals([trial.told.length, trial.closed.size], [asking.length, 20 - asking.length]);
});

Deno.test("a challenge ends with its room, its time, a no, or its people", async () => {
  const trial = new Trial();
  const [one] = [await trial.send("Ada", "Ben"), await trial.send("Cyd", "Ben")];
  trial.closed.add(one!);
  assertEquals(await trial.to("Ben"), ["ROOM2"]);
  await trial.challenges.decline("Ada", "ROOM2");
  assertEquals(await trial.to("Ben"), ["ROOM2"], "another's no");
  await trial.send("Dot", "Ben", { ...SETTINGS, clock: 86_400 } as never);
  trial.now += 15 * 60_000;
  assertEquals(await trial.to("Ben"), ["ROOM3"], "days for a game of days");
  await trial.store.forget("Dot", 0);
  assertEquals(await trial.to("Ben"), []);
  await trial.send("Ada", "Ben");
  await trial.store.forget("Ben", 0);
  assertEquals(await trial.to("Ben"), []);
});

Deno.test("who asked is sent away once the challenge ran out, unless the database fails then", async () => {
  const trial = new Trial();
  await trial.send("Ada", "Ben");
  await trial.send("Dot", "Ben", { ...SETTINGS, clock: 86_400 } as never);
  trial.now = 15 * 60_000 - 1;
  await trial.challenges.sweep();
  assertEquals([...trial.closed], []);
  trial.now++;
  trial.isFailing = true;
  await assertRejects(() => trial.challenges.sweep(), StoreFailure);
  trial.isFailing = false;
  await trial.challenges.sweep();
  assertEquals([...trial.closed], ["ROOM1"]);
  assertEquals(await trial.store.books.notices.find("challenge", ["ROOM1"]), []);
  assertEquals(await trial.to("Ben"), ["ROOM2"]);
});

Deno.test("nobody is asked by those whom they may not meet by now", async () => {
  const trial = new Trial();
  for (const name of ["Ada", "Cyd"]) await trial.send(name, "Ben");
  trial.apart.add("Ada Ben");
  assertEquals(await trial.to("Ben"), ["ROOM2"]);
  trial.apart.clear();
  assertEquals(await trial.to("Ben"), ["ROOM1", "ROOM2"], "a ban may be lifted");
});

Deno.test("two who ask each other for the same game play it", async () => {
  await using serving = await serve();
  const { challenges, hub } = serving.services;
  const send = async (from: string, to: string, settings = BANK) => {
    const asker = { identity: from, name: from, token: `${from} ${settings.bank.base}` };
    const sent = await challenges.send({ from: asker, to, settings, source: `${from}'s` });
    assert("code" in sent);
    return sent.code;
  };
  const code = await send("Ada", "Ben");
  const slower = { ...BANK, bank: { base: 600, increment: 5 } };
  assertNotEquals(await send("Ben", "Ada", slower), code, "another clock is another wish");
  assertNotEquals(await send("Cyd", "Ada"), code, "nobody asked Cyd");
  assertEquals(await send("Ben", "Ada"), code);
  const { view } = (await hub.find(code))!;
  assertEquals([phaseOf(view), view.players.map(({ name }) => name)], ["playing", ["Ada", "Ben"]]);
  assertEquals(await challenges.to("Ben"), []);
});

Deno.test("who asks somebody that is deleted is sent away, and nobody waits in the room of who asked", async () => {
  await using serving = await serve();
  const { challenges, hub, forget } = serving.services;
  const send = async (from: string, to: string) => {
    const asker = { identity: from, name: from, token: `${from}'s` };
    const sent = await challenges.send({ from: asker, to, settings: BANK, source: `${from}'s` });
    assert("code" in sent);
    return sent.code;
  };
  const rooms = [await send("Ada", "Ben"), await send("Ben", "Cyd"), await send("Dot", "Cyd")];
  assert(await forget("Ben"));
  const isThere = await Promise.all(rooms.map(async (code) => await hub.find(code) !== undefined));
  assertEquals(isThere, [false, false, true]);
});

Deno.test("a game that begins while its challenge is declined elsewhere goes on", async () => {
  await using serving = await serve();
  const { challenges, hub, world, store: { rooms } } = serving.services;
  const from = { identity: "Ada", name: "Ada", token: "Ada's" };
  const sent = await challenges.send({ from, to: "Ben", settings: BANK, source: "" });
  assert("code" in sent);
  const room = (await hub.find(sent.code))!, heads = rooms.heads.bind(rooms);
  // Ben sits down after it was read for the last time that Ada waits.
  let reads = 0;
  rooms.heads = async (codes) => {
    const before = await heads(codes);
    if (++reads === 2) {
      while (world.now() <= room.view.at) await nextTurn();
      await room.tell({ t: "sit", name: "Ben", token: "Ben's", identity: "Ben" });
    }
    return before;
  };
  await challenges.decline("Ben", sent.code);
  const isKept = await hub.find(sent.code) === room;
  assertEquals([phaseOf(room.view), isKept], ["playing", true]);
});

Deno.test("who did something a moment ago is online", async () => {
  let now = 0;
  const world = { ...realWorld, now: () => now }, { notices } = SqliteStore.open().books;
  const presence = new Presence({ notices, peer: { isAlone: true }, world });
  const isOnline = async () => (await presence.online(["Ada", "Ben"])).has("Ada");
  assert(!await isOnline());
  presence.saw("Ada");
  now = 89_999;
  assert(await isOnline());
  now++;
  assert(!await isOnline());
  presence.saw("Ada");
  await presence.forget("Ada");
  assert(!await isOnline());
});

Deno.test("other processes are told who was here, at most twice a minute, and never of the forgotten", async () => {
  const time = new VirtualTime(), { notices } = SqliteStore.open().books;
  const posted: string[] = [], { post } = notices;
  notices.post = (given) => {
    posted.push(...given.map(({ id }) => id));
    return post.call(notices, given);
  };
  const world = {
    ...realWorld,
    now: () => time.now,
    after: (ms: number, call: () => void) => time.after(ms, call),
  };
  const [here, there] = [0, 1].map(() =>
    new Presence({ notices, peer: { isAlone: false }, world })
  );
  here!.saw("Ada");
  here!.saw("Ben");
  await here!.forget("Ben");
  await time.pass(2_000);
  assertEquals(posted, ["Ada"]);
  assertEquals([...await there!.online(["Ada", "Ben"])], ["Ada"]);
  for (const expected of [1, 2]) {
    here!.saw("Ada");
    await time.pass(2_000);
    assertEquals(posted.length, expected);
    await time.pass(28_000);
  }
});

Deno.test("who is deleted while other processes are told of them isn't told of any more", async () => {
  const time = new VirtualTime(), { notices } = SqliteStore.open().books;
  const world = { ...realWorld, now: () => time.now, after: time.after.bind(time) };
  const presence = new Presence({ notices, peer: { isAlone: false }, world });
  const { post } = notices, posted = Promise.withResolvers<void>();
  notices.post = async (given) => {
    await posted.promise;
    return post.call(notices, given);
  };
  presence.saw("Ada");
  await time.pass(2_000);
  const forgetting = presence.forget("Ada");
  posted.resolve();
  await forgetting;
  assertEquals(await notices.all("seen"), []);
});
