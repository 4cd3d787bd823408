/** The statements of the embedded store, compiled once. */

import type { DatabaseSync, StatementSync } from "node:sqlite";

/** How many rooms are deleted at a time: each may have hundreds of events. */
const PRUNED = 50;

export interface Statements {
  readonly commit: StatementSync;
  readonly event: StatementSync;
  readonly newRoom: StatementSync;
  readonly room: StatementSync;
  readonly seat: StatementSync;
  readonly read: StatementSync;
  readonly live: StatementSync;
  readonly strangers: StatementSync;
  readonly lastCommit: StatementSync;
  readonly news: StatementSync;
  readonly changes: StatementSync;
  readonly retire: StatementSync;
  readonly expired: StatementSync;
  readonly deletions: readonly StatementSync[];
}

export function prepare(database: DatabaseSync): Statements {
  return {
    commit: database.prepare("UPDATE commits SET count = count + 1 RETURNING count"),
    event: database.prepare("INSERT INTO events VALUES (?, ?, ?) ON CONFLICT DO NOTHING"),
    newRoom: database.prepare(
      `INSERT INTO rooms (code, head, unfinished, live, written,
         opener, game, phase, listing, touched, stay, two_turns, due)
       VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    room: database.prepare(
      `UPDATE rooms SET head = ?2, unfinished = ?3, live = 1, until = NULL, written = ?4,
         opener = ?5, game = ?6, phase = ?7, listing = ?8, touched = ?9, stay = ?10,
         two_turns = ?11, due = ?12
       WHERE code = ?1`,
    ),
    seat: database.prepare("INSERT OR IGNORE INTO seated VALUES (?, ?, ?)"),
    read: database.prepare(
      "SELECT body FROM events WHERE room = ? AND version > ? ORDER BY version",
    ),
    live: database.prepare("SELECT head FROM rooms WHERE live = 1"),
    // Rises only with commits of other connections.
    strangers: database.prepare("PRAGMA data_version"),
    lastCommit: database.prepare("SELECT count FROM commits"),
    news: database.prepare(
      "SELECT code, written FROM rooms WHERE written > ? AND live = 1 ORDER BY written",
    ),
    changes: database.prepare("SELECT total_changes() AS n"),
    retire: database.prepare(
      `UPDATE rooms SET live = 0, until = ?2
       WHERE code = ?1 AND (?3 IS NULL OR touched = ?3) RETURNING unfinished`,
    ),
    expired: database.prepare(`SELECT code FROM rooms WHERE until < ? LIMIT ${PRUNED}`),
    deletions: [
      database.prepare("DELETE FROM events WHERE room = ?"),
      database.prepare("DELETE FROM seated WHERE room = ?"),
      database.prepare("DELETE FROM rooms WHERE code = ?"),
    ],
  };
}

/** Counts one more commit, and says how many there were. */
export function countCommit({ commit }: Statements): number {
  return Number(commit.get()!.count);
}

export function deleteRoom({ deletions }: Statements, code: string): void {
  for (const deletion of deletions) deletion.run(code);
}
