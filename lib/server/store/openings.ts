/** How often games began how, and how they ended; counted as they are archived. */

import type { GameId } from "../../games/registry.ts";
import type { Band } from "../../leaderboard/opening_bands.ts";

/** Games, and how many of them each side won. */
interface OpeningCount {
  readonly games: number;
  readonly blue: number;
  readonly red: number;
}

/** A turn that was played somewhere, and what it led to. */
export interface OpeningTurn extends OpeningCount {
  /** As a CCN token, in the position that stands for the one it was played in. */
  readonly move: string;
}

export interface OpeningPage extends OpeningCount {
  /** The most frequent first. */
  readonly turns: readonly OpeningTurn[];
}

export interface Openings {
  /**
   * Counts some of the games that were archived and not counted yet, each once; how many that were.
   * Of more rows than `most` the rarest and oldest are forgotten.
   */
  count(some: number, most: number): Promise<number>;
  /** What was played in a position, which is named by the text that stands for it. */
  at(game: GameId, position: string, bands: readonly Band[], limit: number): Promise<OpeningPage>;
}
