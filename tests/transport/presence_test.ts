/** Who is here, where several processes hold a room: none says of another's players that they are gone. */

import { assert, assertEquals } from "@std/assert";
import { SETTINGS } from "../rooms/trial.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { Processes } from "./processes.ts";
import { serve } from "./serving.ts";

/** Within this the others know that a process was killed, ms. */
const KNOWN_WITHIN = 13_000;

Deno.test("two who play through two processes are both here for hours", async () => {
  const [processes] = await Processes.playing();
  assertEquals(await processes.since(1), ["sat", "sat", "began"]);
  assertEquals(await processes.within(4 * 3_600_000), []);
});

Deno.test("it's known of two strangers whether they are from one network, whichever processes they come through", async () => {
  for (const [sources, areNear] of [[["one", "two"], false], [["one", "one"], true]] as const) {
    const [, ...both] = await Processes.playing({ listed: true }, [...sources]);
    for (const process of both) assertEquals((await process.room)!.secrets.isNear, areNear);
  }
});

Deno.test("a process that loads a room which others hold wakes nobody, and restarts no clock", async () => {
  const [processes, one] = await Processes.playing({ clock: 60 });
  const third = await processes.start();
  const { turnAt } = (await third.room)!.view;
  assertEquals(await processes.within(5_000), []);
  assertEquals((await one.room)!.view.turnAt, turnAt);
});

Deno.test("who just sat down through one process is here for another that loads the room", async () => {
  const [processes, one, two] = await Processes.playing();
  const opened = await one.hub.open({ ...SETTINGS, clock: 60 }, []);
  assert("code" in opened);
  processes.code = opened.code;
  await (await one.room)!.tell({ t: "sit", name: "", token: "0", identity: "0" });
  const version = (await processes.since(0)).length;
  // Nobody knows yet that they are connected.
  await two.room;
  await one.come(0);
  assertEquals(await processes.within(60_000), []);
  assertEquals(await processes.since(version), []);
});

Deno.test("of a server that stops, the others know until its end who was connected", async () => {
  const store = SqliteStore.open(), { peers } = store, noted: string[] = [];
  const note = peers.note.bind(peers);
  peers.note = (me, { came, left }) => {
    noted.push(...came.map(() => "came"), ...left.map(() => "left"));
    return note(me, { came, left });
  };
  await using serving = await serve({ store });
  const { hub, dismiss } = serving.services;
  const opened = await hub.open(SETTINGS, [], [{ name: "", token: "0", identity: "0" }]);
  assert("code" in opened);
  const room = (await hub.find(opened.code))!;
  const isNoted = () => new Promise((resolve) => setTimeout(resolve));
  for (const isStopping of [false, true]) {
    const connection = { player: 0, token: "0", source: "", present: true, wake() {} };
    room.attach(connection);
    await isNoted();
    if (isStopping) dismiss();
    room.detach(connection);
    room.rest();
    await isNoted();
  }
  assertEquals(noted, ["came", "left", "came"]);
});

Deno.test("processes that have just begun say of nobody that they are gone", async () => {
  const processes = new Processes(), one = await processes.start(), two = await processes.start();
  const opened = await one.hub.open(SETTINGS, []);
  assert("code" in opened);
  processes.code = opened.code;
  const sit = async (process: typeof one, player: number) =>
    await (await process.room)!.tell({
      t: "sit",
      name: "",
      token: `${player}`,
      identity: `${player}`,
    });
  await sit(two, 0);
  await sit(one, 1);
  await one.come(1);
  await processes.time.pass(500);
  await two.come(0);
  await processes.time.pass(60_000);
  assertEquals(await processes.since(1), ["sat", "sat", "began"]);
});

Deno.test("who sat down through one process and never came is gone", async () => {
  const [processes, one, two] = await Processes.playing();
  const opened = await one.hub.open(SETTINGS, []);
  assert("code" in opened);
  processes.code = opened.code;
  await (await one.room)!.tell({ t: "sit", name: "", token: "0", identity: "0" });
  await two.room;
  assertEquals(await processes.within(60_000), ["gone"]);
});

