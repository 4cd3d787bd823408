/** A turn of the room's game, whichever game that is. */

import { readable } from "../automaton/text_error.ts";
import { seededRng } from "../games/kit/rng.ts";
import { creditOf } from "./bank.ts";
import { outOfTime } from "./clock.ts";
import type { Player } from "./event.ts";
import { played, type Verdict } from "./verdict.ts";
import { archiveIdOf, gameIn, phaseOf, type RoomView, turnOf } from "./view.ts";

/** Asks for a turn that chance chooses; in the log and in records its token ends in the mark. */
const RANDOM = "random";
const DRAWN = "*";

/** `lag` is what the player says of the network, ms. */
export function move(
  view: RoomView,
  by: Player,
  token: string,
  on: number,
  now: number,
  lag = 0,
): Verdict {
  const phase = phaseOf(view);
  if (phase !== "playing") return phase;
  if (on < view.changed) return "stale";
  if (turnOf(view) !== by) return "not-your-turn";
  const credit = creditOf(view, by, lag);
  if (outOfTime(view, now, credit)) return "time";
  const move = readTurn(view, token);
  if (move === undefined) return "unreadable";
  return gameIn(view).refuse(view.position, move) ?? played(view, move, credit);
}

/** The move that is asked for now, perhaps of chance; undefined for text that is none. */
export function readTurn(view: RoomView, token: string): unknown {
  return token === RANDOM ? drawMove(view) : readMove(view, token);
}

/** From the game's seed, which is its id, and the turn's number. */
function drawMove(view: RoomView): unknown {
  const rng = seededRng(`${archiveIdOf(view)}:${view.moves.length}`);
  return gameIn(view).random(view.position, rng);
}

/** Undefined for text that is no move of the game, or one that only chance may make. */
export function readMove(view: RoomView, token: string): unknown {
  if (token.endsWith(DRAWN)) return undefined;
  return readable(() => gameIn(view).text.readMove(view.position, token));
}
