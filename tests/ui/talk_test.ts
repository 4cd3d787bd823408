/** Whose talk is heard at a table, and whether some of it waits to be read. */

import { assertEquals } from "@std/assert";
import { openTalk, type Talk } from "../../lib/ui/table/room/talk.ts";
import { Trial } from "../rooms/trial.ts";
import { TrialLine } from "./trial_line.ts";

/** A page with a table's side, which lies open or out of sight, and what its browser keeps. */
class Page implements Disposable {
  readonly side = new EventTarget();
  readonly kept = new Map<string, string>();
  isOpen = false;
  readonly #storage = Object.getOwnPropertyDescriptor(globalThis, "localStorage")!;

  constructor() {
    const elements = new Map<string, object>([["side", this.side], [
      "chat",
      { checkVisibility: () => this.isOpen },
    ]]);
    const value = {
      getItem: (name: string) => this.kept.get(name) ?? null,
      setItem: (name: string, text: string) => void this.kept.set(name, text),
      removeItem: (name: string) => void this.kept.delete(name),
    };
    Object.defineProperty(globalThis, "localStorage", { value, configurable: true });
    Object.assign(globalThis, { document: { getElementById: (id: string) => elements.get(id) } });
  }

  /** A table at which one sits or watches, once it's known who is blocked. */
  async sit(player: 0 | null = 0, trial = Trial.begun()): Promise<
    { readonly line: TrialLine; readonly talk: Talk; say(text: string): boolean }
  > {
    const line = new TrialLine(player, trial), talk = openTalk(line);
    await new Promise((resolve) => setTimeout(resolve));
    /** The other one says something; whether that waits to be read. */
    const say = (text: string) => {
      line.trial.ask(1, { t: "say", text });
      line.change({});
      return talk.isUnread.value;
    };
    return { line, talk, say };
  }

  look(): void {
    this.side.dispatchEvent(new Event("toggle"));
  }

  [Symbol.dispose](): void {
    Object.defineProperty(globalThis, "localStorage", this.#storage);
    Reflect.deleteProperty(globalThis, "document");
  }
}

Deno.test("what was said before one came to watch doesn't wait to be read, but what's said then does", async () => {
  for (const before of [["Hello"], []]) {
    using page = new Page();
    const trial = Trial.begun();
    for (const text of before) trial.ask(0, { t: "say", text });
    trial.now++;
    const { talk, say } = await page.sit(null, trial);
    assertEquals(talk.isUnread.value, false);
    assertEquals(say("Good luck"), true);
    page.look();
    talk.end();
  }
});

Deno.test("what was said out of sight waits until one looks there", async () => {
  using page = new Page();
  const { line, talk, say } = await page.sit();
  assertEquals(say("Hello"), true);
  page.look();
  assertEquals(talk.isUnread.value, false);
  line.play(1);
  assertEquals(talk.isUnread.value, false, "nothing new was said");
  line.trial.ask(0, { t: "say", text: "Hi" });
  line.change({});
  assertEquals(talk.isUnread.value, false, "one's own words");
  page.isOpen = true;
  assertEquals(say("How are you?"), false, "it's seen");
  talk.end();
});

Deno.test("what was said while one was away waits, and only once", async () => {
  using page = new Page();
  const { line, talk, say } = await page.sit();
  say("Hello");
  page.look();
  line.trial.now++;
  say("Are you there?");
  talk.end();
  talk.isUnread.value = false;
  const comeBack = async () => {
    const again = openTalk(line);
    await new Promise((resolve) => setTimeout(resolve));
    return again;
  };
  const again = await comeBack();
  assertEquals(again.isUnread.value, true);
  page.look();
  again.end();
  const third = await comeBack();
  assertEquals(third.isUnread.value, false);
  third.end();
});

Deno.test("of who is blocked, or in a room that is muted, nothing is heard until they are again", async () => {
  using page = new Page();
  const { line, talk, say } = await page.sit();
  const said = () => line.room.peek().chat.at(-1)!;
  talk.setBlocked(1, true);
  assertEquals([say("one"), talk.hides(said())], [false, true]);
  talk.setBlocked(1, true);
  talk.setBlocked(1, false);
  assertEquals([[...talk.blocked.value], talk.hides(said())], [[], false]);
  talk.isMuted.value = true;
  assertEquals([say("two"), talk.hides(said())], [false, true]);
  talk.end();
  const again = await page.sit();
  assertEquals(again.talk.isMuted.value, true, "a room stays muted");
  again.talk.isMuted.value = false;
  assertEquals([again.say("three"), page.kept.size], [true, 0]);
  page.look();
  again.talk.end();
});

Deno.test("who has left a table hears no more of it", async () => {
  using page = new Page();
  const { talk, say } = await page.sit();
  talk.end();
  assertEquals(say("Where are you?"), false);
  talk.isMuted.value = true;
  assertEquals(page.kept.size, 0);
  talk.isUnread.value = true;
  page.look();
  assertEquals(talk.isUnread.value, true);
  talk.isUnread.value = false;
});
