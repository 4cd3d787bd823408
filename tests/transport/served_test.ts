/** The API as it is served: real sockets, real requests. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { ask, joinOf, kinds, openRoom, poll, post } from "./requests.ts";
import { serve } from "./serving.ts";
import { SocketPlayer } from "./socket_player.ts";

const BLOCKS = ["y25,z25,y26,z26", "a5,b5,a6,b6", "aa25,ab25,aa26,ab26", "a1,b1,a2,b2"];

Deno.test("a turn costs each client no more than 160 bytes on the socket", async () => {
  await using serving = await serve();
  const code = await openRoom(serving);
  const red = await SocketPlayer.at(serving.url, code);
  const blue = await SocketPlayer.at(serving.url, code);
  await red.until(() => red.has("began"));
  const players = [blue, red];
  for (const [turn, move] of BLOCKS.toReversed().entries()) {
    const player = players[turn % 2]!;
    const before = players.map(({ bytes }) => bytes);
    player.send({ t: "move", id: `abcdef0123${turn}`, on: 4 + turn, move });
    await player.until(() => player.count("ok") === Math.floor(turn / 2) + 1);
    for (const other of players) await other.until(() => other.count("turn") === turn + 1);
    for (const [i, { bytes, heard }] of players.entries()) {
      const frames = heard.at(-1)!.t === "ok" ? 2 : 1;
      const cost = bytes - before[i]! + 2 * frames;
      assert(
        cost <= 160,
        `${cost} bytes to ${i} for turn ${turn}: ${JSON.stringify(heard.at(-1))}`,
      );
    }
  }
  await Promise.all(players.map((player) => player.close()));
});

Deno.test("polling has the published shapes", async () => {
  await using serving = await serve();
  const code = await openRoom(serving);
  const { sid, msgs } = await post(serving, { msg: joinOf(code) });
  assert(sid && sid.length >= 22);
  assertEquals(kinds(msgs), ["joined", "snapshot", "watchers"]);
  const held = poll(serving, sid, 2);
  const rival = await post(serving, { msg: joinOf(code) });
  assertEquals(kinds(await held).slice(0, 2), ["sat", "began"]);
  const reply = await post(serving, {
    sid: rival.sid,
    since: 4,
    msg: { t: "move", id: "a", on: 4, move: "a1,b1,a2,b2" },
  });
  assertEquals(kinds(reply.msgs), ["turn", "ok"]);
  assertEquals(reply.sid, rival.sid);
  const terse = await post(serving, { sid: rival.sid, msg: { type: "ping" } });
  assertEquals(terse, { sid: rival.sid!, msgs: [{ t: "pong" }] });
  const [turn] = await poll(serving, sid, 4);
  assertEquals(turn!.t, "turn");
  assertEquals((await poll(serving, sid, 4))[0], turn, "a reply that was lost is given again");
});

Deno.test("a poll that can't be read is refused", async () => {
  await using serving = await serve();
  const bad = ["", "[]", {}, { sid: 7, since: 0 }, { sid: "a" }, { sid: "a", since: -1 }];
  for (const body of [...bad, { sid: "a", since: "0" }, { sid: "a".repeat(5_000), since: 0 }]) {
    const response = await ask(serving, "/api/poll", body);
    assertEquals(kinds((await response.json()).msgs), ["malformed"]);
    assertEquals(response.status, JSON.stringify(body).length > 4_096 ? 413 : 400);
  }
  assertEquals(kinds(await poll(serving, "nobody's", 0)), ["bye"]);
});

Deno.test("a page that still polls by its address hears that it's too old", async () => {
  await using serving = await serve();
  const code = await openRoom(serving);
  const { sid } = await post(serving, { msg: joinOf(code) });
  const response = await fetch(`${serving.url}/api/poll?sid=${sid}&since=2`);
  assertEquals(response.status, 410);
  const { msgs, message } = await response.json();
  assertEquals(msgs, [{ t: "fatal", why: "outdated" }]);
  assertMatch(message, /by POST/);
});

Deno.test("a client of the published text alone sits down, and is told its token (TR-001 §4.3)", async () => {
  await using serving = await serve();
  const code = await openRoom(serving);
  const first = await post(serving, { msg: { type: "join", code, name: "Ada" } });
  const [joined] = first.msgs;
  assert(joined?.t === "joined" && joined.player === 0 && joined.token);
  const back = { type: "join", code, wish: "back", token: joined.token, identity: joined.token };
  const again = await post(serving, { msg: back });
  assertEquals(again.msgs[0]?.t === "joined" && again.msgs[0].player, 0);
  const lost = await post(serving, { msg: { type: "join", name: "Ada" } });
  assertEquals(lost.msgs, [{ t: "malformed", why: '"code" is missing' }]);
});

Deno.test("one plays by socket, the other by polling", async () => {
  await using serving = await serve();
  const code = await openRoom(serving);
  const red = await SocketPlayer.at(serving.url, code);
  const { sid } = await post(serving, { msg: joinOf(code) });
  await post(serving, { sid, msg: { t: "move", id: "a", on: 4, move: "a1,b1,a2,b2" } });
  await red.until(() => red.has("turn"));
  const held = poll(serving, sid!, 5);
  red.send({ t: "move", id: "b", on: 5, move: "aa1,ab1,aa2,ab2" });
  assertEquals(kinds(await held).slice(0, 1), ["turn"]);
  await red.close();
});

Deno.test("an unknown room is a kind end, and never a new room", async () => {
  await using serving = await serve();
  for (const code of ["ABCDEF", "abcdef", "", "__proto__", "../../etc"]) {
    const { sid, msgs } = await post(serving, { msg: joinOf(code) });
    assertEquals([sid, msgs], [undefined, [{ t: "fatal", why: "unknown-room" }]]);
  }
  const player = await SocketPlayer.at(serving.url, "ABCDEF");
  await player.until(() => player.closed !== undefined);
  assertEquals(await serving.services.lobby.count(), 0);
});

Deno.test("a foreign page cannot open a socket", async () => {
  await using serving = await serve();
  const statuses = [];
  for (const origin of ["http://evil.example", "null", serving.url]) {
    const headers = { upgrade: "websocket", connection: "upgrade", origin };
    const response = await fetch(`${serving.url}/api/ws`, { headers });
    await response.body?.cancel();
    statuses.push(response.status);
  }
  assertEquals(statuses.slice(0, 2), [403, 403]);
  assert(statuses[2] !== 403);
});

Deno.test("every bad message has an answer, and changes nothing", async () => {
  await using serving = await serve();
  const code = await openRoom(serving);
  const player = await SocketPlayer.at(serving.url, code);
  const bad = ["", "{", "[]", "{}", "null", '{"t":"move"}', '{"t":"__proto__"}', '{"t":"join"}'];
  for (const text of bad) player.raw(text);
  await player.until(() => player.count("malformed") === bad.length);
  for (const text of bad) assertEquals(kinds((await post(serving, text)).msgs), ["malformed"]);
  assertEquals(await serving.services.lobby.count(), 1);
  await player.close();
});

Deno.test("too long, too much and not text are closed with their codes", async () => {
  await using serving = await serve();
  const code = await openRoom(serving);
  const cases: [number, (player: SocketPlayer) => void][] = [
    [1009, (player) => player.raw("x".repeat(2_049))],
    [1003, (player) => player.raw(new Uint8Array(8))],
    [1008, (player) => {
      for (let i = 0; i < 60; i++) player.send({ t: "ping" });
    }],
  ];
  for (const [expected, act] of cases) {
    const player = await SocketPlayer.at(serving.url, code, "watch");
    act(player);
    await player.until(() => player.closed !== undefined);
    assertEquals(player.closed?.code, expected);
  }
});

Deno.test("a body of more than 4 KB is not read", async () => {
  await using serving = await serve();
  const body = JSON.stringify({ msg: joinOf("ABCDEF"), more: "x".repeat(5_000) });
  const response = await fetch(`${serving.url}/api/send`, { method: "POST", body });
  assertEquals(response.status, 413);
  await response.body?.cancel();
  let chunks = 8;
  const unannounced = new ReadableStream({
    pull(controller) {
      if (chunks-- > 0) controller.enqueue(new Uint8Array(1_000).fill(32));
      else controller.close();
    },
  });
  const late = await fetch(`${serving.url}/api/send`, { method: "POST", body: unannounced });
  assertEquals(late.status, 413);
  await late.body?.cancel();
});

Deno.test("a seat is taken along to another device, and the old one hears of it", async () => {
  await using serving = await serve();
  const code = await openRoom(serving);
  const old = await SocketPlayer.at(serving.url, code);
  const key = makeSecret();
  old.send({ t: "lend", id: "lend", on: 2, key });
  await old.until(() => old.has("ok"));
  const young = new SocketPlayer(serving.url);
  await young.open();
  young.join(code, "take", { key });
  await young.until(() => young.has("joined"));
  const [joined] = young.heard;
  assert(joined?.t === "joined");
  assertEquals(joined.player, 0);
  await old.until(() => old.closed !== undefined);
  assertEquals(old.heard.at(-1), { t: "fatal", why: "taken-along" });
  const secrets = [key, old.token, young.token];
  for (const text of [young.heard, old.heard].map((heard) => JSON.stringify(heard))) {
    for (const secret of secrets) assert(!text.includes(secret));
  }
  await young.close();
});

Deno.test("watchers see all, do nothing, and are counted", async () => {
  await using serving = await serve();
  const code = await openRoom(serving);
  const player = await SocketPlayer.at(serving.url, code);
  const watcher = await SocketPlayer.at(serving.url, code, "watch");
  await player.until(() => player.heard.some((m) => m.t === "watchers" && m.n === 1));
  watcher.send({ t: "resign", id: "a", on: 2 });
  watcher.send({ t: "say", id: "b", on: 2, text: "hello" });
  await watcher.until(() => watcher.count("refused") === 2);
  assertEquals((await serving.services.hub.find(code))!.view.version, 2);
  await watcher.close();
  await player.until(() => player.heard.some((m) => m.t === "watchers" && m.n === 0));
  await player.close();
});

Deno.test("who only watches does so with a seat's token, too", async () => {
  await using serving = await serve();
  const code = await openRoom(serving);
  const player = await SocketPlayer.at(serving.url, code);
  const watcher = await SocketPlayer.silent(serving.url);
  watcher.join(code, "watch", { token: player.token });
  await watcher.until(() => watcher.has("joined"));
  const places = [player, watcher].map(({ heard }) => heard.find(({ t }) => t === "joined"));
  assertEquals(places.map((joined) => joined?.t === "joined" && joined.player), [0, null]);
  for (const line of [watcher, player]) await line.close();
});

Deno.test("the lobby shows who waits, until somebody comes", async () => {
  await using serving = await serve();
  const opened = await serving.services.hub.open({ ...SETTINGS, listed: true }, ["a"]);
  assert("code" in opened);
  const rooms = async () => (await (await fetch(`${serving.url}/api/lobby`)).json()).rooms;
  assertEquals(await rooms(), []);
  const host = await SocketPlayer.at(serving.url, opened.code);
  assertEquals((await rooms()).map(({ code }: { code: string }) => code), [opened.code]);
  const guest = await SocketPlayer.at(serving.url, opened.code);
  assertEquals(await rooms(), []);
  await host.close();
  await guest.close();
});

Deno.test("at the end polls are answered and sockets asked to come back", async () => {
  const serving = await serve();
  const code = await openRoom(serving);
  const player = await SocketPlayer.at(serving.url, code);
  const { sid } = await post(serving, { msg: joinOf(code) });
  await player.until(() => player.has("began"));
  const held = poll(serving, sid!, 4);
  await (await fetch(`${serving.url}/api/lobby`)).body?.cancel();
  const ending = serving[Symbol.asyncDispose]();
  await player.until(() => player.closed !== undefined);
  assert(player.has("bye"));
  assertEquals(kinds(await held), ["bye"]);
  await ending;
});
