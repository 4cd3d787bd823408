/** Patterns to put on a board in one go. This module is browser compatible. */

import { PATTERN_IDS, type PatternId, patternOf } from "../../automaton/catalogue.ts";
import { type Board, type Cell, columnOf, rowOf } from "../../automaton/board.ts";
import { coveredBy, mirrored, rotated } from "../../automaton/turn_board.ts";

/** A pattern taken up, turned as it is to be put down. */
export interface Stamp {
  readonly id: PatternId;
  readonly pattern: Board;
}

export function stampOf(id: PatternId): Stamp {
  return { id, pattern: patternOf(id) };
}

export function isPatternId(text: string): text is PatternId {
  return PATTERN_IDS.some((id) => id === text);
}

export function turned({ id, pattern }: Stamp): Stamp {
  return { id, pattern: rotated(pattern) };
}

export function flipped({ id, pattern }: Stamp): Stamp {
  return { id, pattern: mirrored(pattern) };
}

/** The cells that a stamp put down in the middle of a cell lies on. */
export function stampedCells(board: Board, { pattern }: Stamp, middle: Cell): Cell[] {
  const left = columnOf(board, middle) - Math.floor(pattern.width / 2);
  const top = rowOf(board, middle) - Math.floor(pattern.height / 2);
  return coveredBy(board, pattern, left, top);
}
