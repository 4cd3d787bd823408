/** A database that nobody else has open. */

import { DatabaseSync } from "node:sqlite";
import { isStoreFailure } from "../store/failure.ts";
import { StartError } from "./start_error.ts";

/**
 * Locks everyone else out of a database, which is made if there is none. SQLite lets a database leave
 * the write-ahead log only while nobody else has it open; after that it's one file. If a server starts
 * in the meantime, SQLite refuses its writes, because its file has moved.
 */
export function lockDatabase(path: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    database.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    database?.close();
    if (!isStoreFailure(error)) throw error;
    // No server can start on a damaged database, so it needs no lock.
    if (isDamage(error)) return;
    throw new StartError(
      error.message.includes("locked")
        ? `A server is using ${path}: stop it first`
        : `${path} can't be replaced: ${error.message}`,
    );
  }
}

/** Whether what SQLite complains about is the file's content. */
export function isDamage({ message }: Error): boolean {
  return /not a database|malformed/.test(message);
}
