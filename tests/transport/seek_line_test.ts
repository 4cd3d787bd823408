/** A page's line to the queue, in a browser whose net does what the test says. */

import { assert, assertEquals } from "@std/assert";
import { seatKey } from "../../lib/ui/net/seat_keys.ts";
import { makeWish, openSeekLine, readWish } from "../../lib/ui/net/seek_line.ts";
import { FakeNet } from "./fake_net.ts";

/** A line whose socket is open, and where somebody waits. */
function waitingIn(net: FakeNet) {
  const wish = makeWish("conquerors-v2.60");
  const line = openSeekLine(wish, net, net.keep);
  const socket = net.sockets[0]!;
  socket.onopen!();
  socket.say({ t: "seeking", waiting: 2 });
  return { wish, line, socket };
}

Deno.test("a line says what it wishes, and how many wait", () => {
  using net = new FakeNet();
  const { wish, line, socket } = waitingIn(net);
  const [seek] = socket.sent;
  const { t, pool, token, name } = seek!;
  assertEquals([t, pool, token, name], ["seek", wish.pool, wish.token, ""]);
  assertEquals(line.state.value, { t: "waiting", waiting: 2 });
  assertEquals(readWish()?.token, wish.token);
  line.close();
  assertEquals(readWish()?.token, wish.token, "a page that reloads keeps its place");
});

Deno.test("who is paired holds the seat, and keeps neither line nor wish", () => {
  using net = new FakeNet();
  const { wish, line, socket } = waitingIn(net);
  socket.say({ t: "paired", code: "ABCDEF" });
  assertEquals(line.state.value, { t: "paired", code: "ABCDEF" });
  assertEquals(seatKey(net.keep, "ABCDEF"), { token: wish.token, held: true });
  assert(socket.isClosed);
  assertEquals([net.timers.size, readWish()], [0, undefined]);
  net.wake();
  assertEquals(net.sockets.length, 1, "nothing is opened again");
});

Deno.test("who may not wait is told why and until when, and the line is closed", () => {
  using net = new FakeNet();
  const { line, socket } = waitingIn(net);
  socket.say({ t: "fatal", why: "banned", until: 7 });
  assertEquals(line.state.value, { t: "ended", why: "banned", until: 7 });
  assertEquals([socket.isClosed, net.timers.size, readWish()], [true, 0, undefined]);
});

Deno.test("who waits at a crowded address is told so, and the place is asked for again", () => {
  using net = new FakeNet();
  const { line, socket } = waitingIn(net);
  socket.say({ t: "bye", retry: 20_000, why: "limit" });
  assertEquals(line.state.value, { t: "crowded" });
  assertEquals(net.timers.size, 1);
  line.close();
});

Deno.test("who leaves says so and is gone; nothing is left that runs", () => {
  using net = new FakeNet();
  const { line, socket } = waitingIn(net);
  line.leave();
  assertEquals(socket.sent.at(-1), { t: "leave" });
  assertEquals([socket.isClosed, net.timers.size, readWish()], [true, 0, undefined]);
  net.wake();
  assertEquals(net.sockets.length, 1);
});

Deno.test("a line that is closed while it waits to try again doesn't", () => {
  using net = new FakeNet();
  const { line, socket } = waitingIn(net);
  socket.say({ t: "bye", retry: 1_000, why: "leaving" });
  assertEquals([line.state.value.t, socket.isClosed, net.timers.size], ["connecting", true, 1]);
  line.close();
  assertEquals(net.timers.size, 0);
  net.wake();
  assertEquals(net.timers.size, 0, "it doesn't even listen any more");
});

Deno.test("who leaves while the line is broken isn't brought back by a page that is seen again", () => {
  using net = new FakeNet();
  const { line, socket } = waitingIn(net);
  socket.say({ t: "bye", retry: 1_000, why: "leaving" });
  line.leave();
  net.wake();
  assertEquals([net.timers.size, readWish()], [0, undefined]);
});

Deno.test("a server that leaves is asked again when it said, more or less", () => {
  using net = new FakeNet();
  const { line, socket } = waitingIn(net);
  net.isOnline = false;
  socket.say({ t: "bye", retry: 1_000, why: "leaving" });
  assertEquals(line.state.value, { t: "offline" });
  net.ring(750);
  assertEquals(net.sockets.length, 2);
  line.close();
});

Deno.test("where sockets fail the other way follows at once, and its polls end with the line", () => {
  using net = new FakeNet();
  const { line, socket } = waitingIn(net);
  socket.onclose!();
  net.ring(0);
  assertEquals(net.requests.map(({ path }) => path), ["/api/send"]);
  socket.say({ t: "paired", code: "ABCDEF" });
  assertEquals(line.state.value, { t: "connecting" }, "the old socket says nothing more");
  line.close();
  assert(net.requests[0]!.signal.aborted);
});

Deno.test("a page that is seen again asks whether its line lives, or tries again at once", () => {
  using net = new FakeNet();
  const { line, socket } = waitingIn(net);
  net.wake();
  assertEquals(socket.sent.at(-1), { t: "ping" });
  socket.say({ t: "bye", retry: 9_000, why: "leaving" });
  net.wake();
  net.ring(0);
  net.document.visibilityState = "hidden";
  net.wake();
  assertEquals([net.sockets.length, net.sockets[1]!.sent], [2, []]);
  line.close();
});

Deno.test("a wish is only what this tab has kept whole, and no longer than its place is", () => {
  using _net = new FakeNet();
  const now = Date.now();
  const kept = (text: string) => {
    sessionStorage.setItem("seek", text);
    return readWish()?.pool;
  };
  assertEquals(kept(`skirmish.60 token 5 ${now}`), "skirmish.60");
  const none = ["", `skirmish.60   ${now}`, ` token 5 ${now}`, `skirmish.60 token  ${now}`];
  for (const text of [...none, `skirmish.60 token 5 ${now - 16_000}`]) {
    assertEquals(kept(text), undefined, text);
  }
});

Deno.test("who has a name seeks under it, and hears where they're still playing", () => {
  using net = new FakeNet();
  net.keep.setItem("name", "Ada");
  const { line, socket } = waitingIn(net);
  assertEquals(socket.sent[0]!.name, "Ada");
  socket.say({ t: "playing", code: "ABCDEF" });
  assertEquals(line.state.value, { t: "playing", code: "ABCDEF" });
  assertEquals([socket.isClosed, net.timers.size], [true, 0]);
  net.wake();
  assertEquals(net.timers.size, 0, "nothing is tried again");
});

Deno.test("who is sent away for good isn't told until when", () => {
  using net = new FakeNet();
  const { line, socket } = waitingIn(net);
  socket.say({ t: "fatal", why: "banned" });
  assertEquals(line.state.value, { t: "ended", why: "banned", until: null });
});
