/** Who stands where on which leaderboard. */

import type { Standing } from "../../leaderboard/standing.ts";
import type { Board } from "../../leaderboard/board.ts";

export interface StandingsPage {
  readonly rows: readonly Standing[];
  /** How many players stand on the board. */
  readonly players: number;
}

export interface Standings {
  /** Most points first, then fewest games, then who came first. */
  page(board: Board, skip: number, limit: number): Promise<StandingsPage>;
  /** Where a player stands on a board; undefined who does not. */
  of(board: Board, player: number): Promise<Standing | undefined>;
}
