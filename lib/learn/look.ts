/** What checks ask of a board. This module is browser compatible. */

import { type Board, type Cell, EMPTY, neighbours } from "../automaton/board.ts";
import type { Seat } from "../games/game.ts";
import { colourOf, rivalOf } from "../games/life_position.ts";
import { boardWith } from "../games/life_turn.ts";
import type { Step } from "./lesson.ts";

export function cellsOf({ cells }: Board, seat: Seat): Cell[] {
  return [...cells.keys()].filter((cell) => cells[cell] === colourOf(seat));
}

/** The live cells around one. */
export function livingAround(board: Board, cell: Cell): Cell[] {
  return neighbours(board, cell, "plane").filter((near) => board.cells[near] !== EMPTY);
}

/** How many of the live cells around are the rival's. */
export function rivalsAround(board: Board, cell: Cell, seat: Seat): number {
  const rival = colourOf(rivalOf(seat));
  return livingAround(board, cell).filter((near) => board.cells[near] === rival).length;
}

/** The board that a step's generation began with. */
export function boardBefore({ before, move }: Step): Board {
  return boardWith(before, move);
}

/** The cells of a seat that a step's generation brought. */
export function bornIn(step: Step, seat: Seat): Cell[] {
  const before = boardBefore(step);
  return cellsOf(step.after.board, seat).filter((cell) => before.cells[cell] === EMPTY);
}

/** The cells of a seat that a step's generation took. */
export function diedIn(step: Step, seat: Seat): Cell[] {
  const { cells } = step.after.board;
  return cellsOf(boardBefore(step), seat).filter((cell) => cells[cell] === EMPTY);
}

export function isSame(one: Board, other: Board): boolean {
  return one.cells.every((state, cell) => state === other.cells[cell]);
}
