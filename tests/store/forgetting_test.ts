/** People who are forgotten, in a file and by several processes on it. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import type { LoggedEvent } from "../../lib/rooms/event.ts";
import { headOf } from "../../lib/rooms/summary.ts";
import { foldRoom, receive, type Room } from "../../lib/rooms/room.ts";
import { sharedTest, storeTest } from "./stores.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { digest } from "../../lib/server/digest.ts";
import { makeFolder } from "../folder.ts";
import { codeOf } from "../pages/ask.ts";
import { Trial } from "../rooms/trial.ts";
import { marksOf, tracesInFiles, tracesInTables } from "../traces.ts";

const NAME = "Zebulon Quark", LINE = "hello from the quagmire";
const ZEB = codeOf("ZebulonQuark");
const MARKS = marksOf(ZEB, [NAME, LINE]);
const NOW = 2_000_000;

/** Zeb and Ben at a table, and Zeb talks. */
function talk(lines = 1, text = LINE): Trial {
  const trial = new Trial();
  trial.tell({ t: "sit", name: NAME, token: "token 0", identity: digest(ZEB) });
  trial.tell({ t: "sit", name: "Ben", token: "token 1", identity: "Ben's" });
  for (let line = 0; line < lines; line++) {
    trial.now += 2_000;
    assertEquals(trial.ask(0, { t: "say", text }).t, "ok");
  }
  return trial;
}

/** What a process has of a room, which writes what its commands do on what it knows. */
class Process {
  constructor(readonly store: Store, readonly code: string, public room: Room) {}

  async say(text: string): Promise<string> {
    const request = { t: "say", text, id: `id-${text}`, on: this.room.view.version } as const;
    const { room, events } = receive(this.room, { by: 1, request }, NOW);
    const kept = await this.store.append(headOf(room), events);
    if (kept === "kept") this.room = room;
    return kept;
  }

  async readOn(): Promise<void> {
    const events = await this.store.read(this.code, this.room.view.version);
    this.room = foldRoom(events, this.room);
  }
}

storeTest(
  "a log without its player's words leads to the room that those at the table see",
  async ({ store }) => {
    const trial = talk(40);
    trial.play(3);
    trial.ask(1, { t: "say", text: "I'm Ben" });
    await store.append(headOf(trial.room), trial.events);
    const heads = await store.forget(digest(ZEB), NOW);
    const events = await store.read(trial.view.code, 0);
    const room = foldRoom(events);
    assertEquals(heads, [headOf(room)]);
    assertEquals(foldRoom(events.slice(trial.events.length), trial.room), room);
    assertEquals(events.map(({ v }) => v), Array.from(events, (_, index) => index + 1));
    const { view } = room;
    assertEquals([view.moves, view.position], [trial.view.moves, trial.view.position]);
    assertEquals(view.players.map(({ name, isDeleted }) => [name, isDeleted]), [
      ["", true],
      ["Ben", undefined],
    ]);
    assertEquals(room.secrets.holders.map(({ token, identity }) => [token, identity]), [
      ["token 0", ""],
      ["token 1", "Ben's"],
    ]);
    assertEquals(await store.live(), heads);
  },
);

storeTest("no key opens the seat of one who is banned and forgotten", async ({ store }) => {
  const trial = talk();
  trial.ask(0, { t: "lend", key: "key" });
  await store.append(headOf(trial.room), trial.events);
  await store.forget(digest(ZEB), NOW, { isBanned: true });
  const { code } = trial.view, room = foldRoom(await store.read(code, 0));
  assertEquals(room.secrets.holders.map(({ token }) => token), ["", "token 1"]);
  const take = { t: "take", key: "key", token: "token 2", identity: "Cleo's" } as const;
  assertEquals(receive(room, { system: take }, trial.now).events, []);
});

