/** Reads what SQLite has about somebody. */

import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import type { OwnData, OwnPlayer } from "../own_data.ts";

type Row = Record<string, SQLOutputValue>;

export class SqliteOwnData {
  readonly #player: StatementSync;
  readonly #totals: StatementSync;
  readonly #checks: StatementSync;
  readonly #tickets: StatementSync;
  readonly #subscriptions: StatementSync;
  readonly #reports: StatementSync;
  readonly #blocks: StatementSync;
  readonly #seats: StatementSync;

  constructor(database: DatabaseSync) {
    this.#player = database.prepare(
      "SELECT id, name, rating, deviation, form, counted FROM players WHERE identity = ?",
    );
    this.#totals = database.prepare(
      `SELECT bucket AS period, nullif(game, '') AS game, nullif(opponent, '') AS opponent,
         points, wins, games
       FROM boards JOIN totals ON board = id WHERE player = ? ORDER BY id`,
    );
    this.#checks = database.prepare(
      "SELECT body FROM checks WHERE identity = ? AND verdict IS NULL",
    );
    this.#tickets = database.prepare("SELECT seed, issued, open FROM tickets WHERE identity = ?");
    this.#subscriptions = database.prepare(
      "SELECT body FROM subscriptions WHERE identity = ? ORDER BY id",
    );
    this.#reports = database.prepare(
      "SELECT at, kind, name, room, lines FROM reports WHERE identity = ? ORDER BY id",
    );
    this.#blocks = database.prepare("SELECT count(*) AS n FROM blocks WHERE identity = ?");
    this.#seats = database.prepare(
      "SELECT room AS code, player FROM seated WHERE identity = ? ORDER BY room, player",
    );
  }

  of(identity: string): OwnData {
    const row = this.#player.get(identity);
    return {
      player: row ? playerOf(row) : null,
      totals: row ? this.#totals.all(row.id!) as never : [],
      checks: this.#checks.all(identity).map(bodyOf) as never,
      tickets: this.#tickets.all(identity) as never,
      subscriptions: this.#subscriptions.all(identity).map(bodyOf) as never,
      reports: this.#reports.all(identity).map(({ lines, ...report }) => ({
        ...report,
        lines: JSON.parse(String(lines)),
      })) as never,
      blocks: Number(this.#blocks.get(identity)!.n),
      seats: this.#seats.all(identity) as never,
    };
  }
}

function playerOf({ form, ...row }: Row): OwnPlayer {
  return { ...row, form: form === null ? null : JSON.parse(String(form)) } as never;
}

function bodyOf({ body }: Row): unknown {
  return JSON.parse(String(body));
}
