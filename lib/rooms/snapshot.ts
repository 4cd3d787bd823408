/** A room as it travels to who has seen too little of it, and how their view follows what they hear next. */

import type { PublicEvent } from "./event.ts";
import { foldView } from "./reduce.ts";
import { hashOf, positionAfter, type RoomView } from "./view.ts";

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

/**
 * The view after an event: the same view when the event is old, undefined when the view can no
 * longer follow (events are missing, or the boards of both ends differ) and must be asked for again.
 */
export function follow(view: RoomView | null, event: PublicEvent): RoomView | undefined {
  if (!view) return undefined;
  if (event.v <= view.version) return view;
  // It fits no view that lacks one before it.
  const after = attempt(() => foldView(view, event));
  return after && event.t === "turn" && event.hash !== hashOf(after) ? undefined : after;
}

/** The view a snapshot gives; undefined when this page's rules lead to another board than the server's. */
export function unpack(snapshot: Snapshot, hash: string): RoomView | undefined {
  const view = attempt(() => fromSnapshot(snapshot));
  return view && hashOf(view) === hash ? view : undefined;
}

/** Undefined where this page's rules cannot follow the server's. */
function attempt<Value>(compute: () => Value): Value | undefined {
  try {
    return compute();
  } catch {
    return undefined;
  }
}
