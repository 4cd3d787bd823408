/**
 * What becomes of a game when people give up, call off, run out of time or leave: it ends, or goes
 * on without their seat where its rules know how.
 */

import { isFlagged } from "./clock.ts";
import type { Player } from "./event.ts";
import { type Draft, ended, played, type Verdict } from "./verdict.ts";
import { claimableAt } from "./presence.ts";
import { gameIn, phaseOf, playersLeft, rivalOf, type RoomView, seatOf, turnOf } from "./view.ts";

/** Turns after which both have moved, and a game can no longer be called off. */
const BOTH_MOVED = 2;

export function resign(view: RoomView, by: Player): Verdict {
  const phase = phaseOf(view);
  if (phase !== "playing") return phase;
  const { attrition } = gameIn(view);
  if (!attrition) return [ended(seatOf(view, rivalOf(by)), "resignation")];
  if (!playersLeft(view).includes(by)) return "over";
  if (turnOf(view) === by) return played(view, attrition.resign);
  return [{ event: { t: "leaving", player: by } }];
}

/** Who gave up resigns as their turn comes; the last one who stays has won at once (rules.md P9). */
export function departure(view: RoomView): Draft[] {
  const { attrition } = gameIn(view);
  if (!attrition || view.leaving.length === 0) return [];
  const [last, ...others] = playersLeft(view);
  if (last !== undefined && others.length === 0) {
    return [ended(seatOf(view, last), "resignation")];
  }
  return view.leaving.includes(turnOf(view)!) ? played(view, attrition.resign) : [];
}

/** Calls a game off that has hardly begun. */
export function abort(view: RoomView): Verdict {
  const phase = phaseOf(view);
  if (phase !== "playing") return phase;
  return mayAbort(view) ? [ended(null, "abort")] : "moved";
}

/** Ends a game without a winner. */
export function callOff(view: RoomView): Draft[] {
  return phaseOf(view) === "playing" ? [ended(null, "abort")] : [];
}

/** Whether one player can still call the game off: before both have moved, and where it needs both. */
export function canAbort(view: RoomView): boolean {
  return !gameIn(view).attrition && view.moves.length < BOTH_MOVED;
}

/** Whether a player may still call it off. In a tournament nobody may: who doesn't come has lost. */
export function mayAbort(view: RoomView): boolean {
  return canAbort(view) && view.settings.tournament === undefined;
}

/**
 * The game of a player who left for good is won, or called off if it had hardly begun; or they pass. Where
 * two ask for that, the next one to move may be gone as well, and isn't meant.
 */
export function claim(view: RoomView, by: Player, on: number, now: number): Verdict {
  const phase = phaseOf(view);
  if (phase !== "playing") return phase;
  if (on < view.changed) return "stale";
  const from = claimableAt(view, by);
  if (from === undefined || now < from) return "not-gone";
  const { attrition } = gameIn(view);
  if (attrition) return played(view, attrition.pass);
  return [mayAbort(view) ? ended(null, "abort") : ended(seatOf(view, by), "abandonment")];
}

/** When the time for a turn is up, its player loses, or passes. */
export function flag(view: RoomView, now: number): Draft[] {
  const player = turnOf(view);
  if (player === undefined || !isFlagged(view, now)) return [];
  const { attrition } = gameIn(view);
  if (attrition) return played(view, attrition.pass);
  return [mayAbort(view) ? ended(null, "abort") : ended(seatOf(view, rivalOf(player)), "time")];
}
