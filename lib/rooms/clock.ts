/** The clock of a turn, where a room has one. */

import { phaseOf, type RoomView } from "./view.ts";

/** When the turn's time is up, ms; undefined where nobody is being timed. */
export function deadlineOf(view: RoomView): number | undefined {
  const { clock } = view.settings;
  if (clock === null || phaseOf(view) !== "playing") return undefined;
  return view.turnAt + clock * 1000;
}

export function outOfTime(view: RoomView, now: number): boolean {
  const deadline = deadlineOf(view);
  return deadline !== undefined && now > deadline;
}
