/** Moves all that is kept from the SQLite file in `DATA` to PostgreSQL, or nothing of it. */

import { createHash } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type postgres from "postgres";
import { databaseIn } from "../backup/files.ts";
import { withData } from "../start/data.ts";
import { lockDatabase } from "../start/lock_database.ts";
import { StartError } from "../start/start_error.ts";
import { type Client, openClient } from "../store/postgres/client.ts";
import { PostgresStore } from "../store/postgres/postgres_store.ts";
import { knownVersion, migrateWithin } from "../store/sqlite/schema.ts";
import { MOVED_TABLES, type MovedTable } from "./tables.ts";

/** Rows that are sent at once. */
const CHUNK = 500;

type Row = Record<string, SQLOutputValue>;

/** How many rows of each table were moved. */
type Moved = ReadonlyMap<string, number>;

/** Both are locked meanwhile; the file is left as it is. */
export async function moveDatabase(data: string, url: string): Promise<Moved> {
  const path = await databaseIn(data);
  await withData(data, (database) => {
    knownVersion(database);
    database.close();
  });
  using source = lockDatabase(path);
  if (!source) throw new StartError(`${path} is damaged`);
  // Its tables have to be those that are moved. It's closed without a commit, which takes that back.
  migrateWithin(source);
  await (await PostgresStore.open(url)).close();
  const client = openClient(url);
  try {
    return await moveAll(source, client);
  } finally {
    await client.end({ timeout: 1 });
  }
}

async function moveAll(source: DatabaseSync, client: Client): Promise<Moved> {
  const moved = new Map<string, number>();
  await client.begin(async (sql) => {
    await sql.unsafe("SET LOCAL statement_timeout = 0");
    const names = MOVED_TABLES.map(({ name }) => name);
    await sql.unsafe(`LOCK TABLE ${names.join(", ")} IN ACCESS EXCLUSIVE MODE`);
    for (const table of MOVED_TABLES) {
      await refuseFilled(sql, table);
      moved.set(table.name, await moveTable(source, sql, table));
    }
  });
  return moved;
}

async function refuseFilled(sql: postgres.TransactionSql, { name }: MovedTable): Promise<void> {
  const [row] = await sql.unsafe(`SELECT 1 FROM ${name} LIMIT 1`);
  if (row) {
    throw new StartError(`The database of DATABASE_URL has ${name} already: name an empty one`);
  }
}

/** Copies a table and compares every row; how many there are. */
async function moveTable(
  source: DatabaseSync,
  sql: postgres.TransactionSql,
  table: MovedTable,
): Promise<number> {
  const { name, select } = table;
  const statement = source.prepare(select);
  const columns = statement.columns().map((column) => column.name!);
  const [sent, found] = [new Digest(), new Digest()];
  for (const rows of chunksOf(statement.iterate())) {
    for (const row of rows) sent.add(row, columns);
    await insert(sql, name, columns, rows);
  }
  const cursor = sql.unsafe(`SELECT ${columns.join(", ")} FROM ${name}`).cursor(CHUNK);
  for await (const rows of cursor) for (const row of rows) found.add(row, columns);
  if (!sent.equals(found)) {
    throw new StartError(`${name} arrived with other rows than it was sent with: nothing is moved`);
  }
  if (table.numbered) await goOnNumbering(source, sql, name, table.numbered);
  return found.rows;
}

function* chunksOf(rows: Iterable<Row>): Generator<Row[]> {
  let chunk: Row[] = [];
  for (const row of rows) {
    if (chunk.push(row) < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

async function insert(
  sql: postgres.TransactionSql,
  name: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const list = columns.join(", ");
  const values = JSON.stringify(rows, (_, value) => plain(value));
  await sql.unsafe(
    `INSERT INTO ${name} (${list})
     SELECT ${list} FROM json_populate_recordset(NULL::${name}, $1::text::json)`,
    [values],
  );
}

/** Numbers that SQLite gave to what is deleted by now are given to nothing else either. */
async function goOnNumbering(
  source: DatabaseSync,
  sql: postgres.TransactionSql,
  name: string,
  column: string,
): Promise<void> {
  const given = source.prepare("SELECT seq FROM sqlite_sequence WHERE name = ?").get(name);
  await sql.unsafe(
    `SELECT setval(pg_get_serial_sequence('${name}', '${column}'),
       greatest((SELECT max(${column}) FROM ${name}), ${Number(given?.seq ?? 0)}, 1),
       greatest((SELECT max(${column}) FROM ${name}), ${Number(given?.seq ?? 0)}) > 0)`,
  );
}

/** How many rows there were, and a sum of their hashes. */
class Digest {
  rows = 0;
  #sum = 0n;

  /** `columns` are in the same order for both. */
  add(row: Readonly<Record<string, unknown>>, columns: readonly string[]): void {
    const text = JSON.stringify(columns.map((column) => plain(row[column])));
    this.rows++;
    this.#sum += createHash("sha256").update(text).digest().readBigUInt64BE();
  }

  equals(other: Digest): boolean {
    return this.rows === other.rows && this.#sum === other.#sum;
  }
}

/** A value as both databases' drivers give it, and JSON holds it for PostgreSQL to read. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return `\\x${value.toHex()}`;
  return typeof value === "boolean" ? Number(value) : value;
}
