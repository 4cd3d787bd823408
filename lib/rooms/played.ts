/** What is played, and what ends, in a room: the events of a legal move. This module is browser compatible. */

import { hashBoard, hashText } from "../automaton/hash.ts";
import type { Seat } from "../games/game.ts";
import type { Ending } from "./event.ts";
import type { Draft } from "./verdict.ts";
import { gameIn, type RoomView } from "./view.ts";

export function ended(winner: Seat | null, by: Ending): Draft {
  return { event: { t: "ended", winner, by } };
}

/** A legal move of the seat to move, and the end that it may bring. */
export function played(view: RoomView, move: unknown): Draft[] {
  const game = gameIn(view), { position } = view;
  const after = game.play(position, move);
  const hash = hashText(hashBoard(game.board(after)));
  const turn: Draft = { event: { t: "turn", move: game.text.writeMove(position, move), hash } };
  const outcome = game.outcome(after);
  return outcome ? [turn, ended(outcome.winner, outcome.by)] : [turn];
}
