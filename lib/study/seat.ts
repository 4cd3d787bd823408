/** A seat of one game of a study, no matter who takes it. */

import type { Options } from "../games/game.ts";
import type { AnyGame } from "../games/registry.ts";

/** What a player answers. */
export interface Turn {
  /** Legal or not. */
  readonly move: unknown;
  /** The generations that were looked at for it; 0 by who does not count them. */
  readonly steps: number;
}

/** One seat of one game. */
export interface Player {
  /** The turn of the seat to move; rejects with a `Fault`. */
  choose(position: unknown): Promise<Turn>;
  /** The game is over. */
  leave(): Promise<void>;
}

/** What a seat is taken for. */
export interface Visit {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seed: string;
  /** An outside program's time for each turn, in milliseconds. */
  readonly timeMs: number;
}

const FAULTS = ["illegal", "late", "dead"] as const;
export type FaultKind = typeof FAULTS[number];

/** A turn that was not legal, too late, or never to come; the message says more. */
export class Fault extends Error {
  constructor(readonly kind: FaultKind, message: string) {
    super(message);
  }
}
