/** Which leaderboards a game counts on. */

import { BEST } from "../../../leaderboard/best.ts";
import type { Board, OpponentKind } from "../../../leaderboard/board.ts";
import { bucketOf, PERIODS } from "../../../leaderboard/period.ts";
import type { FinishedGame } from "../../../leaderboard/finished_game.ts";

/** A board, and how many of a player's games it adds up. */
export interface CountingBoard extends Board {
  readonly best: number;
}

/** Of each period: its own game's and all games', against its own kind of opponent and any. */
export function boardsOf({ game, opponent, endedAt }: FinishedGame): CountingBoard[] {
  const kind: OpponentKind = opponent === "online" ? "online" : "cpu";
  return PERIODS.flatMap((period) => {
    const counting = { bucket: bucketOf(period, endedAt), best: BEST[period] };
    return [
      { ...counting, game, opponent: kind },
      { ...counting, game, opponent: null },
      { ...counting, game: null, opponent: kind },
      { ...counting, game: null, opponent: null },
    ];
  });
}
