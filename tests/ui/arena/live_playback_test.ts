/** A live match whose line goes silent. */

import { assertEquals } from "@std/assert";
import { LivePlayback } from "../../../lib/ui/arena/live_playback.ts";

/** A browser as far as a live match sees it: its sockets, and the timers that run. */
class Browser implements Disposable {
  readonly sockets: { onmessage?: (event: { data: ArrayBuffer }) => void; isClosed: boolean }[] =
    [];
  #timers = new Map<number, { readonly call: () => void; readonly at: number }>();
  #now = 0;
  #ids = 0;
  readonly #own = Object.getOwnPropertyDescriptors(globalThis);

  constructor() {
    const { sockets } = this;
    class FakeSocket {
      isClosed = false;
      constructor() {
        sockets.push(this);
      }
      close() {
        this.isClosed = true;
      }
    }
    this.#set({
      WebSocket: FakeSocket,
      document: { hidden: false, addEventListener() {}, removeEventListener() {} },
      location: { href: "https://play.example/arena" },
      setTimeout: (call: () => void, ms: number) => {
        this.#timers.set(++this.#ids, { call, at: this.#now + ms });
        return this.#ids;
      },
      clearTimeout: (id: number) => this.#timers.delete(id),
    });
  }

  /** Lets time pass, ms. */
  pass(ms: number): void {
    this.#now += ms;
    for (const [id, { call, at }] of [...this.#timers]) {
      if (at <= this.#now && this.#timers.delete(id)) call();
    }
  }

  [Symbol.dispose](): void {
    for (const name of ["WebSocket", "document", "location", "setTimeout", "clearTimeout"]) {
      const own = this.#own[name as keyof typeof globalThis];
      if (own) Object.defineProperty(globalThis, name, own);
      else Reflect.deleteProperty(globalThis, name);
    }
  }

  #set(values: object): void {
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
  }
}

Deno.test("a line that says nothing for 15 s is opened again, one that does is kept", () => {
  using browser = new Browser();
  const playback = new LivePlayback({ width: 8, height: 8 }, "/api/arena/watch/1");
  const open = () => browser.sockets.map(({ isClosed }) => !isClosed);
  browser.pass(14_999);
  assertEquals(open(), [true]);
  // The beginning of a frame.
  browser.sockets[0]!.onmessage!({ data: new ArrayBuffer(1) });
  browser.pass(14_999);
  assertEquals(open(), [true]);
  browser.pass(1);
  assertEquals([open(), playback.line.value], [[false, true], "connecting"]);
  playback.close();
  browser.pass(60_000);
  assertEquals(open(), [false, false]);
});
