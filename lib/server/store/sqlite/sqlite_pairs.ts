/** Games of the same two people in SQLite: in a week each is worth less than the one before. */

import type { DatabaseSync, StatementSync } from "node:sqlite";
import { FAIR, shareOf } from "../../../leaderboard/fair.ts";
import { ratingPeriodOf, startOfPeriod } from "../../../leaderboard/glicko2.ts";
import type { FinishedGame } from "../../../leaderboard/finished_game.ts";

export class SqlitePairs {
  readonly #repeats: StatementSync;
  readonly #share: StatementSync;

  constructor(database: DatabaseSync) {
    this.#repeats = database.prepare(
      `SELECT count(*) AS n FROM sittings s
       CROSS JOIN sittings r ON r.game = s.game AND r.player = ?2
       CROSS JOIN games g ON g.id = s.game
       WHERE s.player = ?1 AND s.ended >= ?3 AND s.ended < ?4
       AND g.unrated IS NULL AND g.id <> ?5`,
    );
    this.#share = database.prepare(
      "UPDATE games SET unrated = ?, points = ?, repeats = ? WHERE id = ?",
    );
  }

  /** How many other games of these two count in the game's week. */
  repeats({ id, endedAt }: FinishedGame, [one, other]: readonly number[]): number {
    const week = ratingPeriodOf(endedAt);
    const [from, to] = [startOfPeriod(week), startOfPeriod(week + 1)];
    return Number(this.#repeats.get(one!, other!, from, to, id)!.n);
  }

  /** The game as it counts after so many, noted; undefined if it counts no more. */
  share(game: FinishedGame, repeats: number): FinishedGame | undefined {
    if (repeats === 0) return game;
    const unrated = repeats < FAIR.pair ? null : "repeated";
    const points = unrated ? 0 : shareOf(game.points, repeats);
    this.#share.run(unrated, points, repeats, game.id);
    return unrated ? undefined : { ...game, points };
  }
}
