/** A pattern as a file holds it. */

import type { Board, Topology } from "./board.ts";

/** What a file of a pattern holds. */
export interface Pattern {
  /** The pattern itself. */
  readonly board: Board;
  /** Each a line, without the mark that makes it a comment. */
  readonly comments: readonly string[];
  /** The rule's name as the file has it. */
  readonly rule?: string;
  /** What the rule says of the edges, if it bounds the board at all. */
  readonly topology?: Topology;
  /** That as the file has it, after the rule's colon: `P60,40`. */
  readonly edges?: string;
  /** The column and row of its corner on an endless plane, if the file places it. */
  readonly corner?: { readonly x: number; readonly y: number };
  /** The generation that the file says it is of. */
  readonly generation?: number;
}

/** As many as the arena has, 2000 × 2000; a file that asks for more is refused. */
const MAX_CELLS = 4_000_000;

/** Why a pattern of this size is not read: a few bytes of text may ask for any amount of memory. */
export function refuseSize(width: number, height: number): string | undefined {
  if (width * height <= MAX_CELLS) return undefined;
  return `A pattern of ${width} by ${height} cells is above the limit of ${MAX_CELLS}`;
}
