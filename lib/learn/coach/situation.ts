/** What hints are based on: the board, and what the draft will make of it. */

import { nextGeneration } from "../../automaton/bit_generation.ts";
import type { Board, Cell, State } from "../../automaton/board.ts";
import type { PlayedLife } from "../../games/conquerors/played.ts";
import {
  colorOf,
  type LifeMove,
  type LifePosition,
  rivalOf,
} from "../../games/conquerors/position.ts";
import { boardWith } from "../../games/conquerors/turn.ts";

export interface Situation {
  readonly game: PlayedLife;
  /** The person's turn, in a game that is not over. */
  readonly position: LifePosition;
  /** The draft; it may lack cells. */
  readonly move: LifeMove;
  readonly own: State;
  readonly rival: State;
  /** The board now, with the move on it, a generation later, and a generation after a skip. */
  readonly now: Board;
  readonly moved: Board;
  readonly next: Board;
  readonly idle: Board;
  /** Where a bomb is worth the turn. */
  readonly strike: Strike | undefined;
}

/** A bomb, and by how much it leaves the person better off than a skip. */
export interface Strike {
  readonly cell: Cell;
  readonly points: number;
}

/** `strike` is the position's `bestStrike`, which takes longer than all the rest. */
export function situationOf(
  game: PlayedLife,
  position: LifePosition,
  move: LifeMove,
  strike: Strike | undefined,
): Situation {
  const { board, turn } = position;
  const moved = boardWith(position, move);
  return {
    game,
    position,
    move,
    own: colorOf(turn),
    rival: colorOf(rivalOf(turn)),
    now: board,
    moved,
    next: generationOf(moved),
    idle: generationOf(board),
    strike,
  };
}

export function generationOf(board: Board): Board {
  return nextGeneration(board, "plane");
}

/** Whether the turn has all the cells that it may place, or is none of cells. */
export function isWhole({ game, position, move }: Situation): boolean {
  return game.refuse(position, move) === undefined;
}
