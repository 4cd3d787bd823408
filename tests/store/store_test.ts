/** What a store keeps of rooms: their logs, and which of them live. */

import { bucketOf } from "../../lib/leaderboard/period.ts";
import { assert, assertEquals } from "@std/assert";
import type { LoggedEvent } from "../../lib/rooms/event.ts";
import type { FinishedGame } from "../../lib/leaderboard/finished_game.ts";
import { headOf } from "../../lib/rooms/summary.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { Trial } from "../rooms/trial.ts";
import { finishedGame, gameId } from "./finished.ts";
import { Hearing } from "./hearing.ts";
import { sharedTest, STORES, storeTest } from "./stores.ts";

/** Until when unfinished rooms are kept. */
const UNTIL = 1_000;

const trial = Trial.begun();
trial.play(2);
const { events } = trial;
const head = headOf(trial.room);
const rest = events.slice(1);

storeTest("gives back what it took, from any version on", async ({ store }) => {
  assertEquals(await store.append(head, events), "kept");
  assertEquals(await store.read(head.code, 0), events);
  assertEquals(await store.read(head.code, 3), events.slice(3));
  assertEquals(await store.read("NOSUCH", 0), []);
});

storeTest("refuses a version that is taken, and changes nothing", async ({ store }) => {
  await store.append(head, events);
  const rival = rest.map((event) => ({ ...event, at: 7 }));
  assertEquals(await store.append({ ...head, host: "rival" }, rival), "taken");
  assertEquals(await store.append({ ...head, host: "rival" }, events), "taken");
  assertEquals(await store.read(head.code, 0), events);
  assertEquals(await store.live(), [head]);
});

storeTest("lets one of two win a version when both come at once", async ({ store }) => {
  await store.append(head, events.slice(0, 1));
  const both = [store.append(head, rest), store.append({ ...head, host: "late" }, rest)];
  assertEquals((await Promise.all(both)).sort(), ["kept", "taken"]);
});

storeTest("keeps rooms apart, and many at once", async ({ store }) => {
  const codes = Array.from({ length: 500 }, (_, i) => `ROOM${i}`);
  const kept = await Promise.all(codes.map((code) => store.append({ ...head, code }, events)));
  assert(kept.every((one) => one === "kept"));
  assertEquals((await store.live()).length, 500);
  assertEquals(await store.read("ROOM499", 0), events);
});

sharedTest("remembers after it was closed", async (trial) => {
  const { store } = trial;
  await store.append(head, events.slice(0, 2));
  await store.append({ ...head, touched: 8 }, events.slice(2));
  await store.close();
  const again = await trial.open();
  assertEquals(await again.read(head.code, 0), events);
  assertEquals(await again.live(), [{ ...head, touched: 8 }]);
});

storeTest("keeps a retired room's log if a game in it is unfinished", async ({ store }) => {
  await store.append(head, events);
  await store.append({ ...head, code: "EMPTY", unfinished: false }, events);
  await store.retire(head.code, UNTIL);
  await store.retire("EMPTY", UNTIL);
  await store.retire("NOSUCH", UNTIL);
  assertEquals(await store.live(), []);
  assertEquals(await store.read(head.code, 0), events);
  assertEquals(await store.read("EMPTY", 0), []);
});

storeTest("retires one room, and no other", async ({ store }) => {
  const codes = ["ONE", "TWO", "THREE", "FOUR"];
  for (const code of codes) await store.append({ ...head, code }, events);
  await store.append({ ...head, code: "FOUR", unfinished: false }, [
    { ...events.at(-1)!, v: events.length + 1 },
  ]);
  await store.retire("TWO", UNTIL);
  assertEquals((await store.read("FOUR", 0)).length, events.length + 1);
  await store.retire("FOUR", UNTIL);
  assertEquals((await store.live()).map(({ code }) => code).sort(), ["ONE", "THREE"]);
  for (const code of ["ONE", "TWO", "THREE"]) {
    assertEquals(await store.read(code, 0), events, code);
  }
  assertEquals(await store.read("FOUR", 0), []);
});

