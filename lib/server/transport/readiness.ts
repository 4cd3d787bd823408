/** Whether the server is ready, that is, whether its store can write. */

import type { World } from "../clock.ts";
import type { Store } from "../store/store.ts";

/** If a write takes longer than this, the server isn't ready, ms. */
const PATIENCE = 500;
/** How long an answer is reused, ms: many calls cause one write. */
const HOLDS = 1_000;

export class Readiness {
  #answer: Promise<boolean> | undefined;

  constructor(private readonly store: Pick<Store, "ready">, private readonly world: World) {}

  /** Whether the store could write within the last second. */
  check(): Promise<boolean> {
    return this.#answer ??= this.#try();
  }

  /** Doesn't try another write until this one has ended. */
  #try(): Promise<boolean> {
    const began = this.world.now();
    const written = this.store.ready().catch(() => false);
    Promise.all([written, this.#pause(HOLDS)]).then(() => this.#answer = undefined);
    // A write that blocks the whole process blocks its timers too, so read the clock.
    const inTime = written.then((is) => is && this.world.now() - began <= PATIENCE);
    return Promise.race([inTime, this.#pause(PATIENCE).then(() => false)]);
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.world.after(ms, resolve));
  }
}
