/** A turn of the room's game, whichever game that is. */

import { hashBoard, hashText } from "../automaton/hash.ts";
import { TextError } from "../automaton/text_error.ts";
import { type AnyGame, gameOf } from "../games/mod.ts";
import { outOfTime } from "./clock.ts";
import type { Player } from "./event.ts";
import { ended } from "./ending.ts";
import type { Draft, Verdict } from "./verdict.ts";
import { phaseOf, playerAt, type RoomView } from "./view.ts";

export function move(view: RoomView, by: Player, token: string, on: number, now: number): Verdict {
  const phase = phaseOf(view);
  if (phase !== "playing") return phase;
  if (on < view.changed) return "stale";
  const game = gameOf(view.settings.game);
  if (playerAt(view, game.turn(view.position)) !== by) return "not-your-turn";
  if (outOfTime(view, now)) return "time";
  return play(game, view, token);
}

function play(game: AnyGame, { position }: RoomView, token: string): Verdict {
  const move = readMove(game, position, token);
  if (move === undefined) return "unreadable";
  const refusal = game.refuse(position, move);
  if (refusal) return refusal;
  const after = game.play(position, move);
  const hash = hashText(hashBoard(game.board(after)));
  const turn: Draft = { event: { t: "turn", move: game.text.writeMove(position, move), hash } };
  const outcome = game.outcome(after);
  return outcome ? [turn, ended(outcome.winner, outcome.by)] : [turn];
}

/** Undefined for text that is no move of the game. */
function readMove(game: AnyGame, position: unknown, token: string): unknown {
  try {
    return game.text.readMove(position, token);
  } catch (error) {
    if (error instanceof TextError) return undefined;
    throw error;
  }
}
