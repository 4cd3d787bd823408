/** A room as it travels to who has seen too little of it. */

import { positionAfter, type RoomView } from "./view.ts";

/** The position is played again from the turns. */
export type Snapshot = Omit<RoomView, "position">;

export function takeSnapshot({ position: _, ...rest }: RoomView): Snapshot {
  return rest;
}

export function fromSnapshot(snapshot: Snapshot): RoomView {
  // A program of before, which may run next to this one, says only who is still to leave.
  const { gaveUp = snapshot.leaving, moves } = snapshot;
  return { ...snapshot, gaveUp, position: positionAfter(snapshot, moves.length) };
}