storeTest("takes a retired room back that lives on", async ({ store }) => {
  await store.append(head, events.slice(0, 2));
  await store.retire(head.code, UNTIL);
  assertEquals(await store.append(head, events.slice(2)), "kept");
  assertEquals(await store.live(), [head]);
});

storeTest("takes nothing more of a room that was deleted", async ({ store }) => {
  await store.append({ ...head, unfinished: false }, events.slice(0, 2));
  await store.retire(head.code, UNTIL);
  assertEquals(await store.append(head, events.slice(2)), "taken");
  assertEquals(await store.read(head.code, 0), []);
});

storeTest("answers when asked", async ({ store }) => {
  assertEquals(await store.ready(), true);
});

sharedTest("two processes see each other's versions", async (trial) => {
  const one = trial.store, two = await trial.open();
  assertEquals(await one.append(head, events.slice(0, 2)), "kept");
  assertEquals(await two.append(head, events.slice(1)), "taken");
  assertEquals(await two.read(head.code, 0), events.slice(0, 2));
  assertEquals(await two.append(head, events.slice(2)), "kept");
  assertEquals(await one.read(head.code, 2), events.slice(2));
});

sharedTest("a process is told of the rooms that others write to, each time", async (trial) => {
  const one = trial.store, two = await trial.open(), hearing = new Hearing();
  const stop = one.subscribe(hearing);
  for (const added of [events.slice(0, 2), events.slice(2)]) {
    assertEquals(await two.append(head, added), "kept");
    // It may come more than once.
    await hearing.of(head.code);
  }
  stop();
});

/** SQLite tells nobody: a file is one process's. */
const TELLING = STORES.filter(({ name }) => name === "postgres");

storeTest("what others write comes along when a process is told of it", async (trial) => {
  const one = trial.store, two = await trial.open(), hearing = new Hearing();
  let brought: readonly LoggedEvent[] | undefined;
  const stop = one.subscribe({
    catchUp: (code, news) => {
      if (code === "LAST") brought = news?.();
      hearing.catchUp(code);
    },
    retired() {},
  });
  // It listens once it has heard of the second.
  for (const code of ["ONE", "TWO", "LAST"]) {
    await two.append({ ...head, code }, events);
    await hearing.of(code);
  }
  assertEquals(brought, events);
  stop();
}, TELLING);

storeTest("a process is told of the rooms that others retire", async (trial) => {
  const one = trial.store, two = await trial.open(), hearing = new Hearing();
  const stop = one.subscribe(hearing);
  // It listens once it has heard of the second.
  for (const code of [head.code, "EMPTY"]) {
    await two.append({ ...head, code, unfinished: code !== "EMPTY" }, events);
    await hearing.of(code);
  }
  for (const code of [head.code, "EMPTY"]) {
    await two.retire(code, UNTIL);
    await hearing.of(`-${code}`);
  }
  await two.append(head, [{ ...events.at(-1)!, v: events.length + 1 }]);
  await hearing.of(head.code);
  stop();
}, TELLING);

storeTest("knows which rooms are not live any more", async ({ store }) => {
  for (const code of ["ONE", "TWO", "THREE"]) await store.append({ ...head, code }, events);
  await store.retire("TWO", UNTIL);
  assertEquals(await store.retired(["ONE", "TWO", "NOSUCH"]), ["TWO", "NOSUCH"]);
  assertEquals(await store.retired([]), []);
});

storeTest("reads many rooms at once, each from its version on", async ({ store }) => {
  const codes = Array.from({ length: 50 }, (_, n) => `ROOM${n}`);
  await Promise.all(codes.map((code) => store.append({ ...head, code }, events)));
  const logs = await Promise.all(codes.map((code, n) => store.read(code, n % 5)));
  assertEquals(logs, codes.map((_, n) => events.slice(n % 5)));
  const [all, rest] = await Promise.all([store.read("ROOM1", 0), store.read("ROOM1", 3)]);
  assertEquals([all, rest], [events, events.slice(3)]);
});

storeTest("what is appended after the end is refused", async ({ store }) => {
  const last = store.append(head, events);
  await store.close();
  assertEquals(await last, "kept", "what was on its way is kept");
  assertEquals(await store.append(head, events), "failed");
  assertEquals(await store.ready(), false);
});

