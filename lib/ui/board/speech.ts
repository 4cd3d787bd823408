/** A board of cells in sentences, whichever game is played on it. */

import type { Board, Cell, Topology } from "../../automaton/board.ts";
import { cellName } from "../../games/notation/cell_text.ts";
import type { Words } from "../../words/mod.ts";
import { type Changes, countChanges } from "./changes.ts";

/** How a board is spoken of. */
export interface BoardWords {
  readonly words: Words;
  /** Which cells are neighbors. */
  readonly topology: Topology;
  /** Whether only neighbors of its own keep a cell alive. */
  readonly friendly?: boolean;
  /** What live cells are called, from state 1 on. */
  readonly colors: readonly string[];
}

/** The words for a board of Blue and Red. */
export function twoSides(words: Words): BoardWords {
  return { words, topology: "plane", colors: words.seats.slice(0, 2) };
}

export function cellNames(board: Board, cells: readonly Cell[]): string {
  return [...cells].sort((a, b) => a - b).map((cell) => cellName(board, cell)).join(", ");
}

/** "blue +2 −1, red +5 −3"; a color without changes is not named. */
export function changesPhrase({ words: { say }, colors }: BoardWords, changes: Changes): string {
  const phrases = colors.flatMap((color, index) => {
    const { born, died } = countChanges(changes, index + 1);
    return born + died === 0 ? [] : [say.change(color, born, died)];
  });
  return phrases.join(", ") || say.noChange;
}
