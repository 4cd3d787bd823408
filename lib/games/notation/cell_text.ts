/** Cells as text, `h12`: columns a…z, aa, ab, …, rows from 1 at the top. */

import { type Board, type Cell, columnOf, rowOf } from "../../automaton/board.ts";
import { TextError } from "../../automaton/text_error.ts";

/** A well-formed name of a cell that the board does not have reads as this, for `refuse` to name. */
export const OFF_BOARD: Cell = -1;

const LETTERS = 26;

/** The name of a column counted from 0: a, …, z, aa, … */
export function columnName(column: number): string {
  const last = String.fromCharCode(97 + column % LETTERS);
  return column < LETTERS ? last : columnName(Math.floor(column / LETTERS) - 1) + last;
}

/** The name of a cell: its column's letters and its row's number, `a1` at the top left. */
export function cellName(board: Board, cell: Cell): string {
  return `${columnName(columnOf(board, cell))}${rowOf(board, cell) + 1}`;
}

/** The cell of a name; `OFF_BOARD` where the board has none of that name, undefined when it is no name. */
export function readCell(board: Board, name: string): Cell | undefined {
  const [, letters, digits] = /^([a-z]{1,4})([1-9][0-9]{0,5})$/.exec(name) ?? [];
  if (!letters || !digits) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * LETTERS + valueOf(letter), 0) - 1;
  const row = Number(digits) - 1;
  return column < board.width && row < board.height ? row * board.width + column : OFF_BOARD;
}

/** The cells of names separated by commas; throws a `TextError` at anything else. */
export function readCells(board: Board, names: string): Cell[] {
  let column = 1;
  return names.split(",").map((name) => {
    const cell = readCell(board, name);
    if (cell === undefined) throw new TextError(`"${name}" is not a cell`, 1, column);
    column += name.length + 1;
    return cell;
  });
}

function valueOf(letter: string): number {
  return letter.charCodeAt(0) - 96;
}
