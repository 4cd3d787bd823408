/** What a turn of Conway by post does (rules.md P3-P6, P9). */

import type { Board } from "../../automaton/board.ts";
import { NEUTRAL, plurality } from "../../automaton/rule.ts";
import { type Stepper, torusStepper } from "../../automaton/torus.ts";
import { withCells } from "../../automaton/turn_board.ts";
import { refuse } from "./legality.ts";
import {
  colorOf,
  type ConwayMove,
  type ConwayPosition,
  livesAfter,
  seatsAlive,
  tally,
} from "./position.ts";
import type { Outcome, Seat } from "../game.ts";

/** After this many moves without a placement the game ends (rules.md P9). */
export const STALLED = 200;

/** The position after a legal turn and the generation it brings; throws on an illegal one. */
export function playTurn(position: ConwayPosition, move: ConwayMove): ConwayPosition {
  const refusal = refuse(position, move);
  if (refusal) throw new Error(`Illegal move: ${refusal}`);
  const moved = "resign" in move ? leave(position) : placed(position, move.place);
  const lived = !moved.outcome && livesAfter(moved) ? removeDead(live(moved)) : moved;
  const settled = lived.idle < STALLED ? lived : end(lived, "stall", null);
  return { ...settled, turn: seatAfter(settled), move: position.move + 1 };
}

/** The board with a turn's pieces, before its generation. */
export function boardWith({ board, turn }: ConwayPosition, cells: readonly number[]): Board {
  return withCells(board, cells, colorOf(turn));
}

function placed(position: ConwayPosition, cells: readonly number[]): ConwayPosition {
  const idle = cells.length > 0 ? 0 : position.idle + 1;
  return { ...position, board: boardWith(position, cells), idle };
}

/** Who resigns is removed and leaves neutral pieces; where but one is left, it has won (rules.md P9). */
function leave(position: ConwayPosition): ConwayPosition {
  const left = {
    ...position,
    alive: position.alive.with(position.turn, false),
    idle: position.idle + 1,
  };
  const [last, ...others] = seatsAlive(left);
  return others.length > 0 ? disowned(left) : end(left, "resignation", last!);
}

/** The pieces of the seat to move become nobody's. */
function disowned(position: ConwayPosition): ConwayPosition {
  const { board, turn } = position;
  const own = colorOf(turn);
  const cells = board.cells.map((state) => state === own ? NEUTRAL : state);
  return { ...position, board: { ...board, cells } };
}

/** By their sides, for a room plays hundreds of turns again at one stroke. */
const steppers = new Map<number, Stepper>();

/** The board a generation later. */
export function nextBoard(board: Board): Board {
  const cells = new Uint8Array(board.cells.length);
  const step = steppers.get(board.width) ?? torusStepper(board, plurality);
  steppers.set(board.width, step);
  step(board.cells, cells);
  return { ...board, cells };
}

function live(position: ConwayPosition): ConwayPosition {
  return { ...position, board: nextBoard(position.board) };
}

/** Removes the seats without pieces: the last one left has won, and none is a draw (rules.md P6). */
function removeDead(position: ConwayPosition): ConwayPosition {
  const { count } = tally(position);
  const left = { ...position, alive: count.map((pieces) => pieces > 0) };
  const [last, ...others] = seatsAlive(left);
  return others.length > 0 ? left : end(left, "extinction", last ?? null);
}

function end(
  position: ConwayPosition,
  by: Outcome["by"],
  winner: Seat | null,
): ConwayPosition {
  return { ...position, outcome: position.outcome ?? { winner, by } };
}

/** The next seat that is still in the game, in a fixed cyclic order (rules.md P1). */
function seatAfter({ turn, alive }: ConwayPosition): Seat {
  const next = alive.indexOf(true, turn + 1);
  return next >= 0 ? next : Math.max(0, alive.indexOf(true));
}
