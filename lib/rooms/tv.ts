/** Running games as those see them who watch from far: without codes, and rated ones a little late. */

import type { Options } from "../games/game.ts";
import type { GameId } from "../games/registry.ts";
import type { Result } from "./view.ts";

/** By how many turns those who watch are behind: nobody at the table learns anything from it. */
export const DELAY = 2;

/** A side of a game: empty for somebody without a name, no rating before the first rated game. */
export interface TvSide {
  readonly name: string;
  readonly rating: number | null;
  /** Whether a program plays. */
  readonly isBot?: true;
  /** Whether who sat there has deleted their data. */
  readonly isDeleted?: true;
}

/** A running game in a list. */
export interface TvGame {
  /** As the archive will know it. */
  readonly id: string;
  readonly game: GameId;
  /** By seat. */
  readonly sides: readonly TvSide[];
  /** How many turns are shown. */
  readonly turns: number;
}

/** A game to be watched. */
export interface TvShow extends TvGame {
  readonly options: Options;
  /** As CCN tokens. */
  readonly moves: readonly string[];
  /** Null while it goes on; a game that was played before has one from the beginning. */
  readonly result: Result | null;
}

export interface TvNews {
  /** The best of each kind come first. */
  readonly running: readonly TvGame[];
  /** What is watched: the game that was asked for, else the best; undefined where there is none at all. */
  readonly shown?: TvShow;
}
