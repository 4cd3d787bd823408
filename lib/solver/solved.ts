/** Solved games: what sums are made of. */

import type { Value } from "./value.ts";

/** A move: the position that it leads to, and γ there; undefined where that is infinite. */
export interface Move {
  /** Its code. */
  readonly position: bigint;
  /** Its γ; undefined where that is infinite. */
  readonly gamma: number | undefined;
}

/** A game of which every position's γ is known. Positions are codes from 0. */
export interface Solved {
  /** The first code that is of no position. */
  readonly limit: bigint;
  /** The γ of a position; undefined where that is infinite. */
  gamma(position: bigint): number | undefined;
  /** Where one can move to, each position once, rising. */
  moves(position: bigint): Iterable<Move>;
  /** Holds a position of finite γ, so that one can come back to its γ until nobody can move. */
  hold(position: bigint): Held;
}

/** A position of finite γ to which its player has moved. */
export interface Held {
  /** Its code. */
  readonly position: bigint;
  /** Its γ. */
  readonly gamma: number;
  /** c̃, which falls with every answer, and with every move to a position of smaller γ. */
  readonly counter: bigint;
  /**
   * Answers a move that raised γ: a move from `raised` back to this γ, at a smaller counter. Throws
   * a `RangeError` if no move leads from here to `raised`, or γ is not greater there.
   */
  answer(raised: bigint): Held;
}

/** γ of a position with its K where it is infinite. */
export function valueOf(game: Solved, position: bigint): Value {
  const gamma = game.gamma(position);
  if (gamma !== undefined) return gamma;
  const values = [...game.moves(position)].flatMap((move) => move.gamma ?? []);
  return { inf: [...new Set(values)].sort((a, b) => a - b) };
}

/** The positions of a γ that one move leads to, rising. */
export function movesTo(game: Solved, position: bigint, gamma: number): bigint[] {
  const found: bigint[] = [];
  for (const move of game.moves(position)) if (move.gamma === gamma) found.push(move.position);
  return found;
}
