/** The tables of the embedded store, and how older files become today's. */

import { DatabaseSync } from "node:sqlite";
import { NewerSchema } from "../failure.ts";
import {
  BOOKS,
  CHECKS,
  COMPUTERS,
  DUMPS,
  FAIR,
  OPENINGS,
  PUZZLES,
  RUNGS,
  TICKET_SOURCES,
} from "./schema_games.ts";
import {
  BOTS,
  defineFolds,
  FOLLOW_SOURCES,
  FOLLOWS,
  MODERATION,
  NAMES,
  NOTICES,
  RATINGS,
  SOURCES,
  SUBSCRIPTIONS,
} from "./schema_people.ts";
import {
  ARENA,
  ARENA_KEYS,
  ARENA_RATED,
  FORGETTING,
  POST,
  ROOM_LIST,
  SHARED,
} from "./schema_rooms.ts";
import { TOURNAMENTS } from "./schema_tournaments.ts";

/** Each brings a file from the version of its index to the next. Never change one that was released. */
const MIGRATIONS = [
  `CREATE TABLE rooms (
    code TEXT PRIMARY KEY,
    head TEXT NOT NULL,
    unfinished INTEGER NOT NULL,
    live INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX live_rooms ON rooms (code) WHERE live = 1;
  CREATE TABLE events (
    room TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, version)
  ) STRICT, WITHOUT ROWID;`,
  BOOKS,
  CHECKS,
  POST,
  ARENA,
  COMPUTERS,
  SHARED,
  ARENA_KEYS,
  SUBSCRIPTIONS,
  NAMES,
  FAIR,
  MODERATION,
  SOURCES,
  FORGETTING,
  BOTS,
  PUZZLES,
  RATINGS,
  FOLLOWS,
  TOURNAMENTS,
  RUNGS,
  DUMPS,
  OPENINGS,
  NOTICES,
  ROOM_LIST,
  FOLLOW_SOURCES,
  TICKET_SOURCES,
  ARENA_RATED,
] as const;

/** The version of the tables this program speaks; `PRAGMA user_version` of the file. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Brings the file up to date, or to a version; throws `NewerSchema` where that can't be. */
export function migrate(database: DatabaseSync, to: number = SCHEMA_VERSION): void {
  if (knownVersion(database) >= to) return;
  database.exec("BEGIN IMMEDIATE");
  migrateWithin(database, to);
  database.exec("COMMIT");
}

/** The same in the transaction that is open. */
export function migrateWithin(database: DatabaseSync, to: number = SCHEMA_VERSION): void {
  defineFolds(database);
  // Read again: another process may have brought the file up to date before this one held the lock.
  for (let v = schemaVersion(database); v < to; v++) {
    database.exec(`${MIGRATIONS[v]} PRAGMA user_version = ${v + 1}`);
  }
}

/** An empty database with today's tables, as SQLite keeps it: made once, for the migrations take long. */
let empty: Uint8Array | undefined;

/** A database with today's tables that is gone with the process. */
export function memoryDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  if (empty) {
    database.deserialize(empty);
    return database;
  }
  migrate(database);
  empty = database.serialize();
  return database;
}

/** The version of a file's tables; throws `NewerSchema` if this program doesn't know it. */
export function knownVersion(database: DatabaseSync): number {
  const version = schemaVersion(database);
  if (version <= SCHEMA_VERSION) return version;
  throw new NewerSchema(`schema ${version}, and this version knows ${SCHEMA_VERSION}`);
}

export function schemaVersion(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()!.user_version);
}
