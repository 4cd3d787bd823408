/** A browser's connection to a room changes from one way to another and leaves nothing behind. */

import { assertEquals } from "@std/assert";
import { publicEvent } from "../../lib/rooms/event.ts";
import { takeSnapshot } from "../../lib/rooms/snapshot.ts";
import { hashOf } from "../../lib/rooms/view.ts";
import { Connection } from "../../lib/ui/net/connection.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { postTrial } from "../rooms/post_trial.ts";
import { Trial } from "../rooms/trial.ts";
import { FakeNet } from "./fake_net.ts";

const VISIT = {
  code: "ABCDEF",
  wish: "watch",
  token: makeSecret(),
  identity: makeSecret(),
  name: "",
  key: "",
  pollOnly: false,
} as const;
const JOINED = { t: "joined", player: null, now: 0 } as const;
/** When a browser that polls tries a socket again, ms. */
const PROBED = 60_000;

/** A connection that polls, as its first socket failed. */
async function polling(net: FakeNet): Promise<Connection> {
  const connection = new Connection(VISIT, net, () => {});
  net.sockets[0]!.onclose!();
  net.ring(0);
  net.requests[0]!.answer({ sid: "sid", msgs: [JOINED] });
  await settled();
  assertEquals(connection.state.transport, "poll");
  assertEquals(net.requests.map(({ path }) => path), ["/api/send", "/api/poll"]);
  return connection;
}

