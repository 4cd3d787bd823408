/** As whom a page comes to a room, and what its browser keeps of the seat. */

import { assert, assertEquals } from "@std/assert";
import { browserEnv } from "../../lib/ui/net/env.ts";
import { openLine } from "../../lib/ui/net/room_line.ts";
import { seatKey } from "../../lib/ui/net/seat_keys.ts";
import { FakeNet } from "../transport/fake_net.ts";

const CODE = "ABCDEF";

/** A browser with its storage, at an address; its net does what the test says. */
class Browser implements Disposable {
  readonly net = new FakeNet();
  readonly #usual = { ...browserEnv };
  readonly #storage = Object.getOwnPropertyDescriptor(globalThis, "localStorage")!;
  readonly replaced: unknown[] = [];

  constructor(address: Partial<Location> = {}) {
    const { net } = this, replaceState = (...state: unknown[]) => this.replaced.push(state[2]);
    Object.assign(browserEnv, {
      openSocket: () => net.openSocket(),
      after: (ms: number, call: () => void) => net.after(ms, call),
      hidden: () => net.hidden(),
      online: () => net.online(),
    });
    const location = { search: "", hash: "", pathname: `/r/${CODE}`, ...address };
    Object.assign(globalThis, { location, history: { state: null, replaceState } });
    const storage = { value: net.keep, configurable: true };
    Object.defineProperty(globalThis, "localStorage", storage);
  }

  /** A page that comes to the room, and what it says there. */
  come(watch = false) {
    const line = openLine(CODE, watch), socket = this.net.sockets.at(-1)!;
    socket.onopen!();
    return { line, socket, said: socket.sent[0]! };
  }

  [Symbol.dispose](): void {
    Object.assign(browserEnv, this.#usual);
    Object.defineProperty(globalThis, "localStorage", this.#storage);
    Reflect.deleteProperty(globalThis, "history");
    this.net[Symbol.dispose]();
  }
}

/** A device's clock, which shows what the test says. */
class Device implements Disposable {
  readonly #usual = Date.now;

  constructor(public now: number) {
    Date.now = () => this.now;
  }

  [Symbol.dispose](): void {
    Date.now = this.#usual;
  }
}

Deno.test("who comes for a seat, and was let in, comes back to it; who lost it comes anew", () => {
  using browser = new Browser();
  browser.net.keep.setItem("name", "Ada");
  const first = browser.come();
  const { token, identity } = first.said;
  assertEquals([first.said.wish, first.said.name, first.said.code], ["sit", "Ada", CODE]);
  assertEquals(browser.net.keep.getItem("identity"), identity);
  assertEquals(seatKey(browser.net.keep, CODE), { token: String(token), held: false });
  first.socket.say({ t: "joined", player: 1, now: 0 });
  first.line.close();
  const again = browser.come();
  assertEquals([again.said.wish, again.said.token, again.said.identity], ["back", token, identity]);
  again.socket.say({ t: "fatal", why: "taken-along" });
  const { token: other, held } = seatKey(browser.net.keep, CODE);
  assertEquals([other === token, held], [false, false]);
});

Deno.test("a seat stays this browser's though the room is closed to it", () => {
  using browser = new Browser();
  const { socket, said } = browser.come();
  socket.say({ t: "joined", player: 0, now: 0 });
  socket.say({ t: "fatal", why: "outdated" });
  assertEquals(seatKey(browser.net.keep, CODE), { token: String(said.token), held: true });
});

Deno.test("the server's clock is known though the device's is put right in mid-game", () => {
  using browser = new Browser();
  using device = new Device(1_000_000);
  const { line, socket } = browser.come();
  socket.say({ t: "joined", player: 0, now: 500_000 });
  assertEquals(line.now(), 500_000);
  device.now = 4_600_000;
  socket.say({ t: "pong", now: 505_000 });
  assertEquals(line.now(), 505_000);
  device.now = 2_000_000;
  socket.say({ t: "pong", now: 510_000 });
  assertEquals(line.now(), 510_000, "and back");
  device.now += 2_000;
  socket.say({ t: "pong", now: 510_000 });
  assertEquals(line.now(), 512_000, "what came late says no more than what came sooner");
});

Deno.test("who watches is nobody, and nothing is kept", () => {
  using browser = new Browser({ hash: "#take=secret" });
  const { line, socket, said: { wish, token, identity, name, key } } = browser.come(true);
  assertEquals([wish, token, identity, name, key], ["watch", "", "", "", ""]);
  socket.say({ t: "joined", player: null, now: 0 });
  assertEquals([browser.net.keep.getItem(`seat ${CODE}`), browser.replaced], [null, []]);
  line.close();
});

Deno.test("a key from another device takes its seat, and stands in the address no more", () => {
  using browser = new Browser({ hash: "#take=a-secret_1", search: "?net=" });
  const { said, line } = browser.come();
  assertEquals([said.wish, said.key], ["take", "a-secret_1"]);
  assertEquals(browser.replaced, [`/r/${CODE}?net=`]);
  line.close();
});

Deno.test("a line tells the server's time, however wrong the device's clock is", () => {
  using browser = new Browser();
  const { line, socket } = browser.come(), before = Date.now(), ahead = 3_600_000;
  socket.say({ t: "joined", player: 0, now: before + ahead });
  const off = line.now() - before - ahead;
  assert(off >= 0 && off <= Date.now() - before, `${off} ms`);
  line.close();
});

Deno.test("a line that is closed is woken no more", () => {
  using browser = new Browser();
  const { line, socket } = browser.come();
  socket.say({ t: "joined", player: 0, now: 0 });
  browser.net.wake();
  assertEquals(socket.sent.map(({ t }) => t), ["join", "ping"]);
  line.close();
  assertEquals([socket.isClosed, browser.net.timers.size], [true, 0]);
  browser.net.wake();
  assertEquals([browser.net.sockets.length, socket.sent.length], [1, 2]);
});

Deno.test("a line asks about its room as this browser's player, and tells what it hears", async () => {
  using browser = new Browser();
  const { line, socket, said } = browser.come(), { fetch } = globalThis;
  const asked: unknown[] = [];
  globalThis.fetch = (path, init) => {
    asked.push(path, JSON.parse(String(init?.body)));
    return Promise.resolve(Response.json({ players: [1] }));
  };
  try {
    assertEquals(await line.ask("/api/me/blocks", { wish: "look" }), { players: [1] });
  } finally {
    globalThis.fetch = fetch;
  }
  const { identity, name } = said;
  assertEquals([asked, name], [["/api/me/blocks", { room: CODE, wish: "look", identity }], ""]);
  socket.say({ t: "joined", player: 0, now: 0 });
  socket.say({ t: "watchers", n: 3 });
  assertEquals([line.state.value.status, line.state.value.watchers], ["online", 3]);
  line.close();
  assertEquals(line.state.value.status, "ended");
});
