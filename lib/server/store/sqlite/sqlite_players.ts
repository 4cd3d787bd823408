/** Players in SQLite. */

import type { DatabaseSync, StatementSync } from "node:sqlite";
import { foldsOf } from "../../../leaderboard/fold_name.ts";
import { isShowable } from "../../../leaderboard/names.ts";
import { type Denied, isPlaying, type Players } from "../players.ts";
import type { Player } from "../../../leaderboard/player.ts";
import type { SqliteStandings } from "./sqlite_standings.ts";
import { transact } from "./transact.ts";

export class SqlitePlayers implements Players {
  readonly #find: StatementSync;
  readonly #insert: StatementSync;
  readonly #counted: StatementSync;
  readonly #count: StatementSync;
  readonly #name: StatementSync;
  readonly #look: StatementSync;
  readonly #dropLooks: StatementSync;
  readonly #owners: StatementSync;
  readonly #unseat: StatementSync;
  readonly #dropChecks: StatementSync;
  readonly #dropTicket: StatementSync;
  readonly #dropSubscriptions: StatementSync;
  readonly #delete: StatementSync;

  constructor(
    private readonly database: DatabaseSync,
    private readonly standings: SqliteStandings,
  ) {
    this.#find = database.prepare("SELECT id, name FROM players WHERE identity = ?");
    this.#insert = database.prepare("INSERT INTO players (identity) VALUES (?)");
    this.#counted = database.prepare("SELECT counted FROM players WHERE id = ?");
    this.#count = database.prepare("UPDATE players SET counted = max(counted, ?) WHERE id = ?");
    this.#name = database.prepare("UPDATE players SET name = ? WHERE id = ?");
    this.#look = database.prepare("INSERT INTO looks VALUES (?, ?)");
    this.#dropLooks = database.prepare("DELETE FROM looks WHERE player = ?");
    this.#owners = database.prepare("SELECT player FROM looks WHERE fold = ? ORDER BY player");
    this.#unseat = database.prepare(
      "UPDATE sittings SET player = NULL, name = '', folded = '' WHERE player = ?",
    );
    this.#dropChecks = database.prepare(
      "DELETE FROM checks WHERE verdict IS NULL AND identity = ?",
    );
    this.#dropTicket = database.prepare("DELETE FROM tickets WHERE identity = ?");
    this.#dropSubscriptions = database.prepare("DELETE FROM subscriptions WHERE identity = ?");
    this.#delete = database.prepare("DELETE FROM players WHERE id = ?");
  }

  find(identity: string): Promise<Player | undefined> {
    return Promise.resolve(this.#known(identity));
  }

  callable(identity: string, wish: string): Promise<string> {
    const name = this.#known(identity)?.name;
    const isOpen = isShowable(wish) && this.#ownersOf(wish).length === 0;
    return Promise.resolve(name ?? (isOpen ? wish : ""));
  }

  claim(identity: string, name: string, now: number): Promise<Player | Denied> {
    let answer: Player | Denied = "failed";
    const done = transact(this.database, () => {
      answer = this.#claim(identity, name, now);
    });
    return Promise.resolve(done ? answer : "failed");
  }

  /** Within a transaction of the caller's, forgets a player: name, points, rating; games they played keep a deleted player. */
  erase(identity: string): void {
    this.#dropChecks.run(identity);
    this.#dropTicket.run(identity);
    this.#dropSubscriptions.run(identity);
    const player = this.#known(identity);
    if (!player) return;
    this.#unseat.run(player.id);
    this.#dropLooks.run(player.id);
    this.standings.forget(player.id);
    this.#delete.run(player.id);
  }

  /** The player's number, given now if it has none; within a transaction of the caller's. */
  ensure(identity: string): number {
    const known = this.#known(identity);
    return known ? known.id : Number(this.#insert.run(identity).lastInsertRowid);
  }

  /** Notes that a counted game of theirs ended, ms; within a transaction of the caller's. */
  count(players: readonly (number | null)[], endedAt: number): void {
    for (const player of players) if (player !== null) this.#count.run(endedAt, player);
  }

  /** Whose that name is, given as it is folded. */
  named(folded: string): number | undefined {
    const row = this.#owners.get(folded);
    return row && Number(row.player);
  }

  /** The lock that the transaction holds decides between two who claim one name at once. */
  #claim(identity: string, name: string, now: number): Player | Denied {
    const id = this.#known(identity)?.id;
    const others = this.#ownersOf(name).filter((owner) => owner !== id);
    if (others.some((owner) => this.#isPlaying(owner, now))) return "taken";
    if (id === undefined || !this.#isPlaying(id, now)) return "unplayed";
    for (const owner of others) this.#give(owner, null);
    this.#give(id, name);
    return { id, name };
  }

  #give(player: number, name: string | null): void {
    this.#name.run(name, player);
    this.#dropLooks.run(player);
    for (const fold of name === null ? [] : foldsOf(name)) this.#look.run(fold, player);
  }

  /** Who has that name, or one that looks like it. */
  #ownersOf(name: string): number[] {
    const rows = foldsOf(name).flatMap((fold) => this.#owners.all(fold));
    return [...new Set(rows.map(({ player }) => Number(player)))];
  }

  #isPlaying(player: number, now: number): boolean {
    return isPlaying(Number(this.#counted.get(player)!.counted), now);
  }

  #known(identity: string): Player | undefined {
    const row = this.#find.get(identity);
    return row && { id: Number(row.id), name: row.name === null ? null : String(row.name) };
  }
}
