import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { headOf } from "../../lib/rooms/summary.ts";
import type { LoggedEvent } from "../../lib/rooms/event.ts";
import { isArchiveId } from "../../lib/leaderboard/finished_game.ts";
import { migrate, SCHEMA_VERSION, schemaVersion } from "../../lib/server/store/sqlite/schema.ts";
import { NewerSchema } from "../../lib/server/store/failure.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { makeFolder } from "../folder.ts";
import { Trial } from "../rooms/trial.ts";

const trial = Trial.begun();
const { events } = trial;
const head = headOf(trial.room);

Deno.test("F22 sqlite: a full disk is a refusal, and all goes on once there is room", async () => {
  await using folder = await makeFolder();
  const database = new DatabaseSync(folder.database);
  const store = new SqliteStore(database);
  await store.append(head, events);
  const limit = (pages: number) => database.exec(`PRAGMA max_page_count = ${pages}`);
  limit(8);
  const { error } = console, told: string[] = [];
  console.error = (line: string) => told.push(line);
  const long = { ...events[0]!, secret: { token: "x".repeat(20_000) } };
  const other = { ...head, code: "OTHER" };
  for (let n = 0; n < 3; n++) assertEquals(await store.append(other, [long]), "failed");
  console.error = error;
  assertEquals(told.length, 1, "it's told now and then");
  assertStringIncludes(told[0]!, "SQLite fails, and nothing is kept: database or disk is full");
  assertEquals(await store.read("OTHER", 0), []);
  limit(1_000_000);
  assertEquals(await store.append(other, [long]), "kept");
  assertEquals(await store.read(head.code, 0), events);
  await store.close();
});

Deno.test("sqlite: a lock held by another process is a refusal", async () => {
  await using folder = await makeFolder();
  const path = folder.database;
  const store = SqliteStore.open(path);
  const other = new DatabaseSync(path);
  other.exec("BEGIN IMMEDIATE");
  assertEquals(await store.append(head, events), "failed");
  other.exec("COMMIT");
  assertEquals(await store.append(head, events), "kept");
  other.close();
  await store.close();
});

Deno.test("sqlite: it is ready while it can write, and only then", async () => {
  await using folder = await makeFolder();
  const path = folder.database;
  const database = new DatabaseSync(path);
  const store = new SqliteStore(database), other = new DatabaseSync(path);
  const commits = () => other.prepare("PRAGMA data_version").get()!.data_version;
  const before = commits();
  assertEquals(await store.ready(), true);
  assert(commits() !== before, "it committed something");
  database.exec("PRAGMA query_only = ON");
  assertEquals(await store.ready(), false);
  database.exec("PRAGMA query_only = OFF");
  assertEquals(await store.ready(), true);
  other.exec("BEGIN IMMEDIATE");
  assertEquals(await store.ready(), false);
  other.close();
  await store.close();
});

Deno.test("sqlite: asking whether it is ready takes no room, and shares a commit", async () => {
  await using folder = await makeFolder();
  const database = new DatabaseSync(folder.database);
  const store = new SqliteStore(database);
  const count = () => Number(database.prepare("SELECT count FROM commits").get()!.count);
  const pages = () => database.prepare("PRAGMA page_count").get()!.page_count;
  const before = count(), size = pages();
  const asked = Array.from({ length: 100 }, () => store.ready());
  assertEquals(await store.append(head, events), "kept");
  assertEquals(new Set(await Promise.all(asked)), new Set([true]));
  assertEquals(count(), before + 1);
  for (let time = 0; time < 20; time++) await store.ready();
  assertEquals([count(), pages()], [before + 21, size]);
  await store.close();
});

Deno.test("sqlite: every older schema becomes today's, a newer one is refused", () => {
  const database = new DatabaseSync(":memory:");
  assertEquals(schemaVersion(database), 0);
  migrate(database);
  assertEquals(schemaVersion(database), SCHEMA_VERSION);
  migrate(database);
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
  assertThrows(() => migrate(database), NewerSchema);
  database.close();
});

Deno.test("sqlite: two processes may bring one file up to date", async () => {
  await using folder = await makeFolder();
  const path = folder.database;
  using first = new DatabaseSync(path);
  using second = new DatabaseSync(path);
  const exec = second.exec.bind(second);
  second.exec = (sql) => {
    if (sql.startsWith("BEGIN IMMEDIATE")) migrate(first);
    exec(sql);
  };
  migrate(second);
  assertEquals(schemaVersion(second), SCHEMA_VERSION);
});

Deno.test("sqlite: rooms of the first schema get ids for their games", async () => {
  const database = new DatabaseSync(":memory:");
  migrate(database, 1);
  const [{ stem: _, ...opened }, ...later] = events as [LoggedEvent & { t: "opened" }];
  const insert = database.prepare("INSERT INTO events VALUES (?, ?, ?)");
  for (const event of [opened, ...later]) insert.run(head.code, event.v, JSON.stringify(event));
  const store = new SqliteStore(database);
  const [first, ...rest] = await store.read(head.code, 0);
  assert(first!.t === "opened" && isArchiveId(first!.stem));
  assertEquals(rest, later);
  await store.close();
});
