/** A finished game as still pictures: each turn's cells, then its generation. */

import type { Board, Cell } from "../../automaton/board.ts";
import type { Seat, Tally } from "../../games/game.ts";
import type { LifeGame } from "../../games/conquerors/game.ts";
import type { LifeMove, LifePosition } from "../../games/conquerors/position.ts";
import { blast, boardWith } from "../../games/conquerors/turn.ts";
import { countChanges } from "../board/changes.ts";
import { changesOf } from "../games/conquerors/changes.ts";
import type { Turn } from "../table/match.ts";

/** Births and deaths of each seat. */
export type Toll = readonly { readonly born: number; readonly died: number }[];

export interface Frame {
  readonly board: Board;
  /** Generations lived since the start. */
  readonly generation: number;
  /** The turn whose cells were placed or whose generation was lived; undefined at the start. */
  readonly turn: Turn | undefined;
  /** What the turn placed or bombed, in the frame that shows it. */
  readonly marks: readonly Cell[];
  readonly tally: Tally;
  /** What the generation changed, in the frame that shows it. */
  readonly toll: Toll | undefined;
}

const SEATS: readonly Seat[] = [0, 1];

/** The start, then two frames a turn: frame `2n` is the board after generation `n`. */
export function framesOf(game: LifeGame, start: LifePosition, moves: readonly LifeMove[]): Frame[] {
  const frames: Frame[] = [stillFrame(game, start)];
  let before = start;
  moves.forEach((move, index) => {
    const turn: Turn = { seat: before.turn, move, before, after: game.play(before, move) };
    frames.push(placedFrame(game, turn, index), livedFrame(game, turn, index + 1));
    before = turn.after;
  });
  return frames;
}

function stillFrame(game: LifeGame, position: LifePosition): Frame {
  const tally = game.tally(position);
  return {
    board: position.board,
    generation: 0,
    turn: undefined,
    marks: [],
    tally,
    toll: undefined,
  };
}

function placedFrame(game: LifeGame, turn: Turn, generation: number): Frame {
  const board = boardWith(turn.before, turn.move);
  const tally = game.tally({ ...turn.before, board });
  return { board, generation, turn, marks: marksOf(turn), tally, toll: undefined };
}

function livedFrame(game: LifeGame, turn: Turn, generation: number): Frame {
  const changes = changesOf(turn);
  return {
    board: turn.after.board,
    generation,
    turn,
    marks: [],
    tally: game.tally(turn.after),
    toll: SEATS.map((seat) => countChanges(changes, seat + 1)),
  };
}

function marksOf({ move, before }: Turn): readonly Cell[] {
  if ("place" in move) return move.place;
  return "bomb" in move ? blast(before.board, move.bomb) : [];
}
