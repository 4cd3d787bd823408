/** How games end other than on the board: by giving up, calling off, running out of time or leaving. */

import type { Seat } from "../games/game.ts";
import { outOfTime } from "./clock.ts";
import type { Ending, Player } from "./event.ts";
import { claimableAt } from "./presence.ts";
import type { Draft, Verdict } from "./verdict.ts";
import { phaseOf, rivalOf, type RoomView, seatOf, turnOf } from "./view.ts";

/** Turns after which both have moved, and a game can no longer be called off. */
const BOTH_MOVED = 2;

export function ended(winner: Seat | null, by: Ending): Draft {
  return { event: { t: "ended", winner, by } };
}

export function resign(view: RoomView, by: Player): Verdict {
  const phase = phaseOf(view);
  if (phase !== "playing") return phase;
  return [ended(seatOf(view, rivalOf(by)), "resignation")];
}

export function abort(view: RoomView): Verdict {
  const phase = phaseOf(view);
  if (phase !== "playing") return phase;
  return canAbort(view) ? [ended(null, "abort")] : "moved";
}

/** Whether the game can still be called off: before both have moved. */
export function canAbort({ moves }: RoomView): boolean {
  return moves.length < BOTH_MOVED;
}

/** The game of whoever left for good is won, or called off if it had hardly begun. */
export function claim(view: RoomView, by: Player, now: number): Verdict {
  const phase = phaseOf(view);
  if (phase !== "playing") return phase;
  const from = claimableAt(view, by);
  if (from === undefined || now < from) return "not-gone";
  return [canAbort(view) ? ended(null, "abort") : ended(seatOf(view, by), "abandonment")];
}

/** Whoever's turn it is loses when its time is up. */
export function flag(view: RoomView, now: number): Draft[] {
  const player = turnOf(view);
  if (player === undefined || !outOfTime(view, now)) return [];
  return [canAbort(view) ? ended(null, "abort") : ended(seatOf(view, rivalOf(player)), "time")];
}
