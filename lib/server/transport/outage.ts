/** What one hears whom the store kept from getting in: when to try again. */

import type { ServerMessage } from "../../rooms/protocol.ts";
import { isStoreFailure } from "../store/failure.ts";
import type { World } from "../clock.ts";

/** When one who is turned away may try again at the soonest and at the latest, ms. */
const SOONEST = 1_000, LATEST = 10_000;

/** What one who is turned away hears. */
export interface TurnedAway {
  readonly rejection: ServerMessage;
}

/** After a short outage all are back soon; in a long one a crowd doesn't ask all the time. */
export class Outage {
  #began = 0;
  #failedAt = -Infinity;
  #retry = 0;

  constructor(private readonly world: Pick<World, "now">) {}

  /** Does something; where the store fails, who asked is turned away. */
  async orTurnAway<Outcome>(act: () => Promise<Outcome>): Promise<Outcome | TurnedAway> {
    try {
      return await act();
    } catch (error) {
      if (isStoreFailure(error)) return this.turnAway();
      throw error;
    }
  }

  /** The store has just failed: they may come back once that has lasted twice as long. */
  turnAway(): TurnedAway {
    const now = this.world.now();
    // By now somebody would have tried again in vain.
    const isNew = now - this.#failedAt > 2 * this.#retry;
    if (isNew) this.#began = now;
    this.#failedAt = now;
    this.#retry = Math.min(LATEST, Math.max(SOONEST, now - this.#began));
    return { rejection: { t: "bye", retry: this.#retry, why: "storage" } };
  }
}
