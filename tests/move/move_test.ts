/** A server's SQLite file becomes a PostgreSQL database, whole or not at all. */

import { assert, assertEquals, assertRejects } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { moveDatabase } from "../../lib/server/move/move.ts";
import { MOVED_TABLES } from "../../lib/server/move/tables.ts";
import { StartError } from "../../lib/server/start/start_error.ts";
import { PostgresStore } from "../../lib/server/store/postgres/postgres_store.ts";
import { SqlResults } from "../../lib/server/store/sql/arena_results.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { migrate, SCHEMA_VERSION, schemaVersion } from "../../lib/server/store/sqlite/schema.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { makeFolder } from "../folder.ts";
import { fill, tablesOf } from "../store/filled.ts";
import { POSTGRES, PostgresServer } from "../store/postgres_server.ts";
import { finishedGame, gameId } from "../store/finished.ts";

let server: PostgresServer | undefined;
if (POSTGRES !== undefined) {
  Deno.test.beforeAll(async () => void (server = await PostgresServer.start()));
  Deno.test.afterAll(() => server![Symbol.asyncDispose]());
}

function moveTest(name: string, play: (server: PostgresServer) => Promise<void>): void {
  Deno.test({ name, ignore: POSTGRES === undefined, fn: () => play(server!) });
}

/** A file with rows in every table, written by the first of all versions that had them. */
async function filledFolder() {
  const folder = await makeFolder();
  using database = new DatabaseSync(folder.database);
  migrate(database, SCHEMA_VERSION - 1);
  fill(database, SCHEMA_VERSION - 1);
  return folder;
}

/** What is the database's own business, or made or counted again. */
const LEFT = ["commits", "dumps", "dump_pieces", "openings", "openings_size"];

/** Every table that SQLite has is moved, or is known to be PostgreSQL's own business. */
Deno.test("no table is forgotten", () => {
  using database = new DatabaseSync(":memory:");
  migrate(database);
  const moved = [...MOVED_TABLES.map(({ name }) => name), ...LEFT].sort();
  assertEquals(tablesOf(database).sort(), moved);
});

moveTest("what a server kept is all there, and goes on", async (server) => {
  await using folder = await filledFolder();
  const url = await server.database();
  const moved = await moveDatabase(folder.path, url);
  const sqlite = new DatabaseSync(folder.database);
  const before = new SqliteStore(sqlite), after = await PostgresStore.open(url);
  for (const table of tablesOf(sqlite).filter((name) => !LEFT.includes(name))) {
    const { n } = sqlite.prepare(`SELECT count(*) AS n FROM ${table}`).get()!;
    assertEquals(moved.get(table), Number(n), table);
  }
  const byCode = (a: { code: string }, b: { code: string }) => a.code < b.code ? -1 : 1;
  const heads = (await before.live()).toSorted(byCode);
  assertEquals((await after.live()).toSorted(byCode), heads);
  for (const { code } of heads) assertEquals(await after.read(code, 0), await before.read(code, 0));
  const list = { limit: 100 };
  assertEquals(await after.books.archive.list(list), await before.books.archive.list(list));
  const own = async (store: Store) => JSON.parse(JSON.stringify(await store.ownData("Ada's")));
  assertEquals(await own(after), await own(before));
  const [old, young] = [new SqliteDatabase(sqlite), after.database].map((of) => new SqlResults(of));
  assertEquals(await young!.list(list), await old!.list(list));
  const [match] = await old!.list(list);
  assertEquals(await young!.find(match!.id), await old!.find(match!.id));
  // Each room goes on at its version, and who comes new gets a number of their own.
  const lengths = new Set<number>();
  for (const head of heads) {
    const { length } = await after.read(head.code, 0);
    const next = { t: "gone", player: 0, v: length + 1, at: 9 } as const;
    assertEquals(await after.append(head, [{ ...next, v: length }]), "taken");
    assertEquals(await after.append(head, [next]), "kept");
    lengths.add(length);
  }
  assert(lengths.size > 1, "rooms of one length can't be mixed up");
  assertEquals(await after.books.archive.keep(finishedGame({ id: gameId(77) })), "kept");
  await before.close();
  await after.close();
});

moveTest(
  "numbers that were given to what is deleted by now are given to nothing else",
  async (server) => {
    await using folder = await filledFolder();
    const file = new DatabaseSync(folder.database), url = await server.database();
    file.exec("UPDATE sqlite_sequence SET seq = 1000 * rowid");
    const given = new Map(
      file.prepare("SELECT name, seq FROM sqlite_sequence").all()
        .map(({ name, seq }) => [String(name), Number(seq)]),
    );
    file.close();
    await moveDatabase(folder.path, url);
    const numbered = MOVED_TABLES.filter(({ name }) => given.has(name));
    assert(numbered.length > 1);
    for (const { name, numbered: column } of numbered) {
      const [row] = await server.exec(
        url,
        `SELECT nextval(pg_get_serial_sequence('${name}', '${column}')) AS next`,
      );
      assertEquals(Number(row!.next), given.get(name)! + 1, name);
    }
  },
);

moveTest("the file of an older version stays one", async (server) => {
  await using folder = await filledFolder();
  using file = new DatabaseSync(folder.database);
  file.exec("PRAGMA journal_mode = WAL");
  assertEquals(schemaVersion(file), SCHEMA_VERSION - 1);
  await assertRejects(
    async () => moveDatabase(folder.path, await server.database()),
    StartError,
    "A server is using",
  );
  assertEquals(schemaVersion(file), SCHEMA_VERSION - 1);
  file.close();
  await moveDatabase(folder.path, await server.database());
  using after = new DatabaseSync(folder.database);
  assertEquals(schemaVersion(after), SCHEMA_VERSION - 1);
});

moveTest("a server that runs, and a database that isn't empty, are refused", async (server) => {
  await using folder = await filledFolder();
  const url = await server.database();
  const running = SqliteStore.open(folder.database);
  await assertRejects(() => moveDatabase(folder.path, url), StartError, "A server is using");
  await running.close();
  await moveDatabase(folder.path, url);
  const again = await assertRejects(() => moveDatabase(folder.path, url), StartError);
  assert(again.message.includes("already: name an empty one"));
  await using empty = await makeFolder();
  await assertRejects(() => moveDatabase(empty.path, url), StartError, "has no database");
});

moveTest("what arrives changed is noticed, and then nothing is moved", async (server) => {
  await using folder = await filledFolder();
  const url = await server.database();
  await (await PostgresStore.open(url)).close();
  await server.exec(
    url,
    `CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN NEW.points := NEW.points + 1; RETURN NEW; END $$;
     CREATE TRIGGER spoilt BEFORE INSERT ON games FOR EACH ROW EXECUTE FUNCTION spoil();`,
  );
  await assertRejects(() => moveDatabase(folder.path, url), StartError, "games arrived with other");
  assertEquals((await server.exec(url, "SELECT 1 FROM rooms")).length, 0);
});
