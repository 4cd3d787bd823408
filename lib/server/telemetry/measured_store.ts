/** A store that counts what is kept, and how long that takes. */

import type { LoggedEvent } from "../../rooms/event.ts";
import type { RoomSummary } from "../../rooms/summary.ts";
import type { Store } from "../store/store.ts";
import { isMeasured, meter } from "./meter.ts";

/** Seconds: a commit takes from less than a millisecond to what a broken disk needs. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const appends = meter.createHistogram("conquerors.store.append.duration", {
  description: "From an event to its commit",
  unit: "s",
  advice: { explicitBucketBoundaries: BOUNDS },
});
const moves = meter.createCounter("conquerors.moves", {
  description: "Turns played in rooms",
  unit: "{move}",
});
const games = meter.createCounter("conquerors.games", {
  description: "Games that ended in rooms",
  unit: "{game}",
});

/** Each kind of event that is counted. */
const COUNTERS = new Map<LoggedEvent["t"], typeof moves>([["turn", moves], ["ended", games]]);

/** The store itself where nothing is measured. */
export function measured(store: Store): Store {
  if (!isMeasured) return store;
  return {
    rooms: store.rooms,
    books: store.books,
    peers: store.peers,
    async append(head, events, finished, owed) {
      const began = performance.now();
      const kept = await store.append(head, events, finished, owed);
      appends.record((performance.now() - began) / 1000, { "conquerors.kept": kept });
      if (kept === "kept") count(head, events);
      return kept;
    },
    read: (code, after) => store.read(code, after),
    live: () => store.live(),
    retire: (code, until, touched) => store.retire(code, until, touched),
    prune: (now) => store.prune(now),
    forget: (identity, now, standing) => store.forget(identity, now, standing),
    pruneDumps: () => store.pruneDumps(),
    ownData: (identity) => store.ownData(identity),
    subscribe: (listener) => store.subscribe(listener),
    retired: (codes) => store.retired(codes),
    ready: () => store.ready(),
    close: () => store.close(),
  };
}

function count({ game }: RoomSummary, events: readonly LoggedEvent[]): void {
  for (const { t } of events) COUNTERS.get(t)?.add(1, { "conquerors.game": game });
}