storeTest("who was given a seat keeps it when the one before is forgotten", async ({ store }) => {
  const trial = talk();
  const key = "key", token = "token 2";
  trial.tell({ t: "give", player: 0, key });
  trial.tell({ t: "take", key, token, identity: "Cleo's" });
  await store.append(headOf(trial.room), trial.events);
  await store.forget(digest(ZEB), NOW);
  const before = foldRoom(await store.read(trial.view.code, 0));
  assertEquals(before.secrets.holders[0]!.identity, "Cleo's");
  assertEquals((await store.live())[0]!.players.map(({ identity }) => identity), [
    "Cleo's",
    "Ben's",
  ]);
  await store.forget("Cleo's", NOW);
  const after = foldRoom(await store.read(trial.view.code, 0));
  assertEquals(after.secrets.holders[0]!.identity, "");
  assert(!JSON.stringify(await store.read(trial.view.code, 0)).includes("Cleo's"));
});

/** Somebody is forgotten through one store while who uses another holds the room that they talk in. */
async function forgetsThrough(one: Store, two: Store): Promise<void> {
  const trial = talk(), { code } = trial.view;
  await one.append(headOf(trial.room), trial.events);
  const other = new Process(two, code, foldRoom(await two.read(code, 0)));
  assert(JSON.stringify(other.room).includes(NAME));
  assertEquals((await one.forget(digest(ZEB), NOW))?.length, 1);
  assertEquals(await other.say("late"), "taken");
  await other.readOn();
  assert(!JSON.stringify(other.room).includes(NAME));
  assertEquals(await other.say("again"), "kept");
}

Deno.test("what another process wrote after somebody was forgotten has no trace of them", async () => {
  await using folder = await makeFolder();
  const path = folder.database;
  const [one, two] = [SqliteStore.open(path), SqliteStore.open(path)];
  await forgetsThrough(one, two);
  using database = new DatabaseSync(path);
  assertEquals(tracesInTables(database, MARKS), []);
  await one.close();
  await two.close();
  assertEquals(await tracesInFiles(path, MARKS), []);
});

sharedTest("another process neither writes the name back nor keeps it", async (trial) => {
  await forgetsThrough(trial.store, await trial.open());
});

storeTest(
  "what waited to be written when its player was forgotten is forgotten, too",
  async ({ store }) => {
    const trial = talk();
    const sat = store.append(headOf(trial.room), trial.events);
    await store.forget(digest(ZEB), NOW);
    assertEquals(await sat, "kept");
    assert(!JSON.stringify(await store.read(trial.view.code, 0)).includes(NAME));
    const late = trial.events.length + 1;
    const turn: LoggedEvent = { t: "gone", player: 0, v: late, at: NOW };
    assertEquals(await store.append(headOf(trial.room), [turn]), "taken");
  },
);

Deno.test("no byte is left, even where rows have moved to other pages before", async () => {
  await using folder = await makeFolder();
  const path = folder.database;
  const store = SqliteStore.open(path);
  const trial = talk(20, `${LINE} ${"and so on ".repeat(9)}`);
  const codes = Array.from({ length: 90 }, (_, n) => `ROOM${(n * 37) % 90}`);
  for (const end of [10, trial.events.length]) {
    const events = trial.events.slice(end === 10 ? 0 : 10, end);
    await Promise.all(
      codes.map((code) => store.append({ ...headOf(trial.room), code }, events)),
    );
  }
  assertEquals((await store.forget(digest(ZEB), NOW))?.length, codes.length);
  assertEquals(await tracesInFiles(path, MARKS), []);
  await store.close();
});

Deno.test("a file that somebody reads is cleaned once they're done", async () => {
  await using folder = await makeFolder();
  const path = folder.database;
  const store = SqliteStore.open(path);
  const trial = talk();
  await store.append(headOf(trial.room), trial.events);
  const reader = new DatabaseSync(path);
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM events").get();
  const began = performance.now();
  assertEquals((await store.forget(digest(ZEB), NOW))?.length, 1);
  assert(performance.now() - began < 900, "it doesn't wait for the reader");
  assert((await tracesInFiles(path, MARKS)).length > 0);
  reader.close();
  await store.prune(NOW);
  assertEquals(await tracesInFiles(path, MARKS), []);
  await store.close();
});

