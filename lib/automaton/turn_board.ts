/** Boards turned over, cut out and put upon each other. */

import { type Board, type Cell, columnOf, copyBoard, EMPTY, emptyBoard, rowOf } from "./board.ts";

/** A quarter turn to the right. */
export function rotated(board: Board): Board {
  const { width, height } = board;
  return mapped(height, width, (row, column) => board.cells[(height - 1 - column) * width + row]!);
}

/** Left and right changed over. */
export function mirrored(board: Board): Board {
  const { width, height, cells } = board;
  return mapped(width, height, (row, column) => cells[row * width + width - 1 - column]!);
}

/** The four turns of the board, then the same with left and right changed over. */
export function orientations(board: Board): Board[] {
  const turns = [board];
  for (let turn = 1; turn < 4; turn++) turns.push(rotated(turns.at(-1)!));
  return [...turns, ...turns.map(mirrored)];
}

/** The smallest board that holds the cells of the board, with only those on it. */
export function cutOut(board: Board, cells: readonly Cell[]): Board {
  let left = board.width, right = -1, top = board.height, bottom = -1;
  for (const cell of cells) {
    const column = columnOf(board, cell), row = rowOf(board, cell);
    left = Math.min(left, column), right = Math.max(right, column);
    top = Math.min(top, row), bottom = Math.max(bottom, row);
  }
  const cut = emptyBoard(right - left + 1, bottom - top + 1);
  for (const cell of cells) {
    const column = columnOf(board, cell) - left, row = rowOf(board, cell) - top;
    cut.cells[row * cut.width + column] = board.cells[cell]!;
  }
  return cut;
}

/** The cells of a board that a pattern's live cells lie on; those off the board are left out. */
export function coveredBy(board: Board, pattern: Board, left: number, top: number): Cell[] {
  return liveCells(pattern).flatMap((cell) => {
    const column = left + columnOf(pattern, cell), row = top + rowOf(pattern, cell);
    const isInside = column >= 0 && column < board.width && row >= 0 && row < board.height;
    return isInside ? [row * board.width + column] : [];
  });
}

/** The pattern in the middle of an empty board of at least its size. */
export function centered(pattern: Board, width: number, height: number): Board {
  const board = emptyBoard(width, height);
  const left = Math.floor((width - pattern.width) / 2);
  const top = Math.floor((height - pattern.height) / 2);
  for (let row = 0; row < pattern.height; row++) {
    const from = row * pattern.width;
    board.cells.set(
      pattern.cells.subarray(from, from + pattern.width),
      (top + row) * width + left,
    );
  }
  return board;
}

/** The board with other sides, about the same middle; what's beyond them is gone. */
export function resized(board: Board, width: number, height: number): Board {
  const after = emptyBoard(width, height);
  const left = Math.floor(width / 2) - Math.floor(board.width / 2);
  const top = Math.floor(height / 2) - Math.floor(board.height / 2);
  for (const cell of liveCells(board)) {
    const column = left + columnOf(board, cell), row = top + rowOf(board, cell);
    if (column < 0 || column >= width || row < 0 || row >= height) continue;
    after.cells[row * width + column] = board.cells[cell]!;
  }
  return after;
}

/** The board with cells of a state. */
export function withCells(board: Board, cells: readonly Cell[], state: number): Board {
  const after = copyBoard(board);
  for (const cell of cells) after.cells[cell] = state;
  return after;
}

export function liveCells(board: Board): Cell[] {
  return [...board.cells.keys()].filter((cell) => board.cells[cell] !== EMPTY);
}

function mapped(width: number, height: number, state: (row: number, column: number) => number) {
  const board = emptyBoard(width, height);
  board.cells.forEach((_, cell) => {
    board.cells[cell] = state(rowOf(board, cell), columnOf(board, cell));
  });
  return board;
}
