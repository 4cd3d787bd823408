/** How a browser's view of a room follows what the server says. */

import type { PublicEvent } from "../../rooms/event.ts";
import { foldView } from "../../rooms/reduce.ts";
import { fromSnapshot, type Snapshot } from "../../rooms/snapshot.ts";
import { hashOf, type RoomView } from "../../rooms/view.ts";

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
