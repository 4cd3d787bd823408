/**
 * The last events of a room, by version. Both transports are cursors over it: from any version on
 * it gives the tail, or a snapshot where the tail no longer reaches that far.
 */

import type { LoggedEvent, PublicEvent } from "./event.ts";
import { publicEvent } from "./event.ts";
import { withoutWords } from "./forgotten.ts";
import type { ServerMessage } from "./protocol.ts";
import { takeSnapshot } from "./snapshot.ts";
import { hashOf, type RoomView } from "./view.ts";

/** How many events a log keeps at hand; older ones are in the store. */
const EVENTS_KEPT = 64;

/** The log's end; `events` are consecutive and lead up to the room's version. */
interface Log {
  readonly events: readonly PublicEvent[];
}

export const emptyLog: Log = { events: [] };

export function appendTo({ events }: Log, added: readonly LoggedEvent[]): Log {
  const all = [...events, ...added.map(publicEvent)];
  return { events: withoutForgotten(all, added).slice(-EVENTS_KEPT) };
}

/** The events without the words of those who are forgotten by now. */
function withoutForgotten(
  all: readonly PublicEvent[],
  added: readonly LoggedEvent[],
): readonly PublicEvent[] {
  return added.filter((event) => event.t === "forgotten").reduce(
    (events, { player, v }) =>
      events.map((event) => event.v < v ? withoutWords(event, player) : event),
    all,
  );
}

/** What someone who saw `version` last has missed. A version not yet reached is as good as none. */
export function since({ events }: Log, version: number, view: RoomView): readonly ServerMessage[] {
  const first = events[0]?.v ?? Infinity;
  const known = version > 0 && version <= view.version;
  if (known && version === view.version) return [];
  if (known && version + 1 >= first) return events.slice(version + 1 - first);
  return [{ t: "snapshot", room: takeSnapshot(view), hash: hashOf(view) }];
}

/** Whether the event of a version that somebody saw is still this one: a restored backup may have another. */
export function isSame({ events }: Log, version: number, at: number, view: RoomView): boolean {
  const event = version === view.version ? view : events[version - (events[0]?.v ?? 0)];
  return event?.at === at;
}
