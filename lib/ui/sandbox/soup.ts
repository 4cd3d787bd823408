/** Boards of chance. */

import { type Board, emptyBoard } from "../../automaton/board.ts";
import { below, seededRng } from "../../games/kit/rng.ts";

/** Of ten cells this many live, half of them blue: about where soups live longest. */
const LIVE_IN_TEN = 3;

/** The soup of a seed: the same on every machine. */
export function soup(width: number, height: number, seed: string): Board {
  const rng = seededRng(seed);
  const board = emptyBoard(width, height);
  for (const cell of board.cells.keys()) {
    if (below(10, rng) < LIVE_IN_TEN) board.cells[cell] = 1 + below(2, rng);
  }
  return board;
}
