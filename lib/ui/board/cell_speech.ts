/** Single cells in sentences, for who asks about them: where they live, what they are and will be. */

import {
  type Board,
  type Cell,
  columnOf,
  EMPTY,
  liveAround,
  rowOf,
  type State,
} from "../../automaton/board.ts";
import { cellName, columnName } from "../../games/notation/cell_text.ts";
import type { Changes } from "./changes.ts";
import type { BoardWords } from "./speech.ts";

/** Some cells of a board, and what they are called together. */
export interface BoardPart {
  readonly name: string;
  has(cell: Cell): boolean;
}

/** "M13, blue, 3 neighbors" or "m13 empty", and with what comes next: "m13 empty, born blue". */
export function cellPhrase(
  said: BoardWords,
  board: Board,
  drafted: readonly Cell[],
  cell: Cell,
  next?: Changes,
): string {
  const phrase = cellNow(said, board, drafted, cell);
  const isAlive = board.cells[cell] !== EMPTY || drafted.includes(cell);
  const fate = next && fateOf(said, next, cell, isAlive);
  return fate ? `${phrase}, ${fate}` : phrase;
}

function cellNow(said: BoardWords, board: Board, drafted: readonly Cell[], cell: Cell): string {
  const { words: { say }, topology } = said;
  const name = cellName(board, cell), state = board.cells[cell]!;
  if (drafted.includes(cell)) return say.cell(name, say.drafted);
  if (state === EMPTY) return say.cell(name, say.empty);
  return say.cellLive(name, colorOf(said, state), liveAround(board, cell, topology).length);
}

function colorOf({ colors }: BoardWords, state: State): string {
  return colors[state - 1]!;
}

/** What becomes of a cell, by an aimed bomb too; nothing of one that is and stays empty. */
function fateOf(
  said: BoardWords,
  { before, after }: Changes,
  cell: Cell,
  isAlive: boolean,
): string {
  const { fates } = said.words.say, state = after.cells[cell]!;
  if (state === EMPTY) return isAlive ? fates.dies : "";
  return before.cells[cell] === EMPTY ? fates.born(colorOf(said, state)) : fates.survives;
}

/** The cell, then what lives around it. */
export function aroundSentence(
  said: BoardWords,
  board: Board,
  drafted: readonly Cell[],
  cell: Cell,
): string {
  const { say } = said.words;
  const live = liveAround(board, cell, said.topology);
  const around = live.length === 0
    ? say.nothingAround
    : say.around(live.map((near) => ownedName(said, board, near)).join(", "));
  return `${cellPhrase(said, board, drafted, cell)}. ${around}`;
}

function ownedName(said: BoardWords, board: Board, cell: Cell): string {
  return said.words.say.cell(
    cellName(board, cell),
    colorOf(said, board.cells[cell]!).toLowerCase(),
  );
}

/** What lives in a row, counted from 0. */
export function scanRow(said: BoardWords, board: Board, row: number): string {
  const name = said.words.say.row(String(row + 1));
  return scanPart(said, board, { name, has: (cell) => rowOf(board, cell) === row });
}

/** What lives in a column, counted from 0. */
export function scanColumn(said: BoardWords, board: Board, column: number): string {
  const name = said.words.say.column(columnName(column));
  return scanPart(said, board, { name, has: (cell) => columnOf(board, cell) === column });
}

/** Where a color lives. */
export function scanColor(said: BoardWords, board: Board, state: State): string {
  if (state > said.colors.length) return said.words.say.noneFound;
  const has = (cell: Cell) => board.cells[cell] === state;
  return scanPart(said, board, { name: colorOf(said, state), has });
}

/** What lives in a part of a board. */
export function scanPart(said: BoardWords, board: Board, { name, has }: BoardPart): string {
  const live = [...board.cells.keys()].filter((cell) => board.cells[cell] !== EMPTY && has(cell));
  const { say } = said.words;
  if (live.length === 0) return say.noCells(name);
  return say.scan(name, live.map((cell) => ownedName(said, board, cell)).join(", "));
}