Deno.test("a large file is cleaned when nothing is written, or at the next start", async () => {
  await using folder = await makeFolder();
  const path = folder.database;
  let store = SqliteStore.open(path);
  const trial = talk();
  const padding = Array.from({ length: 5_000 }, (_, n) => ({ t: "gone", player: 1, n }));
  const fill = (code: string) =>
    store.append({ ...headOf(new Trial().room), code }, [
      { ...trial.events[0]!, secret: { token: JSON.stringify(padding).repeat(25) } },
    ]);
  await fill("LARGE");
  const isSoiled = () => {
    using database = new DatabaseSync(path);
    return database.prepare("SELECT soiled FROM commits").get()!.soiled === 1;
  };
  for (const clean of ["quiet", "start"]) {
    await store.append({ ...headOf(trial.room), code: clean }, trial.events);
    await store.forget(digest(ZEB), NOW);
    assertEquals(isSoiled(), true);
    if (clean === "quiet") {
      await store.prune(NOW);
      assertEquals(isSoiled(), true, "something had just been written");
      await store.prune(NOW);
    } else {
      await store.close();
      store = SqliteStore.open(path);
    }
    assertEquals(isSoiled(), false, clean);
    assertEquals(await tracesInFiles(path, MARKS), []);
  }
  await store.close();
});

Deno.test("a start that can't clean the file says so, but not where another process is at it", async () => {
  await using folder = await makeFolder();
  await SqliteStore.open(folder.database).close();
  const { warn } = console, told: string[] = [];
  console.warn = (line: string) => told.push(line);
  for (const why of ["database is locked", "database or disk is full"]) {
    using database = new Unwieldy(folder.database, why);
    database.exec("UPDATE commits SET soiled = 1");
    await new SqliteStore(database).close();
  }
  console.warn = warn;
  assertEquals(told.length, 1);
  assertStringIncludes(told[0]!, "rewriting it failed (database or disk is full)");
});

/** A database that can't be rewritten. */
class Unwieldy extends DatabaseSync {
  constructor(path: string, private readonly why: string) {
    super(path);
  }

  override exec(sql: string): void {
    if (sql !== "VACUUM") return super.exec(sql);
    throw Object.assign(new Error(this.why), { code: "ERR_SQLITE_ERROR" });
  }
}

storeTest(
  "a room that was left in the middle of a game is deleted when its time is up",
  async ({ store }) => {
    const trial = talk();
    trial.play(2);
    const { code } = trial.view;
    await store.append(headOf(trial.room), trial.events);
    await store.retire(code, NOW);
    await store.prune(NOW);
    assertEquals((await store.read(code, 0)).length, trial.events.length, "its time isn't up");
    await store.prune(NOW + 1);
    assertEquals(await store.read(code, 0), []);
    // A process that still has it can't bring half of it back.
    const late = { t: "gone", player: 0, v: trial.events.length + 1, at: NOW } as const;
    assertEquals(await store.append(headOf(trial.room), [late]), "taken");
    assertEquals([await store.read(code, 0), await store.live()], [[], []]);
  },
);

storeTest("a room that somebody came back to is kept", async ({ store }) => {
  const trial = talk();
  trial.play(2);
  await store.append(headOf(trial.room), trial.events);
  await store.retire(trial.view.code, NOW);
  const back = { t: "here", player: 0, v: trial.events.length + 1, at: NOW } as const;
  assertEquals(await store.append(headOf(trial.room), [back]), "kept");
  await store.prune(NOW * 10);
  assertEquals((await store.read(trial.view.code, 0)).length, trial.events.length + 1);
});

storeTest(
  "who is forgotten leaves a mark that holds no hash, if there was anything",
  async ({ store }) => {
    const { room, events } = talk();
    await store.append(headOf(room), events);
    for (
      const [identity, subject] of [[digest(ZEB), "mark 1"], [digest("nobody"), "mark 2"]] as const
    ) {
      assert(await store.forget(identity, NOW, { subject, isBanned: true }));
    }
    const [mark, ...more] = await store.books.notices.all("forgotten");
    assertEquals(more, []);
    const { id, author, about, body, until } = mark!;
    assertEquals([id, author, about, body], ["mark 1", "", "", true]);
    assert(until > NOW);
  },
);
