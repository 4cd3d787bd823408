/** Patterns to put on a board in one go. */

import { PATTERN_IDS, type PatternId, patternOf } from "../../automaton/catalogue.ts";
import { type Board, type Cell, columnOf, rowOf } from "../../automaton/board.ts";
import { coveredBy, orientations } from "../../automaton/turn_board.ts";

/** A pattern taken up, turned the way it goes down. */
export interface Stamp {
  readonly id: PatternId;
  /** Of its eight orientations, the one it has. */
  readonly orientation: number;
  readonly pattern: Board;
}

export function stampOf(id: PatternId, orientation = 0): Stamp {
  return { id, orientation, pattern: orientations(patternOf(id))[orientation]! };
}

export function isPatternId(text: string): text is PatternId {
  return PATTERN_IDS.some((id) => id === text);
}

/** A quarter turn on; after four, those of the mirror image. */
export function turned({ id, orientation }: Stamp): Stamp {
  return stampOf(id, (orientation + 1) % 8);
}

/** Left and right changed over. */
export function flipped({ id, orientation }: Stamp): Stamp {
  return stampOf(id, (orientation + 4) % 8);
}

/** The cells that a stamp put down in the middle of a cell lies on. */
export function stampedCells(board: Board, { pattern }: Stamp, middle: Cell): Cell[] {
  const left = columnOf(board, middle) - Math.floor(pattern.width / 2);
  const top = rowOf(board, middle) - Math.floor(pattern.height / 2);
  return coveredBy(board, pattern, left, top);
}
