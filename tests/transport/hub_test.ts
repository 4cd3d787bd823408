/** Rooms in memory and on disk: two processes on one store, what is let go, and what the disk refuses. */

import { assert, assertEquals, assertRejects } from "@std/assert";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { Lobby } from "../../lib/server/rooms/lobby.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { Hub } from "../../lib/server/rooms/hub.ts";
import type { LiveRoom } from "../../lib/server/rooms/live_room.ts";
import type { Connection } from "../../lib/server/rooms/room_presence.ts";
import { runs } from "../full.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { storeOn } from "../store/virtual_store.ts";
import { nobodyIn } from "./nobody.ts";
import { Server } from "./simulator/server.ts";
import { VirtualTime } from "./simulator/time.ts";

const random = seededRng("hub");

const MOVE = { t: "move", move: "a1,b1,a2,b2", id: "one", on: 4 } as const;

function hubOn(
  time = new VirtualTime(),
  store: Store = storeOn(time),
  told: string[] = [],
  report = (error: unknown): void => {
    throw error;
  },
): Hub {
  const world = {
    now: () => time.now,
    random,
    after: (ms: number, call: () => void) => time.after(ms, call),
    report,
  };
  const lobby = new Lobby(store.rooms, DEFAULT_LIMITS, world);
  const helpers = nobodyIn(world);
  helpers.peer.tell = (topic, text) => void told.push(`${topic} ${text}`);
  return new Hub(store, lobby, world, helpers);
}

/** Two processes on one file. */
function twoHubs(time = new VirtualTime(), name = `hubs-${files++}`): [Hub, Hub] {
  return [hubOn(time, storeOn(time, name)), hubOn(time, storeOn(time, name))];
}

let files = 0;

async function roomOf(hub: Hub): Promise<LiveRoom> {
  const opened = await hub.open(SETTINGS, []);
  assert("code" in opened);
  const room = (await hub.find(opened.code))!;
  for (const name of ["Ada", "Ben"]) {
    await room.tell({ t: "sit", name, token: `${name}'s`, identity: name });
  }
  return room;
}

Deno.test("codes of no room leave nothing, and a room that couldn't be read is asked for again", async () => {
  const time = new VirtualTime(), name = `hubs-${files++}`;
  const room = await roomOf(hubOn(time, storeOn(time, name)));
  const store = storeOn(time, name), read = store.read.bind(store);
  const hub = hubOn(time, store);
  for (const code of ["AAAAAA", "BBBBBB"]) assertEquals(await hub.find(code), undefined);
  assertEquals(hub.size, 0);
  store.read = () => Promise.reject(new Error("no disk"));
  await assertRejects(() => hub.find(room.view.code));
  assertEquals(hub.size, 0);
  store.read = read;
  assertEquals((await hub.find(room.view.code))?.view.code, room.view.code);
});

Deno.test("no room is opened while the disk fails, and what's a bug is no failure of it", async () => {
  const time = new VirtualTime(), store = storeOn(time), hub = hubOn(time, store);
  const fail = new StoreFailure("no disk"), bug = new TypeError("a bug");
  const { held } = store.rooms;
  store.rooms.held = () => Promise.reject(fail);
  assertEquals(await hub.open(SETTINGS, ["here"]), { refused: "storage" });
  store.rooms.held = () => Promise.reject(bug);
  await assertRejects(() => hub.open(SETTINGS, ["here"]), TypeError);
  store.rooms.held = held;
  assert("code" in await hub.open(SETTINGS, ["here"]));
});

Deno.test("news that couldn't be read is read a moment later", async () => {
  const time = new VirtualTime(), name = `hubs-${files++}`, store = storeOn(time, name);
  const here = await roomOf(hubOn(time, storeOn(time, name)));
  const there = (await hubOn(time, store).find(here.view.code))!, read = store.read.bind(store);
  let failures = 0;
  store.read = () => Promise.reject(new StoreFailure(`no disk, ${++failures}`));
  assertEquals((await here.ask(0, MOVE)).t, "ok");
  assert(await time.until(() => failures > 0, 1_000));
  store.read = read;
  assert(await time.until(() => there.view.moves.length > 0, 2_000));
});