Deno.test("who leaves a process isn't noted there any more", async () => {
  const processes = new Processes(), one = await processes.start(), two = await processes.start();
  const opened = await one.hub.open(SETTINGS, []);
  assert("code" in opened);
  processes.code = opened.code;
  await (await one.room)!.tell({ t: "sit", name: "", token: "0", identity: "0" });
  const leave = await one.come(0);
  await processes.time.pass(5_000);
  assertEquals((await two.peer.elsewhere(opened.code))!.players, new Set([0]));
  leave();
  await processes.time.pass(5_000);
  assertEquals((await two.peer.elsewhere(opened.code))!.players, new Set());
});

Deno.test("a room that one process ends is gone from the others, and those who were there hear so", async () => {
  const [processes, one, two] = await Processes.playing();
  const rooms = [(await one.room)!, (await two.room)!];
  const heard = () =>
    rooms.map((room, player) => {
      const guest = { player, token: `${player}`, source: "", present: true, wake() {} };
      return room.news(guest, room.view.version);
    });
  assertEquals(heard(), [[], []]);
  assert(await one.hub.end(processes.code));
  await two.hub.forgetRetired();
  assertEquals(heard(), Array(2).fill([{ t: "fatal", why: "unknown-room" }]));
  assertEquals([one.hub.size, two.hub.size], [0, 0]);
});

Deno.test("a clock runs out once, whichever processes hold the room", async () => {
  const [processes] = await Processes.playing({ clock: 10 });
  assertEquals(await processes.within(60_000), ["ended"]);
});

Deno.test("who leaves through one process is gone for all, and here again through another", async () => {
  const [processes, one, two] = await Processes.playing();
  const leave = await one.come(0);
  await two.come(0);
  leave();
  assertEquals(await processes.within(60_000), [], "there is another way");
});

Deno.test("who is connected nowhere any more is gone", async () => {
  const [processes, one] = await Processes.playing();
  const third = await processes.start(), leave = await third.come(1);
  assertEquals(await processes.within(5_000), []);
  leave();
  assertEquals(await processes.within(60_000), [], "the second process has them, too");
  one.kill();
  assertEquals(await processes.within(KNOWN_WITHIN + 2_500), ["gone"]);
});

Deno.test("whose process is killed is gone within seconds, and here as soon as they are back", async () => {
  const [processes, one, two] = await Processes.playing();
  two.kill();
  assertEquals(await processes.within(KNOWN_WITHIN), ["gone"]);
  await one.come(1);
  assertEquals(await processes.within(60_000), ["here"]);
});

Deno.test("who is back within seconds of their process's end never was gone", async () => {
  const [processes, one, two] = await Processes.playing({ clock: 3_600 });
  two.kill();
  await processes.time.pass(2_500);
  await one.come(1);
  assertEquals(await processes.within(60_000), []);
});

Deno.test("who is back at a process that can't say so for seconds never was gone", async () => {
  // At whatever moment between two signs of life it happens.
  for (let moment = 0; moment < 2_500; moment += 100) {
    const [processes, , two] = await Processes.playing({ clock: 3_600 });
    const third = await processes.start();
    await third.room;
    await processes.time.pass(5_000 + moment);
    two.isSlow = true;
    await processes.time.pass(6_000);
    two.kill();
    third.isSlow = true;
    await processes.time.pass(1_000);
    await third.come(1);
    await processes.time.pass(2_500);
    // What it has asked by now still fails.
    third.isSlow = false;
    assertEquals(await processes.within(60_000), [], `${moment}`);
  }
});

Deno.test("all who come back to one process within seconds find the clock as it was", async () => {
  const [processes, one, two] = await Processes.playing({ clock: 3_600 });
  const { turnAt } = (await one.room)!.view;
  for (const process of [one, two]) process.kill();
  const third = await processes.start();
  for (const player of [0, 1]) await third.come(player);
  assertEquals(await processes.within(60_000), []);
  assertEquals((await third.room)!.view.turnAt, turnAt);
});

Deno.test("a room that no process held wakes once, however many load it at once", async () => {
  const [processes, one, two] = await Processes.playing({ clock: 3_600 });
  for (const process of [one, two]) process.kill();
  await processes.time.pass(120_000);
  const version = (await processes.since(0)).length;
  const others = [await processes.start(), await processes.start()];
  await processes.time.pass(10_000);
  await Promise.all(others.map((process, player) => process.come(player)));
  await processes.time.pass(60_000);
  assertEquals(await processes.since(version), ["woke", "here", "here"]);
});
