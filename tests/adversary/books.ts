/**
 * Whether the leaderboards say what the archive says: points and ratings come from games that count;
 * and whether nobody has more of anything than they may.
 */

import type { DatabaseSync } from "node:sqlite";
import type { Limits } from "../../lib/server/rooms/limits.ts";
import { sharesQueries } from "./shares.ts";

/** Each finds what must not be there. */
const QUERIES: Readonly<Record<string, string>> = {
  "points that no game gave": `
    SELECT t.player FROM totals t JOIN boards b ON b.id = t.board
    WHERE b.bucket = 'all' AND b.game = '' AND b.opponent = '' AND t.points > (
      SELECT coalesce(sum(g.points), 0) FROM sittings s JOIN games g ON g.id = s.game
      WHERE s.player = t.player AND g.winner = s.seat AND g.unrated IS NULL)`,
  "wins that are none": `
    SELECT t.player FROM totals t JOIN boards b ON b.id = t.board
    WHERE b.bucket = 'all' AND b.game = '' AND b.opponent = '' AND t.wins > (
      SELECT count(*) FROM sittings s JOIN games g ON g.id = s.game
      WHERE s.player = t.player AND g.winner = s.seat AND g.unrated IS NULL)`,
  "a rating without a rated game": `
    SELECT p.id FROM players p WHERE p.rating IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM sittings s JOIN games g ON g.id = s.game
      WHERE s.player = p.id AND g.unrated IS NULL AND g.opponent IN ('online', 'bot'))`,
  "a rated game with oneself": `
    SELECT g.id FROM games g JOIN sittings s ON s.game = g.id
    WHERE g.unrated IS NULL AND s.player IS NOT NULL
    GROUP BY g.id, s.player HAVING count(*) > 1`,
  "a rated game with the computer at the table": `
    SELECT g.id FROM games g JOIN computers c ON c.game = g.id WHERE g.unrated IS NULL`,
  "points of a game that doesn't count": `
    SELECT id FROM games WHERE unrated IS NOT NULL AND points <> 0`,
  "two games of one ticket, or a check without its game": `
    SELECT c.game FROM checks c WHERE json_extract(c.verdict, '$.id') IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM games g WHERE g.id = c.game)`,
  "two checks of one player": `
    SELECT identity FROM checks WHERE verdict IS NULL GROUP BY identity HAVING count(*) > 1`,
  "a damaged database": `
    SELECT quick_check FROM pragma_quick_check WHERE quick_check <> 'ok'`,
};

/** Other values whenever this connection, or another, has written. */
const WRITTEN =
  "SELECT total_changes() AS here, data_version AS elsewhere FROM pragma_data_version";

export class Books {
  readonly #written;
  readonly #queries;
  #looked = "";

  constructor(database: DatabaseSync, limits: Limits) {
    this.#written = database.prepare(WRITTEN);
    this.#queries = Object.entries({ ...QUERIES, ...sharesQueries(limits) }).map(([name, sql]) =>
      [name, database.prepare(sql)] as const
    );
  }

  /** What must not be there, if anything was written since it was looked for last. */
  faults(): string[] {
    const now = JSON.stringify(this.#written.get());
    if (now === this.#looked) return [];
    this.#looked = now;
    return this.#queries.flatMap(([name, query]) => {
      const rows = query.all();
      return rows.length === 0 ? [] : [`${name}: ${JSON.stringify(rows.slice(0, 3))}`];
    });
  }
}
