/** The arena's results in a database: the one that the site keeps its own in. */

import {
  ALL_KEPT,
  type ArenaOutcome,
  type ArenaResults,
  type Bot,
  type BotName,
  type BotRecord,
  isKept,
  isSameBot,
  KEPT_MATCHES,
  KEPT_NEAR,
  KEPT_OF_ROBINS,
  KEPT_RECORD,
  KEPT_UNRATED,
  type MatchQuery,
  type MatchSummary,
  type NameKey,
  type Standing,
  type StoredMatch,
} from "../../../arena/results.ts";
import { all, type Database, get, type Row, run, together, type Work } from "./work.ts";
import { NEWCOMER, ratePeriod } from "../../../leaderboard/glicko2.ts";

/** How many matches beyond those that are remembered are deleted at a time. */
const FORGOTTEN = 100;

/** Several may end at the same time: of those the one that was kept last is the newest. */
const NEWEST_FIRST = "ORDER BY ended_at DESC, rowid DESC LIMIT ?";
const BEFORE = "WHERE (ended_at, rowid) < (SELECT ended_at, rowid FROM arena_matches WHERE id = ?)";

export class SqlResults implements ArenaResults {
  /** On a database of today's schema. */
  constructor(private readonly database: Database) {}

  async keep(
    match: StoredMatch,
    keys: readonly NameKey[] = [],
    isNear = false,
  ): Promise<boolean> {
    if (!isKept(match)) return true;
    return await this.database.write(() => keep(match, keys, isNear)) !== "failed";
  }

  isRated(bot: BotName, key: NameKey): Promise<boolean> {
    return this.database.read(isRated(bot, key));
  }

  async find(id: string): Promise<StoredMatch | undefined> {
    const row = await this.database.read(
      get("SELECT body, moves FROM arena_matches WHERE id = ?", id),
    );
    return row && { ...summaryOf(row), moves: new Uint8Array(row.moves as Uint8Array) };
  }

  async list({ before, limit }: MatchQuery): Promise<MatchSummary[]> {
    const rows = await this.database.read(
      before === undefined
        ? all(`SELECT body FROM arena_matches ${NEWEST_FIRST}`, limit)
        : all(`SELECT body FROM arena_matches ${BEFORE} ${NEWEST_FIRST}`, before, limit),
    );
    return rows.map(summaryOf);
  }

  of(bot: BotName): Promise<BotRecord | undefined> {
    return this.database.read(recordOf(bot));
  }

  async strike(bot: BotName): Promise<boolean> {
    return await this.database.write(() => strike(bot)) !== "failed";
  }

  async standings(limit: number): Promise<Standing[]> {
    const rows = await this.database.read(
      all("SELECT * FROM arena_bots ORDER BY wins - losses DESC, rating DESC LIMIT ?", limit),
    );
    return rows.map(standingOf);
  }
}

/** Another match may have settled the key of a name since this one began: that is asked again. */
function* keep(match: StoredMatch, keys: readonly NameKey[], isNear: boolean): Work<void> {
  const { moves, ...head } = match;
  const areRated = yield* together(match.bots.map((bot, n) => isRated(bot, keys[n])));
  const rated = match.rated && areRated.every((is) => is);
  const after = rated ? yield* record(match, keys) : undefined;
  const ratings = after && { ratings: after.map(({ rating }) => Math.round(rating.rating)) };
  yield* run(
    "INSERT INTO arena_matches (id, ended_at, body, moves) VALUES (?, ?, ?, ?)",
    match.id,
    match.endedAt,
    JSON.stringify({ ...head, rated, ...ratings, ...isNear && { isNear } }),
    moves,
  );
  yield* forgetOld(match, rated, isNear);
  yield* run("DELETE FROM arena_bots WHERE last < ?", match.endedAt - KEPT_RECORD);
}

/** What the body of a match has that is near, or of a round robin; in a name, quotes would be escaped. */
const NEAR = `LIKE '%,"isNear":true%'`, OF_ROBIN = `LIKE '%,"robin":%'`;

/**
 * Those that count between bots of two addresses, of one, and of round robins, and those that don't are
 * forgotten apart: nobody pushes out others' matches by training, or by having two bots of theirs give
 * up to each other, and a cross table isn't lost to the matches of the hours after it.
 */
