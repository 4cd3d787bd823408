/** A finished king of the hill as still pictures: what each turn led to. */

import type { Board } from "../../../automaton/board.ts";
import { arena } from "../../../games/hill/hill.ts";
import type { ArenaMove, ArenaPosition } from "../../../games/hill/position.ts";
import type { HillTurn } from "./speech.ts";

export interface HillFrame {
  readonly board: Board;
  /** The turn that led to it; undefined at the start. */
  readonly turn: HillTurn | undefined;
}

/** The start, then a frame a turn. */
export function hillFramesOf(start: ArenaPosition, turns: readonly HillTurn[]): HillFrame[] {
  const first = { board: start.board, turn: undefined };
  return [first, ...turns.map((turn) => ({ board: turn.after.board, turn }))];
}

export function hillTurnsOf(start: ArenaPosition, moves: readonly ArenaMove[]): HillTurn[] {
  let before = start;
  return moves.map((move) => {
    const turn = { seat: before.turn, move, before, after: arena.play(before, move) };
    before = turn.after;
    return turn;
  });
}
