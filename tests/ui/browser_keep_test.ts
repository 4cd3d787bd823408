import { assertEquals } from "@std/assert";
import { TAB_SCRIPT } from "../../lib/server/http/scripts/tab.ts";
import { Account } from "../../lib/ui/net/account.ts";
import { type Keep, openKeep } from "../../lib/ui/net/keep.ts";
import { noteRoom } from "../../lib/ui/net/room_line.ts";
import { holdSeat, identityOf, seatKey } from "../../lib/ui/net/seat_keys.ts";

/** A tab of a browser that forbids storage, or has this. */
class Tab {
  readonly #storage = Object.getOwnPropertyDescriptor(globalThis, "localStorage")!;

  constructor(storage?: Keep) {
    const get = () => {
      if (storage) return storage;
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    Object.defineProperty(globalThis, "localStorage", { get, configurable: true });
    // As a page that opened it in a tab called so.
    self.name = "somewhere";
    Object.assign(globalThis, { history: { state: null, replaceState() {} } });
    this.turn();
  }

  /** Goes to the site's next page. */
  turn(): void {
    globalThis.inTab = globalThis.keepInTab = undefined;
    new Function(TAB_SCRIPT)();
  }

  [Symbol.dispose](): void {
    Object.defineProperty(globalThis, "localStorage", this.#storage);
    sessionStorage.clear();
    globalThis.inTab = globalThis.keepInTab = undefined;
    Reflect.deleteProperty(globalThis, "history");
    self.name = "";
  }
}

Deno.test("without storage the tab's next page has the seat, and all of a tab are one player", () => {
  using tab = new Tab();
  const identity = identityOf(openKeep()), { token } = seatKey(openKeep(), "K7QX2M");
  holdSeat(openKeep(), "K7QX2M");
  tab.turn();
  assertEquals(seatKey(openKeep(), "K7QX2M"), { token, held: true });
  assertEquals(identityOf(openKeep()), identity);
  assertEquals(openKeep().getItem("name"), null);
});

Deno.test("where storage is full the player stays the same, and what's new lasts as long as the tab", () => {
  const full = new Map([["identity", "mine"], ["ranked", "an old game"]]);
  using _tab = new Tab({
    getItem: (name) => full.get(name) ?? null,
    setItem() {
      throw new DOMException("It's full.", "QuotaExceededError");
    },
    removeItem: (name: string) => full.delete(name),
  } as Keep);
  openKeep().setItem("ranked", "a game");
  assertEquals(openKeep().getItem("ranked"), "a game");
  assertEquals(identityOf(openKeep()), "mine");
});

Deno.test("what a tab kept while storage was full never comes back instead of nothing", () => {
  const kept = new Map<string, string>();
  const storage = storageOf(kept);
  using _tab = new Tab(storage);
  sessionStorage.setItem("ranked", "an older game");
  openKeep().setItem("ranked", "a game");
  kept.delete("ranked");
  assertEquals(openKeep().getItem("ranked"), null);
  openKeep().setItem("ranked", "a game");
  sessionStorage.setItem("ranked", "a game");
  openKeep().setItem("ranked", "");
  assertEquals([kept.size, sessionStorage.length, openKeep().getItem("ranked")], [0, 0, null]);
});

Deno.test("who opens many rooms keeps the seats and the talk of the last thousand", () => {
  const kept = new Map<string, string>();
  using _tab = new Tab(storageOf(kept));
  const open = (code: string) => {
    noteRoom(openKeep(), code);
    holdSeat(openKeep(), code);
    for (const name of [`mute ${code}`, `talk ${code}`]) kept.set(name, "1");
  };
  const codes = Array.from({ length: 1001 }, (_, index) => `R${index}`);
  codes.slice(0, -1).forEach(open);
  noteRoom(openKeep(), "R0");
  open(codes.at(-1)!);
  assertEquals(kept.size, 1 + 3 * 1000);
  const gone = [...kept.keys()].filter((name) => name.endsWith(" R1"));
  assertEquals(gone, [], "R0 was opened again since");
  assertEquals(seatKey(openKeep(), "R0").held, true);
});

Deno.test("who opened the tab makes nobody another player by its name", () => {
  using _tab = new Tab(storageOf(new Map()));
  self.name = JSON.stringify({ identity: "theirs" });
  assertEquals(openKeep().getItem("identity"), null);
  assertEquals(identityOf(openKeep()).length, 22);
});

Deno.test("a code outlives the page where it's stored, and nowhere else", () => {
  for (const given of [storageOf(new Map()), undefined]) {
    using _tab = new Tab(given);
    const account = new Account();
    assertEquals(account.code.length, 22);
    assertEquals(account.isKept, given !== undefined);
  }
});

function storageOf(kept: Map<string, string>): Keep {
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  } as Keep;
}
