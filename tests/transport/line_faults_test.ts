/** What a line may do to a turn, by number: F1 to F15. */

import { assert, assertEquals } from "@std/assert";
import { phaseOf, turnOf } from "../../lib/rooms/view.ts";
import { Connection } from "../../lib/ui/net/connection.ts";
import { Line } from "./simulator/line.ts";
import type { Player } from "./simulator/player.ts";
import { Table } from "./simulator/table.ts";
import { CALM, DARK } from "./simulator/weather.ts";
import { fault, mover, moveThrough, other, turns } from "./faults.ts";

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
  for (const { line } of table.players) line.weather = { ...CALM, drop: 0.25 };
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
    polls.poll({ sid: player.connection.sid, since: version }, "10.0.0.0").then(() =>
      replies.push(number)
    );
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

Deno.test("F9 a line that was silent for long is back within 11 s of the end of it", async () => {
  for (let dark = 60_000; dark < 84_000; dark += 3_000) {
    const table = await Table.set(`F9 for ${dark}`);
    const player = table.players[0]!;
    player.line.breakSockets("freeze");
    player.line.weather = DARK;
    await table.time.pass(dark);
    player.line.weather = CALM;
    await table.until(() => player.state.status === "online", 11_000);
  }
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

Deno.test("F10 a socket that is refused is tried after a minute, and then after two", async () => {
  const table = await Table.set("F10");
  const player = table.players[0]!;
  player.line.weather = { ...CALM, sockets: "refused" };
  player.line.breakSockets("cut");
  await table.until(() => player.state.transport === "poll");
  await table.time.pass(61_000);
  player.line.weather = CALM;
  await table.time.pass(100_000);
  assertEquals(player.state.transport, "poll");
  await table.until(() => player.state.transport === "socket", 30_000);
});

Deno.test("F10 a page that is closed while it polls tries no socket any more", async () => {
  const table = await Table.set("F10 closed");
  const player = table.players[0]!;
  player.line.weather = { ...CALM, sockets: "refused" };
  player.line.breakSockets("cut");
  await table.until(() => player.state.transport === "poll");
  player.line.weather = CALM;
  player.connection.close();
  let tried = 0;
  const open = player.line.openSocket.bind(player.line);
  player.line.openSocket = () => {
    tried++;
    return open();
  };
  await table.time.pass(5 * 60_000);
  assertEquals([tried, table.server.services.sockets.size], [0, 1]);
});

fault(
  "F11 the page reloads with a turn drafted: the seat is kept, the turn is still to play",
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

Deno.test("F13 one identity on two devices holds one seat, on both", async () => {
  const table = await Table.empty("F13");
  const player = table.join();
  await table.until(() => player.who === 0);
  const visit = { code: table.code, wish: "sit", name: "", key: "", pollOnly: false } as const;
  const line = new Line(table.time, table.server, table.random, "10.9.9.9");
  const { identity } = player;
  const twin = new Connection({ ...visit, token: "x".repeat(22), identity }, line, () => {});
  await table.until(() => twin.state.status === "online");
  assertEquals([twin.state.player, twin.state.unseated], [0, null]);
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
