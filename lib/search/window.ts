/** Squares of a bitboard around a cell. */

import { type Bitboard, columnMask, countBits } from "../automaton/bitboard.ts";
import type { Cell, State } from "../automaton/board.ts";

/** Masked columns of the rows `from` up to, not including, `to`. */
export interface Window {
  readonly columns: number;
  readonly from: number;
  readonly to: number;
}

/** How many columns and rows a board has. */
type Size = Pick<Bitboard, "width" | "height">;

/** The cells within `radius` rows and columns of a cell (Chebyshev distance), cut at the edges. */
export function windowAround({ width, height }: Size, cell: Cell, radius: number): Window {
  const row = Math.floor(cell / width), column = cell % width;
  return {
    columns: columnMask(Math.max(0, column - radius), Math.min(width, column + radius + 1)),
    from: Math.max(0, row - radius),
    to: Math.min(height, row + radius + 1),
  };
}

/** How many cells in the window are of the color. */
export function countIn(bits: Bitboard, color: State, { columns, from, to }: Window): number {
  return countBits(bits, color, columns, from, to);
}
