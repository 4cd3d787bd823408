/** Moves left in advance, as pbmserv's `queue` took them. */

import type { Refusal } from "../games/game.ts";

/** A player's move, and when it's played. */
export interface Step {
  /** The turns that must have been played right before it, oldest first; `any` is whatever it was. */
  readonly after: readonly string[];
  /** A CCN token, or `random`. */
  readonly move: string;
  /** Which turn of the game it must be, from 1; absent for whichever it is. */
  readonly number?: number;
}

/** Why a move left in advance was not played. */
export type Misfit = Refusal | "unreadable" | "unexpected" | "undone";

/** A move that no longer fitted; with it went all that followed. */
export interface Dropped {
  readonly step: Step;
  readonly why: Misfit;
}

/** What a player left in advance and has yet to be played, and what last became of it. */
export interface Queue {
  readonly steps: readonly Step[];
  readonly dropped: Dropped | null;
  /** The version of the room that changed it last; 0 before the first. */
  readonly v: number;
}

export const NO_QUEUE: Queue = { steps: [], dropped: null, v: 0 };

/** Stands for any turn at all. */
export const ANY = "any";
