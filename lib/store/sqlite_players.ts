/** Players in SQLite. */

import type { DatabaseSync, StatementSync } from "node:sqlite";
import { foldName } from "../leaderboard/names.ts";
import type { Player, Players } from "./players.ts";
import type { SqliteStandings } from "./sqlite_standings.ts";
import { transact } from "./transact.ts";

export class SqlitePlayers implements Players {
  readonly #find: StatementSync;
  readonly #insert: StatementSync;
  readonly #name: StatementSync;
  readonly #named: StatementSync;
  readonly #unseat: StatementSync;
  readonly #dropChecks: StatementSync;
  readonly #dropSubscriptions: StatementSync;
  readonly #delete: StatementSync;

  constructor(
    private readonly database: DatabaseSync,
    private readonly standings: SqliteStandings,
  ) {
    this.#find = database.prepare("SELECT id, name FROM players WHERE identity = ?");
    this.#insert = database.prepare("INSERT INTO players (identity) VALUES (?)");
    // The unique index decides between two who claim one name at once.
    this.#name = database.prepare(
      "UPDATE OR IGNORE players SET name = ?, folded = ? WHERE id = ?",
    );
    this.#named = database.prepare("SELECT id FROM players WHERE folded = ?");
    this.#unseat = database.prepare(
      "UPDATE sittings SET player = NULL, name = '', folded = '' WHERE player = ?",
    );
    this.#dropChecks = database.prepare(
      "DELETE FROM checks WHERE verdict IS NULL AND identity = ?",
    );
    this.#dropSubscriptions = database.prepare("DELETE FROM subscriptions WHERE identity = ?");
    this.#delete = database.prepare("DELETE FROM players WHERE id = ?");
  }

  find(identity: string): Promise<Player | undefined> {
    return Promise.resolve(this.#known(identity));
  }

  callable(identity: string, wish: string): Promise<string> {
    const name = this.#known(identity)?.name;
    return Promise.resolve(name ?? (this.named(foldName(wish)) === undefined ? wish : ""));
  }

  claim(identity: string, name: string): Promise<Player | "taken" | "failed"> {
    let answer: Player | "taken" = "taken";
    const done = transact(this.database, () => {
      const id = this.ensure(identity);
      const { changes } = this.#name.run(name, foldName(name), id);
      if (changes > 0) answer = { id, name };
    });
    return Promise.resolve(done ? answer : "failed");
  }

  forget(identity: string): Promise<boolean> {
    const done = transact(this.database, () => {
      this.#dropChecks.run(identity);
      this.#dropSubscriptions.run(identity);
      const player = this.#known(identity);
      if (!player) return;
      this.#unseat.run(player.id);
      this.standings.forget(player.id);
      this.#delete.run(player.id);
    });
    return Promise.resolve(done);
  }

  /** The player's number, given now if it has none; within a transaction of the caller's. */
  ensure(identity: string): number {
    const known = this.#known(identity);
    return known ? known.id : Number(this.#insert.run(identity).lastInsertRowid);
  }

  /** Whose that name is, given as it is folded. */
  named(folded: string): number | undefined {
    const row = this.#named.get(folded);
    return row && Number(row.id);
  }

  #known(identity: string): Player | undefined {
    const row = this.#find.get(identity);
    return row && { id: Number(row.id), name: row.name === null ? null : String(row.name) };
  }
}
