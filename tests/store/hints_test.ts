/** Who hears of rooms that other processes have written to, and until when. */

import { assert, assertEquals } from "@std/assert";
import type { Connections } from "../../lib/server/store/postgres/connections.ts";
import { Hints } from "../../lib/server/store/postgres/hints.ts";
import type { Database } from "../../lib/server/store/sql/work.ts";
import { Hearing } from "./hearing.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";

/** Hints of one database, by which others tell of rooms. */
class Stage implements Disposable {
  told = (_: string) => {};
  listened = 0;
  readonly hints: Hints;

  constructor() {
    const listen = (_: string, told: (text: string) => void) => {
      this.listened++;
      this.told = told;
      return () => {};
    };
    const connections = { listen } as unknown as Connections;
    const database = { read: () => Promise.resolve(["1", ["WRITTEN"]]) } as unknown as Database;
    this.hints = new Hints(connections, database, "me", "0");
  }

  [Symbol.dispose](): void {
    this.hints.stop();
  }
}

Deno.test("who unsubscribes hears nothing more, and others go on hearing", async () => {
  using stage = new Stage();
  const one = new Hearing(), two = new Hearing();
  const stop = stage.hints.subscribe(one);
  stage.hints.subscribe(two);
  await Promise.all([one.of("WRITTEN"), two.of("WRITTEN")]);
  stage.told("other ONE\n");
  assertEquals([one.heard, two.heard], [["ONE"], ["ONE"]]);
  stop();
  stop();
  stage.told("other TWO\n");
  stage.told("me THREE\n");
  assertEquals([one.heard, two.heard], [["ONE"], ["ONE", "TWO"]]);
  stage.hints.subscribe(one);
  stage.told("other FOUR\n");
  assertEquals([one.heard, two.heard], [["ONE", "FOUR"], ["ONE", "TWO", "FOUR"]]);
  assertEquals(stage.listened, 1, "one line for all");
});

Deno.test("what couldn't be read once it listens again is read soon", async () => {
  let listens = () => {}, isAway = true;
  const listen = (_: string, _told: unknown, call: () => void) => {
    listens = call;
    return () => {};
  };
  const refused = Promise.withResolvers<void>();
  const read = () => {
    if (!isAway) return Promise.resolve(["1", ["WRITTEN"]]);
    isAway = false;
    refused.resolve();
    return Promise.reject(new StoreFailure("it starts up"));
  };
  const hints = new Hints({ listen } as never, { read } as never, "me", "0");
  const hearing = new Hearing();
  hints.subscribe(hearing);
  listens();
  await refused.promise;
  assertEquals(hearing.heard, []);
  const began = Date.now();
  await hearing.of("WRITTEN");
  hints.stop();
  assert(Date.now() - began < 20_000, "sooner than it's read anyway");
});

Deno.test("what couldn't be read any more as it stops is read no more", async () => {
  const refusing = Promise.withResolvers<never>();
  const hints = new Hints(
    { listen: () => () => {} } as never,
    { read: () => refusing.promise } as never,
    "me",
    "0",
  );
  hints.subscribe(new Hearing());
  hints.stop();
  refusing.reject(new StoreFailure("the store is closed"));
  // A timer that is set after that would be one too many.
  await new Promise((resolve) => setTimeout(resolve));
});

Deno.test("a room in doubt is read again soon, and once more whenever a commit turns up late", async () => {
  using stage = new Stage();
  const hearing = new Hearing();
  stage.hints.subscribe(hearing);
  await hearing.of("WRITTEN");
  const began = Date.now();
  stage.hints.doubt("DOUBTED");
  assertEquals(hearing.heard, ["DOUBTED"]);
  await hearing.of("DOUBTED");
  await hearing.of("DOUBTED");
  assert(Date.now() - began < 20_000, "sooner than it's read anyway");
  hearing.heard.length = 0;
  stage.told("me KNOWN DOUBTED\n");
  assertEquals(hearing.heard, ["DOUBTED"]);
});
