/** What servers, guests, clocks and old pages may do to a room, by number: F16 to F29. */

import { assert, assertEquals } from "@std/assert";
import { follow, takeSnapshot, unpack } from "../../lib/rooms/snapshot.ts";
import { hashOf } from "../../lib/rooms/view.ts";
import { Connection } from "../../lib/ui/net/connection.ts";
import { Line } from "./simulator/line.ts";
import type { Player } from "./simulator/player.ts";
import { checkDeeds, Table } from "./simulator/table.ts";
import { CALM, DARK } from "./simulator/weather.ts";
import { fault, mover, other, turns } from "./faults.ts";

Deno.test("F16 a thousand race for the one seat: one gets it, the others watch", async () => {
  const table = await Table.empty("F16", { limits: { socketsPerSource: 1, sockets: 2_000 } });
  const host = table.join();
  await table.until(() => host.who === 0);
  const guests = Array.from({ length: 1_000 }, (_, i) => table.join("sit", `guest ${i}`));
  await table.until(() => guests.every(({ state }) => state.status === "online"));
  const seated = guests.filter(({ who }) => who === 1);
  assertEquals(seated.length, 1);
  assertEquals((await table.truth()).players.length, 2);
  for (const guest of guests) guest.connection.close();
});

fault("F17 the host leaves while a guest joins", async (table) => {
  await table.settle();
  const young = await Table.empty("F17 room");
  const host = young.join();
  await young.until(() => host.who === 0);
  const guest = young.join();
  host.connection.close();
  await young.until(() => guest.who === 1);
  await young.until(() => guest.state.room?.players[0]?.here === false, 10_000);
  host.reload();
  await young.until(() => guest.room.players[0]!.here);
  await young.play(2);
  await young.settle();
});

/** Kills the server some ms after a turn was sent, starts it again, and expects the turn once. */
async function killAfter(table: Table, ms: number): Promise<void> {
  table.server.diskDelay = 40;
  const player = mover(table);
  const answer = player.move();
  await table.time.pass(ms);
  table.server.kill();
  await table.time.pass(3_000);
  await table.server.start();
  assertEquals((await table.hear(answer)).t, "ok");
  assertEquals(await turns(table), 3);
}

for (const ms of [1, 20, 30, 40, 50, 60, 80, 100]) {
  fault(`F18 F19 kill -9 ${ms} ms after a turn was sent`, (table) => killAfter(table, ms));
}

fault("F18 who does not come back after a restart is seen to be gone", async (table) => {
  const [absent, witness] = table.players as [Player, Player];
  absent.line.weather = DARK;
  table.server.kill();
  await table.server.start();
  await table.until(() => witness.state.status === "online" && !witness.room.players[0]!.here);
  absent.line.weather = CALM;
  await table.until(() => witness.room.players[0]!.here, 60_000);
});

fault("F21 the clock jumps an hour, forth and back", async (table) => {
  table.server.skew = 3_600_000;
  await table.play(1);
  const late = (await table.truth()).at;
  table.server.skew = -3_600_000;
  await table.play(1);
  assert((await table.truth()).at >= late, "time never runs back in a log");
  table.server.skew = 0;
});

Deno.test("a turn's time runs out though nobody asks, and starts over with each turn", async () => {
  const table = await Table.set("time", { settings: { clock: 30 } });
  for (let turn = 0; turn < 2; turn++) {
    await table.time.pass(25_000);
    await table.play(1);
  }
  const [first, second] = table.players as [Player, Player];
  await table.time.pass(29_000);
  assertEquals([first.room.result, second.room.result], [null, null]);
  await table.time.pass(2_000);
  for (const { room } of [first, second]) assertEquals(room.result, { winner: 1, by: "time" });
});

fault(
  "F22 the disk is full: refused, nothing changed, and on with it once there is room",
  async (table) => {
    table.server.diskFull = true;
    const player = mover(table);
    const answer = player.move();
    await table.until(() => player.state.pending === 0);
    assertEquals(await answer.then((a) => a.t === "refused" && a.why), "storage");
    assertEquals(await turns(table), 2);
    table.server.diskFull = false;
    await table.play(1);
  },
);

