/** PostgreSQL's databases of every older schema, filled: an upgrade loses nothing, and today's server reads it. */

import { assert, assertEquals } from "@std/assert";
import type postgres from "postgres";
import { openClient } from "../../lib/server/store/postgres/client.ts";
import { PostgresStore } from "../../lib/server/store/postgres/postgres_store.ts";
import { migrate, SCHEMA_VERSION } from "../../lib/server/store/postgres/schema.ts";
import { marksOf } from "../../lib/server/store/sql/room_list.ts";
import { againstLevels, GAME, MANY, roomsIn, rowsOf, RUNGS } from "./filled.ts";
import { POSTGRES, PostgresServer } from "./postgres_server.ts";
import { marksIn } from "./room_marks.ts";

/** The last schemas without a count of people's games by level, and without openings. */
const BEFORE_RUNGS = 8, BEFORE_OPENINGS = 10;

type Row = Readonly<Record<string, unknown>>;

/** What it has itself, whatever is played. */
const OWN = ["schema_version", "pulse", "openings_size"];

let server: PostgresServer | undefined;
if (POSTGRES !== undefined) {
  Deno.test.beforeAll(async () => void (server = await PostgresServer.start()));
  Deno.test.afterAll(() => server![Symbol.asyncDispose]());
}

interface Old {
  readonly url: string;
  readonly sql: ReturnType<typeof openClient>;
}

/** A test on a database of an older schema. */
function oldTest(name: string, version: number, test: (old: Old) => Promise<void>): void {
  Deno.test({
    name: `postgres: ${name}`,
    ignore: POSTGRES === undefined,
    // Timers of lines that the library was about to make end a little after it has.
    sanitizeOps: false,
    sanitizeResources: false,
    fn: async () => {
      const url = await server!.database(), sql = openClient(url, 1);
      await migrate(sql, version);
      await test({ url, sql });
      await sql.end();
    },
  });
}

async function columnsIn({ sql }: Old): Promise<Map<string, postgres.Row[]>> {
  const columns = await sql`
    SELECT table_name, column_name, data_type, is_nullable, column_default
    FROM information_schema.columns
    WHERE table_schema = 'public' AND is_generated = 'NEVER' AND is_identity = 'NO'`;
  return Map.groupBy(columns, ({ table_name: table }) => String(table));
}

const ANY: Readonly<Record<string, unknown>> = {
  text: "text",
  integer: 1,
  bigint: 1,
  "double precision": 1,
  boolean: true,
  bytea: Uint8Array.of(1),
  "timestamp with time zone": new Date(),
};

/** Rows as the programs of its time wrote them, with the columns that there were. */
function rowsFor(table: string, columns: readonly postgres.Row[]): readonly Row[] {
  const any = columns.filter((column) =>
    column.is_nullable === "NO" && column.column_default === null
  ).map(({ column_name: name, data_type: type }) => [name, ANY[type]]);
  const types = new Map(columns.map(({ column_name: name, data_type: type }) => [name, type]));
  return (rowsOf(table) ?? [{}]).map((row, n) => {
    const known = Object.entries(row).filter(([name]) => types.has(name));
    return {
      ...Object.fromEntries(any),
      ...table === "rooms" && { version: roomsIn(Infinity)[n]!.events.length },
      ...Object.fromEntries(known.map(([name, value]) => [
        name,
        types.get(name) === "boolean" ? value === 1 : value,
      ])),
    };
  });
}

async function insert({ sql }: Old, table: string, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row), marks = names.map((_, n) => `$${n + 1}`);
    await sql.unsafe(
      `INSERT INTO ${table} (${names.join(", ")}) VALUES (${marks.join(", ")})`,
      Object.values(row).map((value) => value ?? null) as never[],
    );
  }
}

async function countsIn({ sql }: Old, tables: Iterable<string>): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of tables) {
    const [row] = await sql.unsafe(`SELECT count(*) AS n FROM ${table}`);
    counts.set(table, Number(row!.n));
  }
  return counts;
}

for (let version = 1; version < SCHEMA_VERSION; version++) {
  oldTest(`all of schema ${version} is there afterwards, and is read`, version, async (old) => {
    const columns = await columnsIn(old);
    for (const [table, ofTable] of columns) {
      if (!OWN.includes(table)) await insert(old, table, rowsFor(table, ofTable));
    }
    const before = await countsIn(old, columns.keys());
    const store = await PostgresStore.open(old.url);
    assertEquals(await countsIn(old, columns.keys()), before);
    const heads = await store.live(), marks = await marksIn(store.database);
    assertEquals(heads.length, roomsIn(Infinity).length);
    for (const head of heads) {
      assertEquals(marks.get(head.code), marksOf({ ...head, due: head.due ?? null }), head.code);
    }
    for (const { head, events } of roomsIn(Infinity)) {
      assertEquals(await store.read(head.code, 0), events);
    }
    const { games } = await store.books.archive.list({ limit: 9 });
    assertEquals(games.map(({ id }) => id), [MANY.id, GAME.id]);
    assert((await old.sql`SELECT rated FROM arena_matches`).every(({ rated }) => rated === 1));
    await store.close();
  });
}

oldTest("people's games of before are counted for each level", BEFORE_RUNGS, async (old) => {
  for (const [table, rows] of Object.entries(againstLevels())) await insert(old, table, rows);
  await migrate(old.sql);
  const rows = await old.sql`SELECT * FROM rungs ORDER BY level`;
  assertEquals(rows.map((row) => Object.values(row)), RUNGS);
});

oldTest("games of before wait to be read for openings", BEFORE_OPENINGS, async (old) => {
  const games = againstLevels().games!.slice(0, 2);
  await insert(old, "games", [games[0]!, { ...games[1]!, game: "conway" }]);
  await migrate(old.sql);
  const waiting = await old.sql`SELECT game FROM openings_waiting`;
  assertEquals(waiting.map(({ game }) => game), [games[0]!.id]);
});
