/** Positions drawn by hand for the search's tests. */

import { type Board, copyBoard } from "../../lib/automaton/board.ts";
import { readCell } from "../../lib/games/notation/cell_text.ts";
import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import type { LifePosition } from "../../lib/games/conquerors/position.ts";

/** A V2 position in which it is blue's turn, with these cells alive: `c5 c6`. */
export function bluesTurn(round: number, blue: string, red: string): LifePosition {
  const start = conquerorsV2.initial({});
  return { ...start, round, board: withCells(withCells(start.board, blue, 1), red, 2) };
}

function withCells(board: Board, names: string, state: number): Board {
  const after = copyBoard(board);
  for (const cell of cellsOf(board, names)) after.cells[cell] = state;
  return after;
}

/** The cells of names with spaces between. */
export function cellsOf(board: Board, names: string): number[] {
  return names.split(" ").filter(Boolean).map((name) => readCell(board, name)!);
}
