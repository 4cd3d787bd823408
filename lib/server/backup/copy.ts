/** Copies of a database, and what they hold. */

import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { isDamage } from "../start/lock_database.ts";
import { StartError } from "../start/start_error.ts";
import { SCHEMA_VERSION, schemaVersion } from "../store/sqlite/schema.ts";
import { ORPHANS } from "../store/sql/dumps.ts";
import { isStoreFailure } from "../store/failure.ts";
import { makePrivate, removeFiles } from "./files.ts";

/** How much a database holds. */
export interface Holding {
  readonly rooms: number;
  readonly games: number;
}

/**
 * Copies a database as it is at this moment, while others keep writing to it. The copy is one file that
 * only its owner may read, checked and synced to disk; if that fails, nothing is left behind.
 */
export async function copyDatabase(from: string, to: string): Promise<Holding> {
  try {
    await removeFiles(companions(to));
    await makePrivate(to);
    await copyPages(from, to);
    return finish(to, from);
  } catch (error) {
    await removeDatabase(to);
    if (!isStoreFailure(error)) throw error;
    const what = isDamage(error)
      ? "is damaged or isn't a database"
      : `can't be copied to ${dirname(to)}`;
    throw new StartError(`${from} ${what}: ${error.message}`);
  }
}

/** In one transaction: otherwise every commit of another process would restart the copy. */
async function copyPages(from: string, to: string): Promise<void> {
  using source = new DatabaseSync(from, { readOnly: true });
  source.exec("BEGIN");
  source.prepare("SELECT count(*) FROM sqlite_schema").get();
  await backup(source, to, { rate: -1 });
}

/** Makes one file of a copy, checks it, and leaves out of it what was deleted. */
function finish(path: string, from: string): Holding {
  using database = new DatabaseSync(path);
  database.exec("PRAGMA journal_mode = DELETE");
  const { integrity_check: found } = database.prepare("PRAGMA integrity_check(1)").get()!;
  if (found !== "ok") throw new StartError(`${from} is damaged: ${found}`);
  const holding = holdingOf(database, from);
  if (has(database, "dump_pieces")) database.exec(`DELETE ${ORPHANS}`);
  database.exec("VACUUM");
  return holding;
}

/** What a database holds; one of another program or of a newer version is refused. */
function holdingOf(database: DatabaseSync, name: string): Holding {
  const version = schemaVersion(database);
  if (version > SCHEMA_VERSION) {
    throw new StartError(
      `A newer version wrote ${name}: use that version (schema ${version}, and this version knows ${SCHEMA_VERSION})`,
    );
  }
  if (version === 0 || !has(database, "rooms")) {
    throw new StartError(`${name} isn't a database of this game`);
  }
  return { rooms: count(database, "rooms"), games: count(database, "games") };
}

/** Whether it has that table. */
export function has(database: DatabaseSync, table: string): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(table) !== undefined;
}

/** How many rows a table has; the oldest databases have no games. */
function count(database: DatabaseSync, table: "rooms" | "games"): number {
  if (!has(database, table)) return 0;
  return Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()!.n);
}

/** Removes a database and what SQLite keeps next to it. */
export async function removeDatabase(path: string): Promise<void> {
  await removeFiles([path, ...companions(path)]);
}

/** What SQLite keeps next to a database; if left there, the next database would be read with it. */
export function companions(path: string): string[] {
  return ["-wal", "-shm", "-journal"].map((suffix) => path + suffix);
}

export function inWords({ rooms, games }: Holding): string {
  return `${counted(rooms, "room")} and ${counted(games, "finished game")}`;
}

function counted(number: number, noun: string): string {
  return `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;
}
