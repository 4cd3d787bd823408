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
import { nextTurn } from "../../clock.ts";
import type { Profiles } from "../books.ts";
import { OPPONENT } from "./games_list.ts";
import { ownerOf } from "./looks.ts";
import { isBarred } from "./moderation.ts";
import { find } from "./notices.ts";
import { callable, known } from "./players.ts";
import { all, type Database, get, type Row, type Work } from "./work.ts";

/** How many points a graph has, how far back streaks are looked for, and how many wins are the best. */
const POINTS = 500, RECENT = 1_000, BEST = 5, RIVALS = 10;
/** How many of a player's games all of it comes from: nobody else is served while they're looked at. */
const LOOKED_AT = 2_000;

/** A player's newest games; cross joins keep SQLite to this order. */
const PAST = `(
  SELECT game, seat, player, ended, rating FROM sittings WHERE player = ?1
  ORDER BY ended DESC, game DESC LIMIT ?2) s`;
const GAMES = `FROM ${PAST} CROSS JOIN games g`;
const RIVALS_IN = `${GAMES} CROSS JOIN sittings r CROSS JOIN players p`;
const COUNTED = "WHERE g.id = s.game AND g.unrated IS NULL";
/** There's a row for who has more games. */
const MORE = `
  SELECT 1 AS one FROM sittings WHERE player = ?1 ORDER BY ended DESC, game DESC LIMIT 1 OFFSET ?2`;
/** Down the index by which a name is nobody else's. */
const BEGINNING = `
  SELECT l.player, p.name FROM looks l JOIN players p ON p.id = l.player
  WHERE l.fold >= ? AND l.fold < ? ORDER BY l.fold, l.player LIMIT ?`;
const BOT = `
  SELECT b.identity, b.name FROM players p JOIN bots b ON b.identity = p.identity WHERE p.id = ?`;
const PLAYER = `
  SELECT rating, deviation, EXISTS (SELECT 1 FROM bots b WHERE b.identity = p.identity) AS bot
  FROM players p WHERE id = ?1`;
const TALLIES = `
  SELECT ${OPPONENT} AS kind, count(*) AS games,
    sum(CASE WHEN g.winner = s.seat THEN 1 ELSE 0 END) AS wins,
    sum(CASE WHEN g.winner IS NULL THEN 1 ELSE 0 END) AS draws
  ${GAMES} ${COUNTED} GROUP BY 1`;
const RATINGS = `
  SELECT s.ended AS at, s.rating FROM ${PAST}
  WHERE s.rating IS NOT NULL ORDER BY s.ended DESC, s.game DESC LIMIT ${POINTS}`;
const RESULTS = `
  SELECT CASE WHEN g.winner = s.seat THEN 'won' WHEN g.winner IS NULL THEN 'drawn' ELSE 'lost' END
    AS result
  ${GAMES} ${COUNTED} ORDER BY s.ended DESC, s.game DESC LIMIT ${RECENT}`;
const WINS = `
  SELECT g.id, g.game, g.ended AS at, r.player, p.name, r.rating
  ${RIVALS_IN}
  WHERE g.id = s.game AND g.winner = s.seat
    AND r.game = s.game AND r.seat <> s.seat AND r.rating IS NOT NULL AND p.id = r.player
  ORDER BY r.rating DESC, g.ended DESC LIMIT ${BEST}`;

const MET = `
  SELECT r.player, p.name, count(*) AS games,
    sum(CASE WHEN g.winner = s.seat THEN 1 ELSE 0 END) AS wins,
    sum(CASE WHEN g.winner IS NULL THEN 1 ELSE 0 END) AS draws
  ${RIVALS_IN}
  ${COUNTED} AND r.game = s.game AND r.player <> s.player AND p.id = r.player
  GROUP BY r.player, p.name ORDER BY games DESC, r.player LIMIT ${RIVALS}`;

/** How many games favorites are looked for in, and how much of each record: its first round is at the top. */
const BEGUN = 200, TOP = 400;
const BEGINNINGS = `
  SELECT g.game, s.seat, g.winner, substr(g.record, 1, ${TOP}) AS record
  ${GAMES} WHERE g.id = s.game AND g.forfeit IS NULL ORDER BY s.ended DESC, s.game DESC LIMIT ${BEGUN}`;

export class SqlProfiles implements Profiles {
  constructor(private readonly database: Database, private readonly lookedAt = LOOKED_AT) {}

  named(name: string): Promise<Player | undefined> {
    return this.database.read(named(name));
  }

  beginning(begun: string, most: number): Promise<readonly Player[]> {
    return this.database.read(beginning(begun, most));
  }

  numbered(id: number): Promise<Player | undefined> {
    return this.database.read(numbered(id));
  }

  /** In pieces: of somebody with thousands of games each takes some milliseconds. */
  async of(player: Player): Promise<Profile> {
    const { database, lookedAt } = this;
    const answers = [await database.read(all(PLAYER, player.id))];
    for (const sql of [RATINGS, RESULTS, WINS, MET, TALLIES, MORE]) {
      await nextTurn();
      answers.push(await database.read(all(sql, player.id, lookedAt)));
    }
    const isMore = answers.pop()!.length > 0;
    const botName = await database.read(botNameOf(player));
    return { ...profileOf(player, answers), botName, newest: isMore ? lookedAt : null };
  }

  async firstTurns({ id }: Player): Promise<readonly FirstTurn[]> {
    const rows = await this.database.read(all(BEGINNINGS, id, this.lookedAt));
    return favoritesOf(rows.map(({ game, seat, winner, record }) => ({
      game: game as GameId,
      seat: Number(seat),
      winner: winner === null ? null : Number(winner),
      record: String(record),
    })));
  }
}

function* named(name: string): Work<Player | undefined> {
  const fold = foldName(name), id = yield* ownerOf(fold);
  return id === undefined ? yield* formerly(fold) : yield* numbered(id);
}

/** Who is in the index by two looks comes once. */
function* beginning(begun: string, most: number): Work<readonly Player[]> {
  const fold = foldName(begun);
  if (fold === "") return [];
  const rows = yield* all(BEGINNING, fold, `${fold}\u{10FFFF}`, most);
  return [...new Map(rows.map((row) => [row.player, playerOf(row)])).values()];
}

/** Who was called so before, while nobody else is. */
function* formerly(fold: string): Work<Player | undefined> {
  const [notice] = yield* find("former-name", [fold]);
  return notice && (yield* known(notice.author));
}

function* numbered(id: number): Work<Player | undefined> {
  const row = yield* get("SELECT id, name FROM players WHERE id = ?", id);
  return row && { id: Number(row.id), name: row.name === null ? null : String(row.name) };
}

/** As a room would call it: by no name that is another's or was taken away. */
function* botNameOf({ id }: Player): Work<string | null> {
  const bot = yield* get(BOT, id);
  if (!bot) return null;
  const name = yield* callable(String(bot.identity), String(bot.name));
  return name === "" || (yield* isBarred(name)) ? null : name;
}

function profileOf(
  player: Player,
  answers: readonly (readonly Row[])[],
): Omit<Profile, "newest" | "botName"> {
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
