/** What becomes of one whom the store keeps from getting in: they wait for it, and then try again. */

import type { ServerMessage } from "../../rooms/protocol.ts";
import { isStoreFailure } from "../store/failure.ts";
import type { Store } from "../store/store.ts";
import type { World } from "../clock.ts";

/** How long somebody is kept waiting, ms: a browser gives a socket up after 3.5 s without an answer. */
const PATIENCE = 2_500;
/** How often it's looked whether the store can write again, and how long that may take, ms. */
const LOOK_EVERY = 200, HANGS = 500;
/** When one who is turned away may try again at the soonest and at the latest, ms. */
const SOONEST = 400, LATEST = 10_000;
/** How much later than that they may come, ms: their line takes its time, and so does a page that wakes. */
const LATER = 1_000;

/** What one who is turned away hears. */
export interface TurnedAway {
  readonly rejection: ServerMessage;
}

/** After a short outage all are back at once; in a long one a crowd doesn't ask all the time. */
export class Outage {
  #began = 0;
  #failedAt = -Infinity;
  #retry = 0;
  /** Those who wait for the next look; true if the store can write again. */
  readonly #waiting = new Set<(isBack: boolean) => void>();
  #isLooking = false;

  constructor(
    private readonly store: Pick<Store, "ready">,
    private readonly world: Pick<World, "now" | "after">,
  ) {}

  /** Does something, again once the store is back where it fails; if that takes long, who asked is turned away. */
  async orTurnAway<Outcome>(act: () => Promise<Outcome>): Promise<Outcome | TurnedAway> {
    const late = this.world.now() + PATIENCE;
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!isStoreFailure(error)) throw error;
        if (!await this.#comesBack(late)) return this.#turnAway();
      }
    }
  }

  /** Whether the store can write again before a moment, ms. */
  async #comesBack(late: number): Promise<boolean> {
    while (this.world.now() < late) if (await this.#nextLook()) return true;
    return false;
  }

  /** However many wait, one looks. */
  #nextLook(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#waiting.add(resolve);
    if (!this.#isLooking) {
      this.#isLooking = true;
      this.world.after(LOOK_EVERY, () => this.#look());
    }
    return promise;
  }

  async #look(): Promise<void> {
    // One that hangs is like one that fails.
    const hangs = new Promise<boolean>((tell) => this.world.after(HANGS, () => tell(false)));
    const isBack = await Promise.race([this.store.ready().catch(() => false), hangs]);
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    this.#isLooking = false;
    for (const tell of waiting) tell(isBack);
  }

  /** They may come back once the outage has lasted twice as long. */
  #turnAway(): TurnedAway {
    const now = this.world.now();
    // By now somebody would have tried again, and waited in vain.
    const isNew = now - this.#failedAt > 2 * this.#retry + LATER + PATIENCE;
    if (isNew) this.#began = now;
    this.#failedAt = now;
    this.#retry = Math.min(LATEST, Math.max(SOONEST, now - this.#began));
    return { rejection: { t: "bye", retry: this.#retry, why: "storage" } };
  }
}
