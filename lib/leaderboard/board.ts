/** Which leaderboards there are. */

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
