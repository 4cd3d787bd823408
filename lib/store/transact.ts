/** Transactions of SQLite, where a failing disk is a refusal and all else a bug. */

import type { DatabaseSync } from "node:sqlite";

/** Whether all of it was committed; after a failure of the disk nothing was. */
export function transact(database: DatabaseSync, write: () => void): boolean {
  const done = attempt(() => {
    database.exec("BEGIN IMMEDIATE");
    write();
    database.exec("COMMIT");
  });
  if (!done && database.isTransaction) attempt(() => database.exec("ROLLBACK"));
  return done;
}

/** False when SQLite failed: full or broken disk, locked or read-only file. All else is a bug. */
export function attempt(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_SQLITE_ERROR") {
      return false;
    }
    throw error;
  }
}
