/** What the rules of a room say to an action: why not, or what happens, such as a turn and an end. */

import type { Seat } from "../games/game.ts";
import type { Ending, RoomEvent, Secret } from "./event.ts";
import type { Refusal } from "./protocol.ts";
import { gameIn, hashAt, playMove, type RoomView } from "./view.ts";

/** An event that has no place in the log yet. */
export interface Draft {
  readonly event: RoomEvent;
  readonly secret?: Secret;
}

/** What an action does, or why not. */
export type Verdict = readonly Draft[] | Refusal;

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