Deno.test("others hear of a room in which a program was seated, and of no other", async () => {
  const told: string[] = [], time = new VirtualTime();
  const hub = hubOn(time, storeOn(time), told);
  const sitters = ["Ada", "Bot"].map((name) => ({ name, token: `${name}'s`, identity: name }));
  await hub.open(SETTINGS, ["here"], sitters);
  assertEquals(told, []);
  const opened = await hub.open(SETTINGS, ["here"], [sitters[0]!, {
    ...sitters[1]!,
    owner: "Cleo",
  }]);
  assert("code" in opened);
  assertEquals(told, [`seated ${opened.code}`]);
});

Deno.test("F25 two owners of one room: one wins each version, the other reads on and judges again", async () => {
  const [one, two] = twoHubs();
  const here = await roomOf(one);
  const there = (await two.find(here.view.code))!;
  const answers = await Promise.all([
    here.ask(0, MOVE),
    there.ask(0, { ...MOVE, id: "two", move: "a3,b3,a4,b4" }),
  ]);
  assertEquals(answers.map(({ t }) => t).sort(), ["ok", "refused"]);
  await here.catchUp();
  await there.catchUp();
  assertEquals(here.view, there.view);
  assertEquals(here.view.moves.length, 1);
});

Deno.test("F25 a duplicate that reaches the other process gets the first answer", async () => {
  const [one, two] = twoHubs();
  const here = await roomOf(one);
  const there = (await two.find(here.view.code))!;
  const first = await here.ask(0, MOVE);
  assertEquals(await there.ask(0, MOVE), first);
});

Deno.test("a lobby knows the rooms that another process opens, and how they are", async () => {
  const time = new VirtualTime(), name = `hubs-${files++}`;
  const [here, there] = twoHubs(time, name), { rooms } = storeOn(time, name);
  const room = await roomOf(here), world = { now: () => time.now, after: () => () => {} };
  const lobby = new Lobby(rooms, DEFAULT_LIMITS, world);
  assertEquals((await lobby.of("Ben")).map(({ code, phase }) => [code, phase]), [
    [room.view.code, "playing"],
  ]);
  await room.ask(0, { t: "resign", id: "one", on: 4 });
  assertEquals(await lobby.of("Ben"), []);
  assertEquals(there.size, 0, "it need not be loaded");
});

Deno.test("premoves are sent to the seat's holder, before what changed them or after a snapshot", async () => {
  const room = await roomOf(hubOn());
  const steps = [{ after: [], move: "aa1,ab1,aa2,ab2" }];
  await room.ask(1, { t: "queue", steps, id: "q", on: 4 });
  const told = (player: number | null, token: string, version: number) =>
    room.news({ player, token, source: "", present: true, wake() {} }, version).map(({ t }) => t);
  assertEquals(told(1, "Ben's", 4), ["queue", "noted"]);
  assertEquals(told(1, "Ben's", 0), ["snapshot", "queue"]);
  assertEquals(told(1, "Ben's", 99), ["snapshot", "queue"]);
  assertEquals(told(1, "Ben's", 5), []);
  assertEquals(told(1, "stolen", 4), ["fatal"]);
  assertEquals(told(0, "Ada's", 4), ["noted"]);
  assertEquals(told(null, "", 0), ["snapshot"]);
});

Deno.test("a room that somebody was just given stays, so that all who come are in the same", async () => {
  const hub = hubOn();
  const opened = await hub.open(SETTINGS, []);
  assert("code" in opened);
  const room = (await hub.find(opened.code))!;
  await hub.sweep();
  let woken = 0;
  const sit = (name: string) => ({ t: "sit", name, token: `${name}'s`, identity: name }) as const;
  await room.tell(sit("Ada"));
  room.attach({ player: 0, token: "Ada's", source: "", present: true, wake: () => woken++ });
  await (await hub.find(opened.code))!.tell(sit("Ben"));
  assert(woken > 0, "who came first hears of the second");
});

Deno.test("rooms that nobody is connected to are let go, and loaded when somebody comes", async () => {
  const time = new VirtualTime();
  const hub = hubOn(time);
  const room = await roomOf(hub);
  const guest: Connection = { player: 0, token: "Ada's", source: "", present: true, wake() {} };
  room.attach(guest);
  await hub.sweep();
  assertEquals(hub.size, 1);
  room.detach(guest);
  await hub.sweep();
  assertEquals(hub.size, 1, "its departure is still to be told");
  await time.pass(5_000);
  await hub.sweep();
  assertEquals(hub.size, 0);
  assertEquals((await hub.find(room.view.code))!.view, room.view);
});