storeTest(
  "a bug in a commit is reported to its caller, and all goes on after it",
  async ({ store }) => {
    const unwritable = { ...events[0]!, at: 1n } as never;
    const outcomes = await Promise.allSettled([
      store.append({ ...head, code: "GOOD" }, events),
      store.append({ ...head, code: "BAD" }, [unwritable]),
      store.ready(),
    ]);
    assertEquals(outcomes.map(({ status }) => status), ["rejected", "rejected", "fulfilled"]);
    assertEquals(await store.live(), []);
    assertEquals(await store.append(head, events), "kept");
    assertEquals(await store.ready(), true);
  },
);

sharedTest(
  "a room that is deleted while another process adds to it goes, or goes on whole",
  async (trial) => {
    const one = trial.store, two = await trial.open();
    for (let n = 0; n < 30; n++) {
      const room = { ...head, code: `ROOM${n}`, unfinished: false };
      await one.append(room, events);
      const next = { ...events.at(-1)!, v: events.length + 1 };
      const [kept] = await Promise.all([two.append(room, [next]), one.retire(room.code, UNTIL)]);
      const log = await one.read(room.code, 0);
      assert(log.length === 0 || kept === "kept" && log.length === events.length + 1, kept);
      assertEquals(log.map(({ v }) => v), Array.from(log, (_, index) => index + 1));
    }
  },
);

storeTest("ends that come at once are each archived once", async ({ store }) => {
  const codes = Array.from({ length: 40 }, (_, n) => `END${n}`);
  const end = (code: string, n: number) =>
    store.append({ ...head, code }, events, finishedGame({ id: gameId(n) }));
  const kept = await Promise.all([...codes, ...codes].map((code, n) => end(code, n)));
  assertEquals(kept, [...codes.map(() => "kept"), ...codes.map(() => "taken")]);
  const { games } = await store.books.archive.list({ limit: 99 });
  assertEquals(games.map(({ id }) => id).sort(), codes.map((_, n) => gameId(n)).sort());
});

storeTest("games that end together count as one after another", async ({ store }) => {
  const names = ["Ada", "Ben", "Cid", "Dot", "Eve", "Fay"];
  const pairs = names.flatMap((one, n) => names.slice(n + 1).map((other) => [one, other]));
  const games = pairs.map((pair, n) => {
    const seats = pair.map((name) => ({ identity: `${name}'s`, name }));
    return finishedGame({ id: gameId(n), seats });
  });
  const one = SqliteStore.open();
  const end = (game: FinishedGame, place: Store) =>
    place.append({ ...head, code: game.id }, events, game);
  for (const game of games) assertEquals(await end(game, one), "kept");
  // All are known by then, so that what is lost is what others read meanwhile.
  for (const game of games.slice(0, 9)) assertEquals(await end(game, store), "kept");
  const kept = await Promise.all(games.slice(9).map((game) => end(game, store)));
  assertEquals(new Set(kept), new Set(["kept"]));
  const bucket = bucketOf("week", finishedGame().endedAt);
  const board = { bucket, game: "conquerors-v2", opponent: "online" } as const;
  const page = await store.books.standings.page(board, 0, 10);
  assertEquals(page.rows.map(({ games }) => games), [5, 5, 5, 5, 5, 5]);
  assertEquals(page, await one.books.standings.page(board, 0, 10));
  await one.close();
});

storeTest("an end that meets a bug harms no other", async ({ store }) => {
  const end = (code: string, n: number, wrong = {}) =>
    store.append({ ...head, code }, events, { ...finishedGame({ id: gameId(n) }), ...wrong });
  const ends = [end("ONE", 1), end("BAD", 2, { record: undefined }), end("TWO", 3)];
  const outcomes = await Promise.allSettled(ends);
  assertEquals(outcomes.map(({ status }) => status), ["fulfilled", "rejected", "fulfilled"]);
  assertEquals((await store.live()).map(({ code }) => code).sort(), ["ONE", "TWO"]);
}, TELLING);
