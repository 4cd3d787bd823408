/** The arena's results in the file that the site keeps its own in. */

import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import { transact } from "../store/transact.ts";
import {
  type ArenaResults,
  type BotName,
  KEPT_MATCHES,
  type MatchQuery,
  type MatchSummary,
  type Standing,
  type StoredMatch,
} from "./results.ts";
import { afterMatch, newcomer } from "./standings.ts";

export class SqliteResults implements ArenaResults {
  readonly #insert: StatementSync;
  readonly #forget: StatementSync;
  readonly #find: StatementSync;
  readonly #list: StatementSync;
  readonly #standing: StatementSync;
  readonly #count: StatementSync;
  readonly #standings: StatementSync;

  /** On a database of today's schema. */
  constructor(private readonly database: DatabaseSync) {
    this.#insert = database.prepare("INSERT INTO arena_matches VALUES (?, ?, ?, ?)");
    this.#forget = database.prepare(
      `DELETE FROM arena_matches WHERE id IN
       (SELECT id FROM arena_matches ORDER BY ended_at DESC LIMIT -1 OFFSET ${KEPT_MATCHES})`,
    );
    this.#find = database.prepare("SELECT body, moves FROM arena_matches WHERE id = ?");
    this.#list = database.prepare(
      "SELECT body FROM arena_matches WHERE ended_at < ? ORDER BY ended_at DESC LIMIT ?",
    );
    this.#standing = database.prepare("SELECT * FROM arena_bots WHERE author = ? AND name = ?");
    this.#count = database.prepare("REPLACE INTO arena_bots VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    this.#standings = database.prepare(
      "SELECT * FROM arena_bots ORDER BY wins - losses DESC, rating DESC LIMIT ?",
    );
  }

  keep(match: StoredMatch): Promise<boolean> {
    const { moves, ...summary } = match;
    const kept = transact(this.database, () => {
      this.#insert.run(match.id, match.endedAt, JSON.stringify(summary), moves);
      this.#forget.run();
      if (match.rated) this.#record(match);
    });
    return Promise.resolve(kept);
  }

  find(id: string): Promise<StoredMatch | undefined> {
    const row = this.#find.get(id);
    return Promise.resolve(row && { ...summaryOf(row), moves: row.moves as Uint8Array });
  }

  list({ before = Number.MAX_SAFE_INTEGER, limit }: MatchQuery): Promise<MatchSummary[]> {
    return Promise.resolve(this.#list.all(before, limit).map(summaryOf));
  }

  standings(limit: number): Promise<Standing[]> {
    return Promise.resolve(this.#standings.all(limit).map(standingOf));
  }

  #record({ bots, outcome }: StoredMatch): void {
    const before = [this.#before(bots[0]), this.#before(bots[1])] as const;
    for (const { author, name, wins, losses, draws, rating } of afterMatch(before, outcome)) {
      const { rating: points, deviation, volatility } = rating;
      this.#count.run(author, name, wins, losses, draws, points, deviation, volatility);
    }
  }

  #before(bot: BotName): Standing {
    const row = this.#standing.get(bot.author, bot.name);
    return row ? standingOf(row) : newcomer(bot);
  }
}

type Row = Readonly<Record<string, SQLOutputValue>>;

function summaryOf({ body }: Row): MatchSummary {
  return JSON.parse(String(body));
}

function standingOf(row: Row): Standing {
  return {
    author: String(row.author),
    name: String(row.name),
    wins: Number(row.wins),
    losses: Number(row.losses),
    draws: Number(row.draws),
    rating: {
      rating: Number(row.rating),
      deviation: Number(row.deviation),
      volatility: Number(row.volatility),
    },
  };
}
