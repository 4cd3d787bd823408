/** The faults a connection must survive, by number, each played through on the real rooms and connections. */

import { assert, assertEquals } from "@std/assert";
import { hashOf, phaseOf, takeSnapshot, turnOf } from "../../lib/rooms/view.ts";
import { Connection } from "../../lib/transport/connection.ts";
import { follow, unpack } from "../../lib/transport/follow.ts";
import { Line } from "./simulator/line.ts";
import type { Player } from "./simulator/player.ts";
import { checkDeeds, Table } from "./simulator/table.ts";
import { CALM, DARK, type Weather } from "./simulator/weather.ts";

/** Ways to come: by socket, and by polling alone. */
const WAYS = [{ pollOnly: false }, { pollOnly: true }] as const;

function fault(name: string, run: (table: Table, pollOnly: boolean) => Promise<void>): void {
  for (const { pollOnly } of WAYS) {
    Deno.test(`${name}, ${pollOnly ? "polling" : "by socket"}`, async () => {
      const table = await Table.set(name, { pollOnly });
      await table.play(2);
      await run(table, pollOnly);
      await table.settle();
    });
  }
}

function mover(table: Table): Player {
  return table.mover!;
}

function other(table: Table): Player {
  return table.players.find((player) => player !== table.mover)!;
}

async function turns(table: Table): Promise<number> {
  return (await table.events()).filter(({ t }) => t === "turn").length;
}

/** Moves, lets the fault act for a while, and ends it: the turn must be kept, and once. */
async function moveThrough(table: Table, weather: Weather, ms: number): Promise<void> {
  const player = mover(table);
  player.line.weather = weather;
  const answer = player.move();
  await table.time.pass(ms);
  player.line.weather = CALM;
  assertEquals((await table.hear(answer)).t, "ok");
  assertEquals(await turns(table), 3);
}

fault("F1 the line is dead before a turn is sent", async (table) => {
  mover(table).line.breakSockets("freeze");
  await moveThrough(table, DARK, 20_000);
});

fault("F2 the line dies after a turn is sent and before it is acknowledged", async (table) => {
  const player = mover(table);
  const answer = player.move();
  await table.time.pass(31);
  player.line.breakSockets("cut");
  player.line.weather = DARK;
  await table.time.pass(5_000);
  player.line.weather = CALM;
  assertEquals((await table.hear(answer)).t, "ok");
  assertEquals(await turns(table), 3);
});

fault("F3 the acknowledgement is lost", async (table) => {
  const player = mover(table);
  const answer = player.move();
  await table.until(() => other(table).room.moves.length === 3);
  player.line.breakSockets("freeze");
  player.line.weather = DARK;
  await table.time.pass(10_000);
  player.line.weather = CALM;
  assertEquals((await table.hear(answer)).t, "ok");
  assertEquals(await turns(table), 3);
});

fault("F4 everything is sent twice", async (table) => {
  for (const { line } of table.players) line.weather = { ...CALM, duplicate: 1 };
  await table.play(4);
  assertEquals(await turns(table), 6);
});

fault("F5 what is sent arrives in any order", async (table) => {
  for (const { line } of table.players) {
    line.weather = { ...CALM, delay: [1, 4_000], duplicate: 0.5 };
  }
  const talker = mover(table);
  for (let line = 0; line < 5; line++) talker.do({ t: "say", text: `line ${line}` });
  await table.play(4);
  assertEquals(talker.room.chat.map(({ text }) => text), [0, 1, 2, 3, 4].map((n) => `line ${n}`));
});

fault("F6 replies are lost", async (table) => {
  for (const { line } of table.players) line.weather = { ...CALM, drop: 0.4 };
  await table.play(4);
  assertEquals(await turns(table), 6);
});

Deno.test("F7 two polls of one session at once: the older ends, and both may be read", async () => {
  const table = await Table.set("F7", { pollOnly: true });
  const player = table.players[0]!;
  const { polls } = table.server.services;
  const { version } = player.room;
  const replies: number[] = [];
  for (const number of [1, 2]) {
    polls.poll(player.connection.sid!, version).then(() => replies.push(number));
    await table.time.pass(1);
  }
  assertEquals(replies, [1], "the older poll is answered when the newer comes");
  await table.play(2);
  await table.settle();
});

Deno.test("F8 a socket opens and stays silent: polling within 3.5 s of the join", async () => {
  const table = await Table.empty("F8");
  const player = table.join();
  player.line.weather = { ...CALM, sockets: "silent" };
  await table.until(() => player.state.status === "online", 4_000);
  assertEquals(player.state.transport, "poll");
});

Deno.test("F8 a socket never opens: polling within 4 s", async () => {
  const table = await Table.empty("F8");
  const player = table.join();
  player.line.weather = { ...CALM, sockets: "hanging" };
  await table.until(() => player.state.status === "online", 4_500);
  assertEquals(player.state.transport, "poll");
});

