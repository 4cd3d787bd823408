/**
 * Many generations on toruses of one size: who neighbors whom is looked up once, which makes a
 * generation some ten times as fast as `step`.
 */

import { type Board, neighbors } from "./board.ts";
import { NEUTRAL, type Rule } from "./rule.ts";

const NEIGHBORS = 8;

/** Writes the generation after `src` into `dst`, both of the size that the stepper was made for. */
export type Stepper = (src: Uint8Array, dst: Uint8Array) => void;

export function torusStepper(board: Board, rule: Rule): Stepper {
  const around = Int16Array.from(
    Array.from(board.cells.keys(), (cell) => neighbors(board, cell, "torus")).flat(),
  );
  const counts = new Uint8Array(NEUTRAL + 1);
  return (src, dst) => {
    for (let cell = 0, i = 0; cell < src.length; cell++) {
      counts.fill(0);
      for (const end = i + NEIGHBORS; i < end; i++) counts[src[around[i]!]!]!++;
      dst[cell] = rule(src[cell]!, counts);
    }
  };
}
