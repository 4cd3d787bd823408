/** A board of cells in sentences, whichever game is played on it. */

import {
  type Board,
  type Cell,
  columnOf,
  EMPTY,
  liveAround,
  rowOf,
  type State,
  type Topology,
} from "../../automaton/board.ts";
import { cellName, columnName } from "../../games/notation/cell_text.ts";
import type { Words } from "../../words/mod.ts";
import { type Changes, countChanges } from "./changes.ts";

/** How a board is spoken of. */
export interface BoardWords {
  readonly words: Words;
  /** What lies beside what. */
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
  return `${cellName(board, cell)} ${colorOf(said, board.cells[cell]!).toLowerCase()}`;
}

/** What lives in a row, counted from 0. */
export function scanRow(said: BoardWords, board: Board, row: number): string {
  const where = said.words.say.row(String(row + 1));
  return scan(said, board, where, (cell) => rowOf(board, cell) === row);
}

/** What lives in a column, counted from 0. */
export function scanColumn(said: BoardWords, board: Board, column: number): string {
  const where = said.words.say.column(columnName(column));
  return scan(said, board, where, (cell) => columnOf(board, cell) === column);
}

/** Where a color lives. */
export function scanColor(said: BoardWords, board: Board, state: State): string {
  if (state > said.colors.length) return said.words.say.noneFound;
  return scan(said, board, colorOf(said, state), (cell) => board.cells[cell] === state);
}

/** What lives where it is wanted; `where` says where that is. */
export function scan(
  said: BoardWords,
  board: Board,
  where: string,
  wanted: (cell: Cell) => boolean,
): string {
  const live = [...board.cells.keys()].filter((cell) =>
    board.cells[cell] !== EMPTY && wanted(cell)
  );
  const { say } = said.words;
  if (live.length === 0) return say.noCells(where);
  return say.scan(where, live.map((cell) => ownedName(said, board, cell)).join(", "));
}
