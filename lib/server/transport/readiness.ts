/** Whether the server is ready, that is, whether its store can write. */

import { log } from "../log/log.ts";
import type { World } from "../clock.ts";
import type { Store } from "../store/store.ts";

const MEGABYTE = 2 ** 20;
/** It has to fall so far below the limit before anyone is: else it would be off and on. */
const RELEASE = 0.9;

/** While the process has taken too much memory, nobody and nothing new is taken in. */
export class MemoryBrake {
  #isOn = false;

  /** @param megabytes the limit */
  constructor(
    private readonly megabytes: number,
    private readonly used: () => number = () => Deno.memoryUsage().rss,
  ) {}

  /** Whether too much was taken when that was last looked at. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** Looks at it; to be called often. */
  check(): void {
    const wasOn = this.#isOn, used = this.used();
    this.#isOn = used > this.megabytes * MEGABYTE * (wasOn ? RELEASE : 1);
    if (this.#isOn === wasOn) return;
    const taken = `${Math.round(used / MEGABYTE)} MB are taken`;
    if (wasOn) log("info", `${taken}: everyone new is let in again`);
    else log("warn", `${taken}, more than LIMIT_MEGABYTES: nobody and nothing new is let in`);
  }
}

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