fault("F9 a line dies silent in mid-game: the opponent knows within 10 s", async (table) => {
  const victim = mover(table);
  const witness = other(table);
  const who = victim.who!;
  victim.line.breakSockets("freeze");
  victim.line.weather = DARK;
  await table.until(() => !witness.room.players[who]!.here, 10_000);
  victim.line.weather = CALM;
  await table.until(() => witness.room.players[who]!.here, 30_000);
});

Deno.test("F10 from socket to polling and back in the middle of a turn", async () => {
  const table = await Table.set("F10");
  const player = table.players[0]!;
  const answer = player.move();
  player.line.weather = { ...CALM, sockets: "refused" };
  player.line.breakSockets("cut");
  await table.until(() => player.state.transport === "poll");
  assertEquals((await table.hear(answer)).t, "ok");
  await table.play(1);
  player.line.weather = CALM;
  const reply = player.move();
  await table.until(() => player.state.transport === "socket", 90_000);
  assertEquals((await table.hear(reply)).t, "ok");
  await table.settle();
});

fault(
  "F11 the page loads anew with a turn drafted: the seat is kept, the turn is still to play",
  async (table) => {
    const player = mover(table);
    const who = player.who;
    player.reload();
    await table.until(() => player.isTurn());
    assertEquals(player.who, who);
    assertEquals(await turns(table), 2);
    await table.play(2);
  },
);

fault("F12 two tabs on one seat: both see all, a turn counts once", async (table) => {
  const player = mover(table);
  const tab = player.openTab();
  await table.until(() => tab.state.status === "online");
  assertEquals(tab.state.player, player.who);
  const move = player.randomMove();
  const answers = Promise.all([player.do({ t: "move", move }), tab.send({ t: "move", move })]);
  await table.until(() => player.state.pending + tab.state.pending === 0);
  const kinds = (await answers).map(({ t }) => t).sort();
  assertEquals(kinds, ["ok", "refused"]);
  assertEquals(await turns(table), 3);
  await table.until(() => tab.state.room?.version === player.room.version);
  tab.close();
});

Deno.test("F13 one identity on two devices cannot hold both seats", async () => {
  const table = await Table.empty("F13");
  const player = table.join();
  await table.until(() => player.who === 0);
  const visit = { code: table.code, wish: "sit", name: "", key: "", pollOnly: false } as const;
  const line = new Line(table.time, table.server, table.random, "10.9.9.9");
  const { identity } = player;
  const twin = new Connection({ ...visit, token: "x".repeat(22), identity }, line, () => {});
  await table.until(() => twin.state.status === "online");
  assertEquals([twin.state.player, twin.state.unseated], [null, "own-seat"]);
  assertEquals((await table.truth()).players.length, 1);
});

for (const first of [0, 1]) {
  fault(`F14 both drop, player ${first} returns first`, async (table) => {
    for (const { line } of table.players) {
      line.breakSockets("freeze");
      line.weather = DARK;
    }
    await table.time.pass(30_000);
    table.players[first]!.line.weather = CALM;
    await table.until(() => table.players[first]!.state.status === "online", 60_000);
    await table.time.pass(5_000);
    table.players[1 - first]!.line.weather = CALM;
    await table.until(() => table.players[1 - first]!.state.status === "online", 60_000);
    await table.play(2);
  });
}

fault("F15 the line drops on the last turn", async (table) => {
  const player = mover(table);
  const answer = player.do({ t: "resign" });
  player.line.breakSockets("cut");
  assertEquals((await table.hear(answer)).t, "ok");
  assertEquals(phaseOf(await table.truth()), "over");
});

fault("F15 the line drops while a rematch is offered", async (table) => {
  const [first, second] = table.players as [Player, Player];
  first.do({ t: "resign" });
  await table.until(() => phaseOf(second.room) === "over");
  first.do({ t: "offer", what: "rematch" });
  await table.until(() => second.room.offer !== null);
  const seats = [turnOf({ ...first.room, result: null })];
  first.line.breakSockets("freeze");
  first.line.weather = DARK;
  const answer = second.do({ t: "accept", what: "rematch" });
  await table.time.pass(15_000);
  assertEquals((await table.hear(answer)).t, "ok");
  first.line.weather = CALM;
  await table.until(() => first.state.room?.games === 2, 60_000);
  assert(turnOf(first.room) !== seats[0], "sides swap with the rematch");
  await table.play(2);
});

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

/** Kills the server so many ms after a turn was sent, starts it again, and expects the turn once. */
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

Deno.test("F26 an old page is told to load anew", async () => {
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
  for (const { state } of table.players) assertEquals(state.fatal, "unknown-room");
  assertEquals(table.server.services.lobby.size, 0);
});

Deno.test("F28 a bad token changes nothing, the good one works after it", async () => {
  const table = await Table.set("F28");
  await table.play(2);
  const before = await table.events();
  const line = new Line(table.time, table.server, table.random, "10.7.7.7");
  const visit = { code: table.code, wish: "back", name: "", key: "", pollOnly: false } as const;
  const { token, identity } = table.players[0]!;
  const thief = new Connection({ ...visit, token: "y".repeat(22), identity }, line, () => {});
  await table.until(() => thief.state.status === "ended");
  assertEquals(thief.state.fatal, "bad-token");
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
