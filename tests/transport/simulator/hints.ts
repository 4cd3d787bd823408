/** What processes hear of the rooms that others write to: it may come late, twice, or not at all. */

import type { LoggedEvent } from "../../../lib/rooms/event.ts";
import type { RoomSummary } from "../../../lib/rooms/summary.ts";
import type { Listener } from "../../../lib/server/store/store.ts";
import type { Life } from "./server.ts";
import type { VirtualTime } from "./time.ts";

/** How often a process looks for what it didn't hear of, ms. */
const LOOK_EVERY = 30_000;
/** How long one takes that comes late at most, ms. */
const LATEST = 8_000;
const SOON = 20;

interface Hearer {
  readonly listener: Listener;
  /** The rooms it didn't hear of. */
  readonly missed: Set<string>;
}

export class Hints {
  /** Shares of hints that are lost, that come late, and that come twice. */
  lost = 0;
  late = 0;
  doubled = 0;
  readonly #hearers = new Map<Life, Hearer>();

  constructor(private readonly time: VirtualTime, private readonly random: () => number) {}

  subscribe(life: Life, listener: Listener): () => void {
    const hearer = { listener, missed: new Set<string>() };
    this.#hearers.set(life, hearer);
    life.onEnd(() => this.#hearers.delete(life));
    this.#lookAgain(life, hearer);
    return () => this.#hearers.delete(life);
  }

  /** A process has written to a room; half of the hints bring the events along. */
  tell(writer: Life, head: RoomSummary, events: readonly LoggedEvent[]): void {
    const news = this.#chance(0.5) ? () => structuredClone(events) : undefined;
    for (const [life, hearer] of this.#hearers) {
      if (life === writer) continue;
      if (this.#chance(this.lost) || life.isCutOff) hearer.missed.add(head.code);
      else {for (let n = this.#chance(this.doubled) ? 2 : 1; n > 0; n--) {
          this.#carry(life, hearer, head, news);
        }}
    }
  }

  #carry(
    life: Life,
    { listener }: Hearer,
    head: RoomSummary,
    news?: () => readonly LoggedEvent[],
  ): void {
    const most = this.#chance(this.late) ? LATEST : SOON;
    this.time.after(this.random() * most, () => {
      if (life.alive) listener.catchUp(head.code, news);
    });
  }

  #lookAgain(life: Life, hearer: Hearer): void {
    this.time.after(LOOK_EVERY, () => {
      if (!life.alive) return;
      const { missed } = hearer;
      if (!life.isCutOff) {
        for (const code of missed) hearer.listener.catchUp(code);
        missed.clear();
      }
      this.#lookAgain(life, hearer);
    });
  }

  #chance(share: number): boolean {
    return share > 0 && this.random() < share;
  }
}
