/** What a store keeps of rooms: their logs, and which of them live. */

import { assert, assertEquals } from "@std/assert";
import { headOf } from "../../lib/rooms/summary.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { makeFolder } from "../folder.ts";
import { Trial } from "../rooms/trial.ts";

/** Until when unfinished rooms are kept. */
const UNTIL = 1_000;

const trial = Trial.begun();
trial.play(2);
const { events } = trial;
const head = headOf(trial.room);
const rest = events.slice(1);

Deno.test("sqlite: gives back what it took, from any version on", async () => {
  await using folder = await makeFolder();
  const store = SqliteStore.open(folder.database);
  assertEquals(await store.append(head, events), "kept");
  assertEquals(await store.read(head.code, 0), events);
  assertEquals(await store.read(head.code, 3), events.slice(3));
  assertEquals(await store.read("NOSUCH", 0), []);
  await store.close();
});

Deno.test("sqlite: refuses a version that is taken, and changes nothing", async () => {
  await using folder = await makeFolder();
  const store = SqliteStore.open(folder.database);
  await store.append(head, events);
  const rival = rest.map((event) => ({ ...event, at: 7 }));
  assertEquals(await store.append({ ...head, host: "rival" }, rival), "taken");
  assertEquals(await store.append({ ...head, host: "rival" }, events), "taken");
  assertEquals(await store.read(head.code, 0), events);
  assertEquals(await store.live(), [head]);
  await store.close();
});

Deno.test("sqlite: lets one of two win a version when both come at once", async () => {
  await using folder = await makeFolder();
  const store = SqliteStore.open(folder.database);
  await store.append(head, events.slice(0, 1));
  const both = [store.append(head, rest), store.append({ ...head, host: "late" }, rest)];
  assertEquals((await Promise.all(both)).sort(), ["kept", "taken"]);
  await store.close();
});

Deno.test("sqlite: keeps rooms apart, and many at once", async () => {
  await using folder = await makeFolder();
  const store = SqliteStore.open(folder.database);
  const codes = Array.from({ length: 500 }, (_, i) => `ROOM${i}`);
  const kept = await Promise.all(codes.map((code) => store.append({ ...head, code }, events)));
  assert(kept.every((one) => one === "kept"));
  assertEquals((await store.live()).length, 500);
  assertEquals(await store.read("ROOM499", 0), events);
  await store.close();
});

Deno.test("sqlite: remembers after it was closed", async () => {
  await using folder = await makeFolder();
  const store = SqliteStore.open(folder.database);
  await store.append(head, events.slice(0, 2));
  await store.append({ ...head, touched: 8 }, events.slice(2));
  await store.close();
  const again = SqliteStore.open(folder.database);
  assertEquals(await again.read(head.code, 0), events);
  assertEquals(await again.live(), [{ ...head, touched: 8 }]);
  await again.close();
});

Deno.test("sqlite: keeps a retired room's log if a game in it is unfinished", async () => {
  await using folder = await makeFolder();
  const store = SqliteStore.open(folder.database);
  await store.append(head, events);
  await store.append({ ...head, code: "EMPTY", unfinished: false }, events);
  await store.retire(head.code, UNTIL);
  await store.retire("EMPTY", UNTIL);
  await store.retire("NOSUCH", UNTIL);
  assertEquals(await store.live(), []);
  assertEquals(await store.read(head.code, 0), events);
  assertEquals(await store.read("EMPTY", 0), []);
  await store.close();
});

Deno.test("sqlite: retires one room, and no other", async () => {
  await using folder = await makeFolder();
  const store = SqliteStore.open(folder.database);
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
  await store.close();
});

Deno.test("sqlite: takes a retired room back that lives on", async () => {
  await using folder = await makeFolder();
  const store = SqliteStore.open(folder.database);
  await store.append(head, events.slice(0, 2));
  await store.retire(head.code, UNTIL);
  assertEquals(await store.append(head, events.slice(2)), "kept");
  assertEquals(await store.live(), [head]);
  await store.close();
});

Deno.test("sqlite: answers when asked", async () => {
  await using folder = await makeFolder();
  const store = SqliteStore.open(folder.database);
  assertEquals(await store.ready(), true);
  await store.close();
});
