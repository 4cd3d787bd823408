/** A board of two sides in sentences, whichever game is played on it. */

import {
  type Board,
  type Cell,
  columnOf,
  EMPTY,
  liveAround,
  rowOf,
} from "../../automaton/board.ts";
import { cellName, columnName } from "../../games/notation/cell_text.ts";
import type { Seat } from "../../games/game.ts";
import type { Words } from "../../words/mod.ts";
import { type Changes, countChanges } from "./changes.ts";

const SEATS: readonly Seat[] = [0, 1];

export function cellNames(board: Board, cells: readonly Cell[]): string {
  return [...cells].sort((a, b) => a - b).map((cell) => cellName(board, cell)).join(", ");
}

/** "blue +2 −1, red +5 −3"; a seat without changes is not named. */
export function changesPhrase({ seats, say }: Words, changes: Changes): string {
  const phrases = SEATS.flatMap((seat) => {
    const { born, died } = countChanges(changes, seat);
    return born + died === 0 ? [] : [say.change(seats[seat]!, born, died)];
  });
  return phrases.join(", ") || say.noChange;
}

/** "M13, blue, 3 neighbours" or "m13 empty", and with what comes next: "m13 empty, born blue". */
export function cellPhrase(
  words: Words,
  board: Board,
  drafted: readonly Cell[],
  cell: Cell,
  next?: Changes,
): string {
  const phrase = cellNow(words, board, drafted, cell);
  const isAlive = board.cells[cell] !== EMPTY || drafted.includes(cell);
  const fate = next && fateOf(words, next, cell, isAlive);
  return fate ? `${phrase}, ${fate}` : phrase;
}

function cellNow(words: Words, board: Board, drafted: readonly Cell[], cell: Cell): string {
  const name = cellName(board, cell);
  const state = board.cells[cell]!;
  if (drafted.includes(cell)) return words.say.cell(name, words.say.drafted);
  if (state === EMPTY) return words.say.cell(name, words.say.empty);
  return words.say.cellLive(name, words.seats[state - 1]!, liveAround(board, cell, "plane").length);
}

/** What becomes of a cell, by an aimed bomb too; nothing of one that is and stays empty. */
function fateOf(
  { say: { fates }, seats }: Words,
  { before, after }: Changes,
  cell: Cell,
  isAlive: boolean,
): string {
  const state = after.cells[cell]!;
  if (state === EMPTY) return isAlive ? fates.dies : "";
  return before.cells[cell] === EMPTY ? fates.born(seats[state - 1]!) : fates.survives;
}

/** The cell, then what lives around it. */
export function aroundSentence(
  words: Words,
  board: Board,
  drafted: readonly Cell[],
  cell: Cell,
): string {
  const live = liveAround(board, cell, "plane");
  const around = live.length === 0
    ? words.say.nothingAround
    : words.say.around(live.map((near) => ownedName(words, board, near)).join(", "));
  return `${cellPhrase(words, board, drafted, cell)}. ${around}`;
}

function ownedName({ seats }: Words, board: Board, cell: Cell): string {
  return `${cellName(board, cell)} ${seats[board.cells[cell]! - 1]!.toLowerCase()}`;
}

/** What lives in a row, counted from 0. */
export function scanRow(words: Words, board: Board, row: number): string {
  return scan(words, board, words.say.row(String(row + 1)), (cell) => rowOf(board, cell) === row);
}

/** What lives in a column, counted from 0. */
export function scanColumn(words: Words, board: Board, column: number): string {
  const where = words.say.column(columnName(column));
  return scan(words, board, where, (cell) => columnOf(board, cell) === column);
}

/** Where a colour lives. */
export function scanSeat(words: Words, board: Board, seat: Seat): string {
  return scan(words, board, words.seats[seat]!, (cell) => board.cells[cell] === seat + 1);
}

/** What lives where it is wanted; `where` says where that is. */
export function scan(
  words: Words,
  board: Board,
  where: string,
  wanted: (cell: Cell) => boolean,
): string {
  const live = [...board.cells.keys()].filter((cell) =>
    board.cells[cell] !== EMPTY && wanted(cell)
  );
  if (live.length === 0) return words.say.noCells(where);
  return words.say.scan(where, live.map((cell) => ownedName(words, board, cell)).join(", "));
}
