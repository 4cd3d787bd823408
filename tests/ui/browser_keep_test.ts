import { assertEquals } from "@std/assert";
import { openKeep } from "../../lib/ui/net/browser_keep.ts";
import { holdSeat, identityOf, seatKey } from "../../lib/ui/net/seat_keys.ts";

/** A tab of a browser that forbids storage; its history's entry outlives a reload. */
class Tab {
  state: unknown = { other: 1 };
  readonly #storage = Object.getOwnPropertyDescriptor(globalThis, "localStorage")!;

  constructor() {
    const get = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    Object.defineProperty(globalThis, "localStorage", { get, configurable: true });
    Object.assign(globalThis, { history: this });
  }

  replaceState(state: unknown): void {
    this.state = structuredClone(state);
  }

  [Symbol.dispose](): void {
    Object.defineProperty(globalThis, "localStorage", this.#storage);
    delete (globalThis as { history?: unknown }).history;
  }
}

Deno.test("without storage a reload keeps the seat, and all of a page are one player", () => {
  using tab = new Tab();
  const identity = identityOf(openKeep()), { token } = seatKey(openKeep(), "K7QX2M");
  holdSeat(openKeep(), "K7QX2M");
  assertEquals(seatKey(openKeep(), "K7QX2M"), { token, held: true });
  assertEquals(identityOf(openKeep()), identity);
  assertEquals((tab.state as { other: number }).other, 1);
});
