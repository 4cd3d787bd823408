/** Boards for the automaton's tests: drawn, random and arbitrary ones. */

import fc from "fast-check";
import {
  type Board,
  cellAt,
  columnOf,
  emptyBoard,
  rowOf,
  type State,
} from "../../lib/automaton/board.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";

const SIGNS = ".AB";

/** A board drawn in `.`, `A` and `B`, its rows separated by white space. */
export function draw(picture: string): Board {
  const rows = picture.trim().split(/\s+/);
  const signs = rows.join("");
  return {
    width: rows[0]!.length,
    height: rows.length,
    cells: Uint8Array.from(signs, (sign) => SIGNS.indexOf(sign)),
  };
}

/** How many cells are of the color. */
export function countCells(board: Board, state: State): number {
  let count = 0;
  for (const cell of board.cells) if (cell === state) count++;
  return count;
}

/** The same the other way: assertions compare drawings, since people read their difference. */
export function drawing({ width, height, cells }: Board): string {
  const row = (_: unknown, r: number) =>
    Array.from(cells.subarray(r * width, (r + 1) * width), (state) => SIGNS[state]).join("");
  return Array.from({ length: height }, row).join("\n");
}

/** The pattern in the middle of an empty square board. */
export function centered(pattern: Board, size: number): Board {
  const board = emptyBoard(size, size);
  const left = Math.floor((size - pattern.width) / 2),
    top = Math.floor((size - pattern.height) / 2);
  for (const [cell, state] of pattern.cells.entries()) {
    board.cells[(top + rowOf(pattern, cell)) * size + left + columnOf(pattern, cell)] = state;
  }
  return board;
}

/** A board of which about `percent` of the cells live, half of them blue, the same for a seed. */
export function randomBoard(width: number, height: number, percent: number, seed: string): Board {
  const rng = seededRng(seed);
  const cells = emptyBoard(width, height).cells
    .map(() => below(100, rng) < percent ? 1 + below(2, rng) : 0);
  return { width, height, cells };
}

/** Any board of these sizes at most, of crowded, thin and empty rows, for fast-check. */
export function anyBoard(maxWidth: number, maxHeight: number): fc.Arbitrary<Board> {
  return fc.integer({ min: 1, max: maxWidth }).chain((width) => {
    const row = fc.constantFrom(1, 3, 10, 1000).chain((rarity) => {
      const cell = fc.nat(2 * rarity).map((n) => n > 2 ? 0 : n);
      return fc.array(cell, { minLength: width, maxLength: width });
    });
    return fc.array(row, { minLength: 1, maxLength: maxHeight })
      .map((rows) => ({ width, height: rows.length, cells: Uint8Array.from(rows.flat()) }));
  });
}

/** A board whose cell at a row and column is the old one's at `from(row, column)`, wrapped. */
export function rearrange(
  board: Board,
  from: (row: number, column: number) => readonly [number, number],
): Board {
  const cells = board.cells.map((_, cell) => {
    const [row, column] = from(rowOf(board, cell), columnOf(board, cell));
    return board.cells[cellAt(board, row, column, "torus")!]!;
  });
  return { ...board, cells };
}

/** The board with every state replaced: `states[s]` for `s`. */
export function recolor(board: Board, states: readonly number[]): Board {
  return { ...board, cells: board.cells.map((state) => states[state]!) };
}
