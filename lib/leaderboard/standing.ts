/** A player's place on a leaderboard. */

/** Glicko-2 as of the last online game: strength, and how sure it is; newcomers have 1500 ± 350. */
interface ShownRating {
  readonly rating: number;
  readonly deviation: number;
}

/** A player's place on a board. */
export interface Standing {
  /** From 1; everyone behind the last place that is counted (`PLACES`) comes right after it. */
  readonly rank: number;
  /** The player's public number. */
  readonly player: number;
  /** Null where none is claimed. */
  readonly name: string | null;
  readonly points: number;
  readonly games: number;
  readonly wins: number;
  /** Null before the first rated online game. */
  readonly rating: ShownRating | null;
}
