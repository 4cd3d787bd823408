/** What is kept of puzzles: who tried which, and what that says of both. */

import type { Rating } from "../../leaderboard/glicko2.ts";

/** A first try, judged. */
export interface PuzzleTry {
  readonly identity: string;
  readonly puzzle: string;
  /** The puzzle's rating where nobody has tried it. */
  readonly guess: number;
  readonly isSolved: boolean;
  /** ms. */
  readonly at: number;
}

/** What a try was worth; nothing where that player had tried the puzzle before. */
export interface PuzzleResult {
  readonly before: Rating;
  readonly after: Rating;
  readonly isFirst: boolean;
}

export interface PuzzleBook {
  /** A player's rating, a newcomer's before the first try, and the ids of the puzzles tried. */
  of(identity: string): Promise<{ readonly rating: Rating; readonly tried: readonly string[] }>;
  /** Rates a try, of player and puzzle at once; undefined if it can't be kept. */
  rate(tried: PuzzleTry): Promise<PuzzleResult | undefined>;
  /** The ratings of the puzzles that were tried. */
  ratings(): Promise<ReadonlyMap<string, number>>;
}
