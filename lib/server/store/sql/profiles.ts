/** What a database knows of a player that anyone may know. */

import { favoritesOf, type FirstTurn } from "../../../leaderboard/first_turns.ts";
import type { OpponentKind } from "../../../leaderboard/board.ts";
import type { GameId } from "../../../games/registry.ts";
import { foldName } from "../../../leaderboard/fold_name.ts";
import type { Player } from "../../../leaderboard/player.ts";
import {
  type BestWin,
  type Profile,
  streakOf,
  type Tallied,
} from "../../../leaderboard/profile.ts";
import { nextTurn } from "../../next_turn.ts";
import type { Profiles } from "../books.ts";
import { OPPONENT } from "./games_list.ts";
import { ownerOf } from "./players.ts";
import { all, type Database, get, type Row, type Work } from "./work.ts";

/** How many points a graph has, how far back streaks are looked for, and how many wins are the best. */
const POINTS = 500, RECENT = 1_000, BEST = 5, RIVALS = 10;

const OF_PLAYER = "FROM sittings s JOIN games g ON g.id = s.game WHERE s.player = ?";
const PLAYER = `
  SELECT rating, deviation, EXISTS (SELECT 1 FROM bots b WHERE b.identity = p.identity) AS bot
  FROM players p WHERE id = ?`;
const TALLIES = `
  SELECT ${OPPONENT} AS kind, count(*) AS games,
    sum(CASE WHEN g.winner = s.seat THEN 1 ELSE 0 END) AS wins,
    sum(CASE WHEN g.winner IS NULL THEN 1 ELSE 0 END) AS draws
  ${OF_PLAYER} AND g.unrated IS NULL GROUP BY 1`;
const RATINGS = `
  SELECT s.ended AS at, s.rating FROM sittings s
  WHERE s.player = ? AND s.rating IS NOT NULL ORDER BY s.ended DESC, s.game DESC LIMIT ${POINTS}`;
const RESULTS = `
  SELECT CASE WHEN g.winner = s.seat THEN 'won' WHEN g.winner IS NULL THEN 'drawn' ELSE 'lost' END
    AS result
  ${OF_PLAYER} AND g.unrated IS NULL ORDER BY s.ended DESC, s.game DESC LIMIT ${RECENT}`;
const WINS = `
  SELECT g.id, g.game, g.ended AS at, r.player, p.name, r.rating
  FROM sittings s JOIN games g ON g.id = s.game
  JOIN sittings r ON r.game = s.game AND r.seat <> s.seat
  JOIN players p ON p.id = r.player
  WHERE s.player = ? AND g.winner = s.seat AND r.rating IS NOT NULL
  ORDER BY r.rating DESC, g.ended DESC LIMIT ${BEST}`;

const MET = `
  SELECT r.player, p.name, count(*) AS games,
    sum(CASE WHEN g.winner = s.seat THEN 1 ELSE 0 END) AS wins,
    sum(CASE WHEN g.winner IS NULL THEN 1 ELSE 0 END) AS draws
  FROM sittings s JOIN games g ON g.id = s.game
  JOIN sittings r ON r.game = s.game AND r.player <> s.player
  JOIN players p ON p.id = r.player
  WHERE s.player = ? AND g.unrated IS NULL
  GROUP BY r.player, p.name ORDER BY games DESC, r.player LIMIT ${RIVALS}`;

/** How many games favorites are looked for in, and how much of each record: its first round is at the top. */
const BEGUN = 200, TOP = 400;
const BEGINNINGS = `
  SELECT g.game, s.seat, g.winner, substr(g.record, 1, ${TOP}) AS record
  ${OF_PLAYER} AND g.forfeit IS NULL ORDER BY s.ended DESC, s.game DESC LIMIT ${BEGUN}`;

export class SqlProfiles implements Profiles {
  constructor(private readonly database: Database) {}

  named(name: string): Promise<Player | undefined> {
    return this.database.read(named(name));
  }

  numbered(id: number): Promise<Player | undefined> {
    return this.database.read(numbered(id));
  }

  /** In pieces: of somebody with thousands of games each takes some milliseconds. */
  async of(player: Player): Promise<Profile> {
    const answers: (readonly Row[])[] = [];
    for (const sql of [PLAYER, RATINGS, RESULTS, WINS, MET, TALLIES]) {
      if (answers.length > 0) await nextTurn();
      answers.push(await this.database.read(all(sql, player.id)));
    }
    return profileOf(player, answers);
  }

  async firstTurns({ id }: Player): Promise<readonly FirstTurn[]> {
    const rows = await this.database.read(all(BEGINNINGS, id));
    return favoritesOf(rows.map(({ game, seat, winner, record }) => ({
      game: game as GameId,
      seat: Number(seat),
      winner: winner === null ? null : Number(winner),
      record: String(record),
    })));
  }
}

function* named(name: string): Work<Player | undefined> {
  const id = yield* ownerOf(foldName(name));
  return id === undefined ? undefined : yield* numbered(id);
}

function* numbered(id: number): Work<Player | undefined> {
  const row = yield* get("SELECT id, name FROM players WHERE id = ?", id);
  return row && { id: Number(row.id), name: row.name === null ? null : String(row.name) };
}

function profileOf(player: Player, answers: readonly (readonly Row[])[]): Profile {
  const [rows, ratings, results, wins, rivals, tallies] = answers;
  const row = rows![0];
  const against = (opponent: OpponentKind) =>
    tallyOf(tallies!.find(({ kind }) => kind === opponent) ?? { games: 0 });
  return {
    player,
    isBot: Boolean(Number(row?.bot ?? 0)),
    rating: row?.rating == null
      ? null
      : { rating: Number(row.rating), deviation: Number(row.deviation) },
    ratings: ratings!.map(({ at, rating }) => ({ at: Number(at), rating: Number(rating) }))
      .reverse(),
    online: against("online"),
    bots: against("bot"),
    cpu: against("cpu"),
    streak: streakOf(results!.map(({ result }) => result as "won" | "drawn" | "lost")),
    rivals: rivals!.map((row) => ({ player: playerOf(row), ...tallyOf(row) })),
    bestWins: wins!.map(winOf),
  };
}

function tallyOf({ games, wins, draws }: Row): Tallied {
  return { games: Number(games), wins: Number(wins ?? 0), draws: Number(draws ?? 0) };
}

function playerOf({ player, name }: Row): Player {
  return { id: Number(player), name: name === null ? null : String(name) };
}

function winOf({ id, game, at, player, name, rating }: Row): BestWin {
  return {
    id: String(id),
    game: game as BestWin["game"],
    at: Number(at),
    player: Number(player),
    name: name === null ? null : String(name),
    rating: Number(rating),
  };
}
