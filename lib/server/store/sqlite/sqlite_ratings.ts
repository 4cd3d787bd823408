/** Ratings in SQLite: a player's form, and what it comes to, beside the name. */

import type { DatabaseSync, StatementSync } from "node:sqlite";
import { afterGame, type Form, ratingOf } from "../../../leaderboard/form.ts";
import type { FinishedGame } from "../../../leaderboard/finished_game.ts";

export class SqliteRatings {
  readonly #form: StatementSync;
  readonly #rate: StatementSync;

  constructor(database: DatabaseSync) {
    this.#form = database.prepare("SELECT form FROM players WHERE id = ?");
    this.#rate = database.prepare(
      "UPDATE players SET rating = ?, deviation = ?, form = ? WHERE id = ?",
    );
  }

  /** Rates both players of a rated game; within a transaction of the caller's. */
  count({ winner, endedAt }: FinishedGame, players: readonly number[]): void {
    const before = players.map((player) => this.#read(player));
    afterGame(before, winner, endedAt).forEach((form, seat) => {
      const { rating, deviation } = ratingOf(form);
      this.#rate.run(rating, deviation, JSON.stringify(form), players[seat]!);
    });
  }

  #read(player: number): Form | undefined {
    const text = this.#form.get(player)?.form;
    return text ? JSON.parse(String(text)) : undefined;
  }
}
