/** What checks ask of a board. */

import { type Board, type Cell, cellsOf, EMPTY, liveAround } from "../automaton/board.ts";
import type { Seat } from "../games/game.ts";
import { colorOf, rivalOf } from "../games/conquerors/position.ts";
import { boardWith } from "../games/conquerors/turn.ts";
import type { Step } from "./lesson.ts";

/** A cell with this many live neighbors dies of them (RR-001 §2.2). */
export const CROWD = 4;

/** The cells of a seat, in reading order. */
export function seatCells(board: Board, seat: Seat): Cell[] {
  return cellsOf(board, colorOf(seat));
}

/** How many of the live cells around are the rival's. */
export function rivalsAround(board: Board, cell: Cell, seat: Seat): number {
  const rival = colorOf(rivalOf(seat));
  return liveAround(board, cell, "plane").filter((near) => board.cells[near] === rival).length;
}

/** The board that a step's generation began with. */
export function boardBefore({ before, move }: Step): Board {
  return boardWith(before, move);
}

/** The cells of a seat that a step's generation brought. */
export function bornIn(step: Step, seat: Seat): Cell[] {
  const before = boardBefore(step);
  return seatCells(step.after.board, seat).filter((cell) => before.cells[cell] === EMPTY);
}

/** The cells of a seat that a step's generation took. */
export function diedIn(step: Step, seat: Seat): Cell[] {
  const { cells } = step.after.board;
  return seatCells(boardBefore(step), seat).filter((cell) => cells[cell] === EMPTY);
}
