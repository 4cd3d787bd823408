/** Puzzles' and their players' ratings in a database. */

import { FIRST_RATING, rateTry, type Rating, untriedRating } from "../../../leaderboard/glicko2.ts";
import type { PuzzleBook, PuzzleResult, PuzzleTry } from "../puzzles.ts";
import { all, type Database, get, type Part, type Row, run, type Work } from "./work.ts";

/** How long a player who tries no more is known, ms, and how many are forgotten at a time. */
const KEPT_FOR = 365 * 24 * 60 * 60 * 1000;
const AT_A_TIME = 25;

export class SqlPuzzles implements PuzzleBook {
  constructor(private readonly database: Database) {}

  of(identity: string) {
    return this.database.read(of(identity));
  }

  async rate(tried: PuzzleTry): Promise<PuzzleResult | undefined> {
    const parts: Part[] = [`player ${tried.identity}`, `puzzle ${tried.puzzle}`];
    const result = await this.database.write(() => rate(tried), parts);
    return result === "failed" ? undefined : result;
  }

  ratings(): Promise<ReadonlyMap<string, number>> {
    return this.database.read(ratings());
  }
}

/** Forgets what an identity has tried; the puzzles' ratings stay. */
export function* forgetPuzzles(identity: string): Work<void> {
  yield* run("DELETE FROM puzzle_tries WHERE identity = ?", identity);
  yield* run("DELETE FROM puzzle_players WHERE identity = ?", identity);
}

/** Forgets some of those who haven't tried any for a year. */
export function* prunePuzzles(now: number): Work<void> {
  const gone = yield* all(
    "SELECT identity FROM puzzle_players WHERE last < ? ORDER BY last LIMIT ?",
    now - KEPT_FOR,
    AT_A_TIME,
  );
  for (const { identity } of gone) yield* forgetPuzzles(String(identity));
}

function* of(identity: string): Work<{ rating: Rating; tried: readonly string[] }> {
  const rows = yield* all(
    "SELECT puzzle FROM puzzle_tries WHERE identity = ? ORDER BY puzzle",
    identity,
  );
  return { rating: yield* playerRating(identity), tried: rows.map(({ puzzle }) => String(puzzle)) };
}

function* rate({ identity, puzzle, guess, isSolved, at }: PuzzleTry): Work<PuzzleResult> {
  const before = yield* playerRating(identity);
  const known = yield* get(
    "SELECT 1 FROM puzzle_tries WHERE identity = ? AND puzzle = ?",
    identity,
    puzzle,
  );
  if (known) return { before, after: before, isFirst: false };
  const row = yield* get(
    "SELECT rating, deviation, volatility FROM puzzle_ratings WHERE puzzle = ?",
    puzzle,
  );
  const after = rateTry(before, row ? ratingOf(row) : untriedRating(guess), isSolved);
  yield* run(
    "INSERT INTO puzzle_tries (identity, puzzle, solved, at) VALUES (?, ?, ?, ?)",
    identity,
    puzzle,
    isSolved ? 1 : 0,
    at,
  );
  yield* run(
    `INSERT INTO puzzle_players (identity, rating, deviation, volatility, last)
     VALUES (?1, ?2, ?3, ?4, ?5)
     ON CONFLICT (identity) DO UPDATE SET rating = ?2, deviation = ?3, volatility = ?4, last = ?5`,
    identity,
    ...numbersOf(after.player),
    at,
  );
  yield* run(
    `INSERT INTO puzzle_ratings (puzzle, rating, deviation, volatility) VALUES (?1, ?2, ?3, ?4)
     ON CONFLICT (puzzle) DO UPDATE SET rating = ?2, deviation = ?3, volatility = ?4`,
    puzzle,
    ...numbersOf(after.puzzle),
  );
  return { before, after: after.player, isFirst: true };
}

function* ratings(): Work<ReadonlyMap<string, number>> {
  const rows = yield* all("SELECT puzzle, rating FROM puzzle_ratings ORDER BY puzzle");
  return new Map(rows.map(({ puzzle, rating }) => [String(puzzle), Number(rating)]));
}

function* playerRating(identity: string): Work<Rating> {
  const row = yield* get(
    "SELECT rating, deviation, volatility FROM puzzle_players WHERE identity = ?",
    identity,
  );
  return row ? ratingOf(row) : FIRST_RATING;
}

function ratingOf({ rating, deviation, volatility }: Row): Rating {
  return {
    rating: Number(rating),
    deviation: Number(deviation),
    volatility: Number(volatility),
  };
}

function numbersOf({ rating, deviation, volatility }: Rating): [number, number, number] {
  return [rating, deviation, volatility];
}
