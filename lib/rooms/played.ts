/** What is played, and what ends, in a room: the events of a legal move. */

import type { Seat } from "../games/game.ts";
import type { Ending } from "./event.ts";
import type { Draft } from "./verdict.ts";
import { gameIn, hashAt, playMove, type RoomView } from "./view.ts";

export function ended(winner: Seat | null, by: Ending): Draft {
  return { event: { t: "ended", winner, by } };
}

/**
 * A game of this many turns is a draw, and so is one whose turns times the board's cells come to that
 * many. None that anyone means to win is as long, and all that looks at a game takes longer with each
 * turn and each cell.
 */
export const MOST_TURNS = 2_000, MOST_CELL_TURNS = 2_000_000;

/** A legal move of the seat to move, which the network delayed by `lag`, and the end that it may bring. */
export function played(view: RoomView, move: unknown, lag = 0): Draft[] {
  const game = gameIn(view), { position } = view;
  const { token, after } = playMove(game, position, move);
  const event = { t: "turn", move: token, hash: hashAt(game, after) } as const;
  const turn: Draft = { event: lag > 0 ? { ...event, lag } : event };
  const outcome = game.outcome(after);
  if (outcome) return [turn, ended(outcome.winner, outcome.by)];
  const { width, height } = game.board(after), turns = view.moves.length + 1;
  const isLong = turns >= MOST_TURNS || turns * width * height >= MOST_CELL_TURNS;
  return isLong ? [turn, ended(null, "agreement")] : [turn];
}
