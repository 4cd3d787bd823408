/** Transactions of SQLite, where a failing disk is a refusal and all else a bug. */

import type { DatabaseSync } from "node:sqlite";
import { FailureLog, isStoreFailure } from "../failure.ts";

const failures = new FailureLog("SQLite");

/** Whether all of it was committed; after a failure of the disk or a bug nothing was. */
export function transact(database: DatabaseSync, write: () => void): boolean {
  try {
    database.exec("BEGIN IMMEDIATE");
    write();
    database.exec("COMMIT");
    return true;
  } catch (error) {
    if (!isStoreFailure(error)) throw error;
    failures.tell(error);
    return false;
  } finally {
    // Left open, it would keep everything after it from being written.
    if (database.isTransaction) attempt(() => database.exec("ROLLBACK"));
  }
}

/** False when SQLite failed; all else is a bug. */
export function attempt(act: () => void): boolean {
  return failureOf(act) === undefined;
}

/** How SQLite failed, if it did; all else is a bug. */
export function failureOf(act: () => void): Error | undefined {
  try {
    act();
  } catch (error) {
    if (isStoreFailure(error)) return error;
    throw error;
  }
}
