/** The king of the hill at one moment, and what can be read off it (rules.md K). */

import type { Board, Cell } from "../../automaton/board.ts";
import { stepFriendlyTile } from "../../automaton/tile_kernel.ts";
import { TileBoard } from "../../automaton/tiles.ts";
import { withCells } from "../../automaton/turn_board.ts";
import type { Outcome, Seat, Tally } from "../game.ts";

/** What a match is played by. */
export interface HillRules {
  /** The most cells a turn may bring to life. */
  readonly place: number;
  /** The generations after which the cells decide. */
  readonly generations: number;
}

export interface HillPosition extends HillRules {
  /** A plane; seat 0 has the color 1, seat 1 the color 2. */
  readonly board: Board;
  readonly turn: Seat;
  /** How many generations the board has lived. */
  readonly generation: number;
  /** Of each seat, whether it has had live cells. */
  readonly lived: readonly [boolean, boolean];
  readonly outcome: Outcome | null;
}

/** A whole turn: cells that come to life, none for a pass. */
export interface HillMove {
  readonly place: readonly Cell[];
}

/** The board with cells of the seat to move on it. */
export function boardWith({ board, turn }: HillPosition, place: readonly Cell[]): Board {
  return withCells(board, place, turn + 1);
}

/** The board a generation later (rules.md K1). */
export function nextBoard(board: Board): Board {
  const tiles = TileBoard.of(board, stepFriendlyTile);
  tiles.step();
  return tiles.toBoard();
}

/** Live cells of each seat. */
export function tally({ board }: Pick<HillPosition, "board">): Tally {
  const count = [0, 0];
  for (const state of board.cells) if (state > 0) count[state - 1]!++;
  return { count, score: count };
}

/** Whether each seat lives on the board or has lived before. */
export function livedOn(board: Board, before: readonly boolean[]): [boolean, boolean] {
  const [first, second] = tally({ board }).count;
  return [before[0] || first! > 0, before[1] || second! > 0];
}
