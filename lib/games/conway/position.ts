/** Conway by post at one moment, and what can be read off it. */

import { type Board, type Cell, EMPTY, type State } from "../../automaton/board.ts";
import { NEUTRAL } from "../../automaton/rule.ts";
import type { Outcome, Seat, Tally } from "../game.ts";

export interface ConwayPosition {
  /** A torus of the seats' colors and of `NEUTRAL`. */
  readonly board: Board;
  /** Whose turn it is. */
  readonly turn: Seat;
  /** The number of the move to make, from 1; every seat's moves count, passes too (rules.md P2). */
  readonly move: number;
  /** For every seat at the start, whether it is still in the game. */
  readonly alive: readonly boolean[];
  /** Moves without a placement since the last one that had any. */
  readonly idle: number;
  /** The most pieces a move may place. */
  readonly place: number;
  /** Whether pieces must touch own ones. */
  readonly touch: boolean;
  /** Set by the move that ended the game. */
  readonly outcome: Outcome | null;
}

/** A whole turn: pieces in the order they are placed, none for a pass; or giving up. */
export type ConwayMove =
  | {
    readonly place: readonly Cell[];
    /** Set if the cells were drawn at random; records mark it `*`. */
    readonly drawn?: true;
  }
  | { readonly resign: true };

/** The color of a seat's pieces. */
export function colorOf(seat: Seat): State {
  return seat + 1;
}

/** How many pieces the move to make may place: one on the first, rising to `place` (rules.md P2). */
export function allowance({ move, place }: ConwayPosition): number {
  return Math.min(move, place);
}

/** Whether the move to make is followed by a generation (rules.md P3). */
export function livesAfter({ move, alive }: ConwayPosition): boolean {
  return move > 2 * alive.length;
}

/** The seats that are still in the game, in playing order. */
export function seatsAlive({ alive }: ConwayPosition): Seat[] {
  return [...alive.keys()].filter((seat) => alive[seat]);
}

/** Pieces of each seat; neutral ones are nobody's. */
export function tally({ board, alive }: ConwayPosition): Tally {
  const count = alive.map(() => 0);
  for (const state of board.cells) {
    if (state !== EMPTY && state !== NEUTRAL) count[state - 1]!++;
  }
  return { count, score: count };
}