const MANY = runs(3_000, 10_000);

Deno.test(`${MANY} rooms nobody came to leave nothing behind`, async () => {
  const time = new VirtualTime();
  const server = new Server(time, random, { roomsPerSource: 1e6 });
  server.diskDelay = 0;
  const { hub, lobby } = await server.start();
  const opening = Promise.all(
    Array.from({ length: MANY }, (_, n) => hub.open(SETTINGS, [`here ${n}`])),
  );
  await time.pass(1_000);
  await opening;
  assertEquals(await lobby.count(), MANY);
  await time.pass(11 * 60_000);
  assertEquals([await lobby.count(), hub.size], [0, 0]);
  assertEquals(await server.disk.live(), []);
});

Deno.test("a full queue refuses, and every request of it is answered", async () => {
  const room = await roomOf(hubOn());
  const requests = Array.from(
    { length: 100 },
    (_, i) => room.ask(0, { t: "say", text: `${i}`, id: `${i}`, on: 4 }),
  );
  const reasons = (await Promise.all(requests)).map((answer) =>
    answer.t === "refused" && answer.why
  );
  assert(reasons.filter((why) => why === "busy").length >= 68);
});

Deno.test("a room that's played in after those to retire were looked for isn't retired", async () => {
  const time = new VirtualTime(), store = storeOn(time, "later"), other = storeOn(time, "later");
  const { code } = (await roomOf(hubOn(time, store))).view;
  await time.pass(121 * 60_000);
  const forgotten = store.rooms.forgotten.bind(store.rooms);
  // The process stands still between the two, or many others come first.
  store.rooms.forgotten = async (...args) => {
    const all = await forgotten(...args);
    assertEquals((await (await hubOn(time, other).find(code))!.ask(0, MOVE)).t, "ok");
    return all;
  };
  await hubOn(time, store).tend();
  assertEquals((await other.live()).map((head) => head.code), [code]);
});

Deno.test("a room by post that can't be read keeps no other from going on", async () => {
  const time = new VirtualTime(), name = `hubs-${files++}`, store = storeOn(time, name);
  const options = { seats: 2, size: 8, place: 3, touch: 0 }, clock = 86_400;
  const settings = { ...SETTINGS, game: "conway", options, clock, side: 0 } as const;
  const sitters = ["Ada", "Ben"].map((name) => ({ name, token: `${name}'s`, identity: name }));
  const before = hubOn(time, storeOn(time, name));
  for (let n = 0; n < 2; n++) await before.open(settings, [], sitters);
  time.now += 1_000 * clock + 1;
  const [first, second] = await store.rooms.due(time.now), read = store.read.bind(store);
  const bug = new Error("The game newer is not loaded"), reported: unknown[] = [];
  store.read = (code, after) => code === first ? Promise.reject(bug) : read(code, after);
  const hub = hubOn(time, store, [], (error) => void reported.push(error));
  await hub.tend();
  const room = (await hub.find(second!))!;
  assert(await time.until(() => room.view.moves.length === 1, 1_000));
  assertEquals(reported, [bug]);
});

Deno.test("who comes while a room is retired isn't left in one that the hub doesn't know", async () => {
  const time = new VirtualTime(), store = storeOn(time, "meanwhile");
  const before = await roomOf(hubOn(time, storeOn(time, "meanwhile"))), { code } = before.view;
  // It's kept, as a game in it is unfinished.
  assertEquals((await before.ask(0, MOVE)).t, "ok");
  await time.pass(121 * 60_000);
  const hub = hubOn(time, store), retire = store.retire.bind(store);
  let came: LiveRoom | undefined;
  store.retire = async (...args) => {
    came = await hub.find(code);
    return await retire(...args);
  };
  await hub.tend();
  const { t } = await came!.ask(1, { t: "say", text: "Back", id: "two", on: came!.view.version });
  assert(t !== "ok" || came === await hub.find(code), "there are two of one room");
});
