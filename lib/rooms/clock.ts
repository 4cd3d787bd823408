/** The clocks of a room, where it has any: of each turn, or of the whole game. */

import { bankDeadline, isFirstTurn } from "./bank.ts";
import { phaseOf, type RoomView, turnOf } from "./view.ts";

const SECOND = 1_000;

/** When a clock has nearly run out, s. */
export const LOW_CLOCK = 20;

/** When the turn's time is up as the table shows it, ms; undefined where nobody is being timed. */
export function deadlineOf(view: RoomView): number | undefined {
  const { clock, bank } = view.settings;
  if (phaseOf(view) !== "playing") return undefined;
  if (bank) return bankDeadline(view, turnOf(view)!);
  return clock === null ? undefined : view.turnAt + clock * SECOND;
}

/** When the turn is lost, ms: no turn that comes after that counts, however slow the network was. */
export function flagAt(view: RoomView): number | undefined {
  const deadline = deadlineOf(view);
  if (deadline === undefined || !view.purses || isFirstTurn(view)) return deadline;
  return deadline + view.purses[turnOf(view)!]!.spare;
}

/** Whether the time was up before a turn was sent, of whose way so much is the network's, ms. */
export function outOfTime(view: RoomView, now: number, lag: number): boolean {
  const deadline = deadlineOf(view);
  return deadline !== undefined && now - lag > deadline;
}

/** Whether nobody can save the turn any more. */
export function isFlagged(view: RoomView, now: number): boolean {
  const at = flagAt(view);
  return at !== undefined && now > at;
}