/** All that promises were waiting to do is done. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

Deno.test("once a socket works, the session that polled is left and its poll ends", async () => {
  using net = new FakeNet();
  const connection = await polling(net);
  net.ring(PROBED);
  net.sockets[1]!.onopen!();
  net.sockets[1]!.say(JOINED);
  assertEquals(connection.state.transport, "socket");
  const [, poll, leave] = net.requests;
  assertEquals(poll!.signal.aborted, true);
  assertEquals([leave?.body.sid, leave?.body.msg], ["sid", { t: "leave" }]);
  connection.close();
});

Deno.test("a page that polls and is seen again gives up its poll, and asks anew at once", async () => {
  using net = new FakeNet();
  const connection = await polling(net);
  for (const polls of [2, 3, 4, 5]) {
    connection.wake();
    await settled();
    const asked = net.requests.filter(({ path }) => path === "/api/poll");
    assertEquals(asked.map(({ signal }) => signal.aborted), [
      ...Array(polls - 1).fill(true),
      false,
    ]);
  }
  connection.close();
});

Deno.test("a page that nobody sees takes no seat until it's looked at", async () => {
  using net = new FakeNet();
  for (const wish of ["sit", "take"] as const) {
    net.document.visibilityState = "hidden";
    const connection = new Connection({ ...VISIT, wish }, net, () => {});
    connection.wake();
    for (const ms of net.due) net.ring(ms);
    assertEquals([net.sockets.length, net.due], [0, []]);
    net.document.visibilityState = "visible";
    connection.wake();
    net.ring(0);
    assertEquals(net.sockets.splice(0).length, 1);
    connection.close();
  }
  net.document.visibilityState = "hidden";
  for (const wish of ["back", "watch"] as const) {
    new Connection({ ...VISIT, wish }, net, () => {}).close();
    assertEquals(
      net.sockets.splice(0).length,
      1,
      "who has a seat, or needs none, is there at once",
    );
  }
  await settled();
});

Deno.test("a poll that fails is tried again only after a while", async () => {
  using net = new FakeNet();
  const connection = await polling(net);
  net.requests[1]!.answer({});
  await settled();
  assertEquals([net.requests.length, net.due.toSorted((a, b) => a - b)], [2, [375, PROBED]]);
  net.ring(375);
  await settled();
  assertEquals(net.requests.map(({ path }) => path).slice(2), ["/api/poll"]);
  connection.close();
});

Deno.test("a line that fails now and then is kept, and given up after three failures in a row", async () => {
  using net = new FakeNet();
  const connection = await polling(net);
  const answer = async (reply: object) => {
    net.requests.at(-1)!.answer(reply);
    await settled();
    for (const ms of net.due) if (ms !== PROBED) net.ring(ms);
    await settled();
  };
  for (let time = 0; time < 3; time++) {
    await answer({});
    await answer({});
    await answer({ msgs: [] });
  }
  assertEquals(connection.state.status, "online");
  for (let time = 0; time < 3; time++) await answer({});
  assertEquals(connection.state.status, "connecting");
  connection.close();
});

Deno.test("a socket that doesn't work leaves the polls alone, and is tried again later", async () => {
  using net = new FakeNet();
  const connection = await polling(net);
  net.ring(PROBED);
  net.sockets[1]!.onclose!();
  assertEquals(connection.state.transport, "poll");
  assertEquals(net.requests[1]!.signal.aborted, false);
  assertEquals(net.due.includes(2 * PROBED), true);
  connection.close();
  assertEquals(net.due.some((ms) => ms >= PROBED), false, "nothing is tried any more");
  assertEquals(net.requests[1]!.signal.aborted, true);
});

Deno.test("a socket that is being tried is closed with the connection", async () => {
  using net = new FakeNet();
  const connection = await polling(net);
  net.ring(PROBED);
  connection.close();
  assertEquals(net.sockets.map(({ isClosed }) => isClosed), [true, true]);
});

Deno.test("who is told to come back later has no line until then, and polls no more", async () => {
  using net = new FakeNet();
  const connection = await polling(net);
  net.requests[1]!.answer({ msgs: [{ t: "bye", retry: 5_000, why: "leaving" }] });
  await settled();
  const said = net.requests.slice(2).map(({ path, body }) => [path, body.msg]);
  assertEquals(said, [["/api/send", { t: "leave" }]]);
  net.ring(3_750);
  const { path, body } = net.requests.at(-1)!;
  assertEquals([path, body.sid], ["/api/send", undefined], "the session that was left is over");
  connection.close();
});

Deno.test("what comes with a goodbye, after it, is of a line that's gone", async () => {
  const goodbyes = [
    [{ t: "bye", retry: 5_000, why: "leaving" }, "connecting"],
    [{ t: "fatal", why: "banned" }, "ended"],
  ] as const;
  for (const [bye, status] of goodbyes) {
    using net = new FakeNet();
    const connection = await polling(net);
    net.requests[1]!.answer({ msgs: [bye, { ...JOINED, player: 1 }] });
    await settled();
    assertEquals([connection.state.player, connection.state.status], [null, status]);
    connection.close();
  }
});

Deno.test("only who polls for want of a socket tries one again", async () => {
  for (const pollOnly of [false, true]) {
    using net = new FakeNet();
    const connection = new Connection({ ...VISIT, pollOnly }, net, () => {});
    net.sockets[0]?.onopen?.();
    net.sockets[0]?.say(JOINED);
    net.requests[0]?.answer({ sid: "sid", msgs: [JOINED] });
    await settled();
    assertEquals(connection.state.transport, pollOnly ? "poll" : "socket");
    assertEquals(net.due.includes(PROBED), false);
    connection.close();
  }
});

Deno.test("who comes to a crowded address is told so until the room is there to be shown", async () => {
  using net = new FakeNet();
  const connection = new Connection(VISIT, net, () => {});
  const [socket] = net.sockets;
  socket!.onopen!();
  socket!.say({ t: "bye", retry: 20_000, why: "limit" });
  assertEquals(connection.state.barred, "crowded");
  net.ring(net.due.find((ms) => ms >= 10_000)!);
  await settled();
  net.sockets[1]!.onopen!();
  net.sockets[1]!.say(JOINED);
  assertEquals([connection.state.status, connection.state.barred], ["online", "crowded"]);
  const { view } = Trial.begun();
  net.sockets[1]!.say({ t: "snapshot", room: takeSnapshot(view), hash: hashOf(view) });
  assertEquals([connection.state.room?.code, connection.state.barred], [view.code, null]);
  connection.close();
});

Deno.test("who found all seats taken sits down once the host gives one free", () => {
  using net = new FakeNet();
  const connection = new Connection({ ...VISIT, wish: "sit" }, net, () => {});
  const trial = postTrial(3, 1);
  trial.ask(0, { t: "enlist", levels: ["easy", "easy"] });
  const [socket] = net.sockets;
  socket!.onopen!();
  socket!.say({ ...JOINED, why: "full" });
  socket!.say({ t: "snapshot", room: takeSnapshot(trial.view), hash: hashOf(trial.view) });
  socket!.say({ t: "watchers", n: 1 });
  const follow = () => socket!.say(publicEvent(trial.events.at(-1)!));
  trial.ask(0, { t: "say", text: "Hello" });
  follow();
  assertEquals(socket!.isClosed, false);
  trial.ask(0, { t: "enlist", levels: ["easy"] });
  follow();
  assertEquals(socket!.isClosed, true);
  net.ring(0);
  net.sockets[1]!.onopen!();
  assertEquals(net.sockets[1]!.sent[0]?.wish, "sit");
  net.sockets[1]!.say({ ...JOINED, player: 1 });
  const { player, unseated, watchers } = connection.state;
  assertEquals([player, unseated, watchers], [1, null, 0]);
  connection.close();
});

Deno.test("who missed something asks for all of it, once, and follows from there", () => {
  using net = new FakeNet();
  const connection = new Connection(VISIT, net, () => {}), trial = Trial.begun();
  const [socket] = net.sockets;
  const told = () =>
    ({ t: "snapshot", room: takeSnapshot(trial.view), hash: hashOf(trial.view) }) as const;
  const say = (text: string) => trial.ask(0, { t: "say", text });
  const follow = () => socket!.say(publicEvent(trial.events.at(-1)!));
  const syncs = () => socket!.sent.filter(({ t }) => t === "sync").length;
  socket!.onopen!();
  socket!.say(JOINED);
  socket!.say(told());
  say("missed");
  for (const text of ["one", "two"]) {
    say(text);
    follow();
  }
  assertEquals([syncs(), connection.state.room!.chat.length], [1, 0]);
  assertEquals(connection.cursor(), { since: 0 });
  socket!.say(told());
  say("three");
  follow();
  const said = connection.state.room!.chat.map(({ text }) => text);
  assertEquals([said, syncs()], [["missed", "one", "two", "three"], 1]);
  connection.close();
});
