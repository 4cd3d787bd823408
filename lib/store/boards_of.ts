/** Which leaderboards a game counts on. */

import type { Board, OpponentKind } from "../leaderboard/board.ts";
import { bucketOf, PERIODS } from "../leaderboard/period.ts";
import type { FinishedGame } from "./archive.ts";

/** Of each period: its own game's and all games', against its own kind of opponent and any. */
export function boardsOf({ game, opponent, endedAt }: FinishedGame): Board[] {
  const kind: OpponentKind = opponent === "online" ? "online" : "cpu";
  const buckets = PERIODS.map((period) => bucketOf(period, endedAt));
  return buckets.flatMap((bucket) => [
    { bucket, game, opponent: kind },
    { bucket, game, opponent: null },
    { bucket, game: null, opponent: kind },
    { bucket, game: null, opponent: null },
  ]);
}
