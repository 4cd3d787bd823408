/** Checks in SQLite. */

import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Counted } from "../../../leaderboard/counted.ts";
import { TIME } from "../../../leaderboard/cpu_record.ts";
import { archivedFor, type Check, type Checks, countedFor, type Unproven } from "../checks.ts";
import type { SqliteArchive } from "./sqlite_archive.ts";
import type { Kept } from "../store.ts";
import { transact } from "./transact.ts";

/** How long a verdict is kept, ms: twice as long as a ticket holds, for clocks may be put back. */
const VERDICT_LASTS = 2 * TIME.most * 1000;

export class SqliteChecks implements Checks {
  readonly #insert: StatementSync;
  readonly #find: StatementSync;
  readonly #pending: StatementSync;
  readonly #settle: StatementSync;
  readonly #use: StatementSync;
  readonly #prune: StatementSync;

  constructor(
    private readonly database: DatabaseSync,
    private readonly archive: SqliteArchive,
  ) {
    this.#insert = database.prepare(
      `INSERT INTO checks (game, identity, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING`,
    );
    this.#find = database.prepare("SELECT verdict FROM checks WHERE game = ?");
    this.#pending = database.prepare("SELECT body FROM checks WHERE verdict IS NULL ORDER BY id");
    this.#settle = database.prepare(
      `UPDATE checks SET identity = '', body = '', verdict = ?, settled = ? WHERE game = ?`,
    );
    this.#use = database.prepare(
      "UPDATE tickets SET open = NULL WHERE identity = ? AND seed = ?",
    );
    this.#prune = database.prepare("DELETE FROM checks WHERE settled < ?");
  }

  file(check: Check): Promise<Kept> {
    return this.#write(() => {
      const { changes } = this.#insert.run(check.game.id, check.identity, JSON.stringify(check));
      if (changes > 0) this.#use.run(check.identity, check.recheck.seed);
      return changes > 0;
    });
  }

  find(id: string): Promise<Counted | "pending" | undefined> {
    const row = this.#find.get(id);
    if (!row) return Promise.resolve(undefined);
    return Promise.resolve(row.verdict === null ? "pending" : JSON.parse(String(row.verdict)));
  }

  pending(): Promise<readonly Check[]> {
    return Promise.resolve(this.#pending.all().map(({ body }) => JSON.parse(String(body))));
  }

  settle(check: Check, refused?: Unproven): Promise<Kept> {
    return this.#write(() => {
      if (this.#find.get(check.game.id)?.verdict !== null) return false;
      const isNew = this.archive.write(archivedFor(check, refused));
      const counted = countedFor(check, refused, isNew);
      this.#settle.run(JSON.stringify(counted), check.game.endedAt, check.game.id);
      return true;
    });
  }

  /** Within a transaction of the caller's, deletes verdicts that no ticket asks for any more. */
  prune(now: number): void {
    this.#prune.run(now - VERDICT_LASTS);
  }

  /** Does it in a transaction; it says whether anything was written. */
  #write(write: () => boolean): Promise<Kept> {
    let isNew = false;
    const done = transact(this.database, () => {
      isNew = write();
    });
    return Promise.resolve(!done ? "failed" : isNew ? "kept" : "taken");
  }
}