function* forgetOld({ robin }: StoredMatch, rated: boolean, isNear: boolean): Work<void> {
  const [kept, which] = !rated
    ? [KEPT_UNRATED, ""]
    : robin !== undefined
    ? [KEPT_OF_ROBINS, `AND body ${OF_ROBIN}`]
    : isNear
    ? [KEPT_NEAR, `AND body NOT ${OF_ROBIN} AND body ${NEAR}`]
    : [KEPT_MATCHES, `AND body NOT ${OF_ROBIN} AND body NOT ${NEAR}`];
  yield* run(
    `DELETE FROM arena_matches WHERE id IN
     (SELECT id FROM arena_matches WHERE rated = ? ${which}
      ORDER BY ended_at DESC LIMIT ? OFFSET ?)`,
    ...[Number(rated), FORGOTTEN, kept],
  );
}

/** All that is kept is read: there is no index of who fought, and there are some thousands at most. */
function* recordOf(bot: BotName): Work<BotRecord | undefined> {
  const row = yield* rowOf(bot);
  const rows = yield* all(`SELECT body FROM arena_matches ${NEWEST_FIRST}`, ALL_KEPT);
  const matches = rows.map(summaryOf).filter(({ bots }) => bots.some((one) => isSameBot(one, bot)));
  if (!row && matches.length === 0) return undefined;
  return { standing: row && standingOf(row), matches };
}

/** All that is kept is read: there is no index of who fought, and this is done seldom. */
function* strike(bot: BotName): Work<void> {
  const rows = yield* all("SELECT body FROM arena_matches");
  for (const match of rows.map(summaryOf)) {
    const place = match.bots.findIndex((one) => isSameBot(one, bot));
    if (place < 0) continue;
    yield* run("DELETE FROM arena_matches WHERE id = ?", match.id);
    if (match.rated) yield* uncount(match.bots[1 - place]!, match.outcome.winner, 1 - place);
  }
  yield* run("DELETE FROM arena_bots WHERE author = ? AND name = ?", bot.author, bot.name);
}

function* uncount({ author, name }: BotName, winner: number | null, place: number): Work<void> {
  const column = winner === null ? "draws" : winner === place ? "wins" : "losses";
  yield* run(
    `UPDATE arena_bots SET ${column} = ${column} - 1
     WHERE author = ? AND name = ? AND ${column} > 0`,
    author,
    name,
  );
}

function* isRated(bot: BotName, key: NameKey): Work<boolean> {
  const kept = (yield* rowOf(bot))?.key ?? null;
  return kept === null || kept === key;
}

function* record(
  { bots, outcome, endedAt }: StoredMatch,
  keys: readonly NameKey[],
): Work<Standing[]> {
  const rows = yield* together(bots.map(rowOf));
  const before = bots.map((bot, n) => rows[n] ? standingOf(rows[n]) : newcomer(bot));
  const after = afterMatch(before as [Standing, Standing], outcome);
  yield* together(after.map((standing, n) => {
    const key = (rows[n] ? rows[n].key : keys[n]) ?? null;
    return keepStanding(standing, key === null ? null : String(key), endedAt);
  }));
  return after;
}

function* rowOf({ author, name }: BotName): Work<Row | undefined> {
  return yield* get("SELECT * FROM arena_bots WHERE author = ? AND name = ?", author, name);
}

function* keepStanding(standing: Standing, key: string | null, endedAt: number): Work<void> {
  const { author, name, wins, losses, draws } = standing;
  const { rating, deviation, volatility } = standing.rating;
  yield* run(
    `INSERT INTO arena_bots
       (author, name, wins, losses, draws, rating, deviation, volatility, key, last)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
     ON CONFLICT (author, name) DO UPDATE SET wins = ?3, losses = ?4, draws = ?5, rating = ?6,
       deviation = ?7, volatility = ?8, key = ?9, last = ?10`,
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
}

/** Without what says something of the bots' addresses. */
function summaryOf({ body }: Row): MatchSummary {
  const { isNear: _, ...summary } = JSON.parse(String(body));
  return summary;
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

/** What a rated match means for the records of its two bots. */
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