Deno.test("F24 one who does not read is sent no more, cut off, and caught up", async () => {
  const table = await Table.set("F24");
  const [slow, quick] = table.players as [Player, Player];
  slow.line.weather = { ...CALM, delay: [40_000, 40_000] };
  for (let line = 0; line < 150; line++) {
    quick.do({ t: "say", text: `${line} ${"x".repeat(130)}` });
    await table.time.pass(1_100);
  }
  const wires = [...slow.line.wires];
  assert(wires.every(({ buffered }) => buffered <= 17_000), "the buffer is bounded");
  slow.line.weather = CALM;
  await table.settle();
});

Deno.test("F26 an old page is asked to reload", async () => {
  const table = await Table.set("F26");
  const { polls } = table.server.services;
  const join = { t: "join", protocol: 0, code: table.code, wish: "watch" };
  const reply = await polls.send({ msg: join }, "10.8.8.8");
  assertEquals(reply?.msgs, [{ t: "fatal", why: "outdated" }]);
});

Deno.test("F26 a page whose rules differ finds out by the board's hash", async () => {
  const table = await Table.set("F26 hash");
  const player = table.players[1]!;
  await table.play(1);
  const { room } = player;
  const event = {
    t: "turn",
    move: "c3,c4,d3,d4",
    hash: "00000000",
    v: room.version + 1,
    at: 0,
  } as const;
  assertEquals(follow(room, event), undefined, "it does not follow");
  assertEquals(unpack(takeSnapshot(room), "00000000"), undefined);
  assertEquals(unpack(takeSnapshot(room), hashOf(room)), room);
});

fault("F27 a session reaped while its page slept comes back", async (table) => {
  const sleeper = other(table);
  sleeper.line.breakSockets("freeze");
  sleeper.line.weather = DARK;
  await table.time.pass(90_000);
  assertEquals(table.server.services.polls.size + table.server.services.sockets.size, 1);
  sleeper.line.weather = CALM;
  sleeper.connection.wake();
  await table.until(() => sleeper.state.status === "online", 30_000);
  await table.play(2);
});

fault("F27 a room in which nothing happens for two hours is swept, kindly", async (table) => {
  await table.time.pass(3 * 3_600_000);
  for (const { state } of table.players) assertEquals(state.barred, "unknown-room");
  assertEquals(await table.server.services.lobby.count(), 0);
});

Deno.test("F28 a bad token changes nothing, the good one works after it", async () => {
  const table = await Table.set("F28");
  await table.play(2);
  const before = await table.events();
  const line = new Line(table.time, table.server, table.random, "10.7.7.7");
  const visit = { code: table.code, wish: "back", name: "", key: "", pollOnly: false } as const;
  const { token, identity } = table.players[0]!;
  const wrong = "y".repeat(22);
  const thief = new Connection({ ...visit, token: wrong, identity: wrong }, line, () => {});
  await table.until(() => thief.state.status === "ended");
  assertEquals(thief.state.barred, "bad-token");
  assertEquals(await table.events(), before);
  const owner = new Connection({ ...visit, token, identity }, line, () => {});
  await table.until(() => owner.state.status === "online");
  assertEquals(owner.state.player, 0);
  owner.close();
  await table.play(2);
  await table.settle();
});

fault("F29 a flood of chat while a turn is committed", async (table) => {
  table.server.diskDelay = 200;
  const player = mover(table);
  const flood = other(table);
  for (let line = 0; line < 20; line++) flood.do({ t: "say", text: `${line}` });
  const answer = player.move();
  await table.until(() => player.state.pending === 0 && flood.state.pending === 0, 60_000);
  assertEquals((await table.hear(answer)).t, "ok");
  const events = await table.events();
  assert(events.filter(({ t }) => t === "said").length < 20);
  const said = flood.deeds.map(({ answer }) => answer?.t === "refused" && answer.why);
  assert(said.includes("flood"));
  checkDeeds(events, table.players);
});
