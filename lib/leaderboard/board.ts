/** Which leaderboards there are, their pages, and a player's place on one. */

import type { GameId } from "../games/registry.ts";

/** Whom games were won against, as boards tell them apart; bots' games with each other count on theirs only. */
export const OPPONENT_KINDS = ["online", "cpu", "bot"] as const;
export type OpponentKind = typeof OPPONENT_KINDS[number];

/** One leaderboard; null stands for any. */
export interface Board {
  /** A week, a month or all time (`period.ts`). */
  readonly bucket: string;
  readonly game: GameId | null;
  readonly opponent: OpponentKind | null;
}

/** How many players a page shows, and how many pages there are at most. */
export const PAGE = { rows: 50, most: 200 } as const;

/** How many places are counted, which are those that pages show: counting a million takes too long. */
export const PLACES = PAGE.rows * PAGE.most;

/** How many pages the players fill; at least one. */
export function pagesOf(players: number): number {
  return Math.min(PAGE.most, Math.max(1, Math.ceil(players / PAGE.rows)));
}

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
