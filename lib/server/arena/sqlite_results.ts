/** The arena's results in the file that the site keeps its own in. */

import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import {
  type ArenaOutcome,
  type ArenaResults,
  type Bot,
  type BotName,
  KEPT_MATCHES,
  KEPT_RECORD,
  type MatchQuery,
  type MatchSummary,
  type NameKey,
  type Standing,
  type StoredMatch,
} from "../../arena/results.ts";
import { NEWCOMER, ratePeriod } from "../../leaderboard/glicko2.ts";
import { memoryDatabase } from "../store/sqlite/schema.ts";
import { transact } from "../store/sqlite/transact.ts";

export class SqliteResults implements ArenaResults {
  readonly #insert: StatementSync;
  readonly #forget: StatementSync;
  readonly #find: StatementSync;
  readonly #list: StatementSync;
  readonly #standing: StatementSync;
  readonly #count: StatementSync;
  readonly #standings: StatementSync;
  readonly #retire: StatementSync;

  /** On a database of today's schema. */
  constructor(private readonly database: DatabaseSync) {
    this.#insert = database.prepare("INSERT INTO arena_matches VALUES (?, ?, ?, ?)");
    this.#forget = database.prepare(
      `DELETE FROM arena_matches WHERE id IN
       (SELECT id FROM arena_matches ORDER BY ended_at DESC LIMIT -1 OFFSET ${KEPT_MATCHES})`,
    );
    this.#find = database.prepare("SELECT body, moves FROM arena_matches WHERE id = ?");
    // Several may end at the same time: of those the one that was kept last is the newest.
    this.#list = database.prepare(
      `SELECT body FROM arena_matches WHERE :before IS NULL OR (ended_at, rowid) <
       (SELECT ended_at, rowid FROM arena_matches WHERE id = :before)
       ORDER BY ended_at DESC, rowid DESC LIMIT :limit`,
    );
    this.#standing = database.prepare("SELECT * FROM arena_bots WHERE author = ? AND name = ?");
    this.#count = database.prepare("REPLACE INTO arena_bots VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    this.#retire = database.prepare("DELETE FROM arena_bots WHERE last < ?");
    this.#standings = database.prepare(
      "SELECT * FROM arena_bots ORDER BY wins - losses DESC, rating DESC LIMIT ?",
    );
  }

  /** Results that are gone with the process. */
  static inMemory(): SqliteResults {
    return new SqliteResults(memoryDatabase());
  }

  keep(match: StoredMatch, keys: readonly NameKey[] = []): Promise<boolean> {
    const { moves, ...summary } = match;
    const kept = transact(this.database, () => {
      this.#insert.run(match.id, match.endedAt, JSON.stringify(summary), moves);
      this.#forget.run();
      if (match.rated) this.#record(match, keys);
      this.#retire.run(match.endedAt - KEPT_RECORD);
    });
    return Promise.resolve(kept);
  }

  isRated({ author, name }: BotName, key: NameKey): boolean {
    const kept = this.#standing.get(author, name)?.key ?? null;
    return kept === null || kept === key;
  }

  find(id: string): Promise<StoredMatch | undefined> {
    const row = this.#find.get(id);
    return Promise.resolve(row && { ...summaryOf(row), moves: row.moves as Uint8Array });
  }

  list({ before, limit }: MatchQuery): Promise<MatchSummary[]> {
    const rows = this.#list.all({ before: before ?? null, limit });
    return Promise.resolve(rows.map(summaryOf));
  }

  standings(limit: number): Promise<Standing[]> {
    return Promise.resolve(this.#standings.all(limit).map(standingOf));
  }

  #record({ bots, outcome, endedAt }: StoredMatch, keys: readonly NameKey[]): void {
    const rows = bots.map(({ author, name }) => this.#standing.get(author, name));
    const before = bots.map((bot, n) => rows[n] ? standingOf(rows[n]) : newcomer(bot));
    afterMatch(before as [Standing, Standing], outcome).forEach((after, n) => {
      const { author, name, wins, losses, draws } = after;
      const { rating, deviation, volatility } = after.rating;
      const key = (rows[n] ? rows[n].key : keys[n]) ?? null;
      this.#count.run(
        author,
        name,
        wins,
        losses,
        draws,
        rating,
        deviation,
        volatility,
        key,
        endedAt,
      );
    });
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

function newcomer({ author, name }: BotName): Standing {
  return { author, name, wins: 0, losses: 0, draws: 0, rating: NEWCOMER };
}

/** The records of bot 0 and bot 1 after a match between them. */
function afterMatch(
  before: readonly [Standing, Standing],
  outcome: ArenaOutcome,
): [Standing, Standing] {
  const [zero, one] = before;
  return [counted(zero, one, 0, outcome), counted(one, zero, 1, outcome)];
}

function counted(own: Standing, rival: Standing, bot: Bot, { winner }: ArenaOutcome): Standing {
  const score = winner === null ? 0.5 : winner === bot ? 1 : 0;
  return {
    ...own,
    wins: own.wins + Number(score === 1),
    losses: own.losses + Number(score === 0),
    draws: own.draws + Number(score === 0.5),
    rating: ratePeriod(own.rating, [{ opponent: rival.rating, score }]),
  };
}
