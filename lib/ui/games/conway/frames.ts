/** A finished game by post as still pictures: each turn's pieces, then what followed. */

import type { Board, Cell } from "../../../automaton/board.ts";
import { conway } from "../../../games/conway/conway.ts";
import type { ConwayMove, ConwayPosition } from "../../../games/conway/position.ts";
import { boardWith } from "../../../games/conway/turn.ts";
import type { PostTurn } from "./speech.ts";

export interface PostFrame {
  readonly board: Board;
  /** The turn whose pieces were placed or whose generation was lived; undefined at the start. */
  readonly turn: PostTurn | undefined;
  /** The pieces of the turn, in the frame that shows them. */
  readonly marks: readonly Cell[];
  /** Whether it shows what followed the turn. */
  readonly isAfter: boolean;
}

/** The start, then two frames a turn: frame `2n` is the board after turn `n`. */
export function postFramesOf(start: ConwayPosition, moves: readonly ConwayMove[]): PostFrame[] {
  const first = { board: start.board, turn: undefined, marks: [], isAfter: true };
  return [first, ...postTurnsOf(start, moves).flatMap(framesOfTurn)];
}

export function postTurnsOf(start: ConwayPosition, moves: readonly ConwayMove[]): PostTurn[] {
  let before = start;
  return moves.map((move) => {
    const turn = { seat: before.turn, move, before, after: conway.play(before, move) };
    before = turn.after;
    return turn;
  });
}

function framesOfTurn(turn: PostTurn): PostFrame[] {
  const { before, move, after } = turn;
  const marks = "place" in move ? move.place : [];
  return [
    { board: boardWith(before, marks), turn, marks, isAfter: false },
    { board: after.board, turn, marks: [], isAfter: true },
  ];
}
