/** Whether the server is ready, that is, whether its store can write. */

import { log } from "../log/log.ts";
import { collectGarbage } from "../start/memory.ts";
import type { World } from "../clock.ts";
import type { Store } from "../store/store.ts";

const MEGABYTE = 2 ** 20;
/** It has to fall so far below the limit before anyone is: else it would be off and on. */
const RELEASE = 0.9;

/** After a collection of garbage there's none for so many times as long as it took. */
const PAUSE = 20;

/** What a process knows of its memory. */
interface Memory {
  /** Bytes that it has taken. */
  used(): number;
  /** Gives back those that it doesn't need. */
  collect(): void;
  /** ms. */
  now(): number;
}

const OWN: Memory = {
  used: () => Deno.memoryUsage().rss,
  collect: collectGarbage,
  now: () => performance.now(),
};

/** While the process needs too much memory, nobody and nothing new is taken in. */
export class MemoryBrake {
  readonly #memory: Memory;
  #isOn = false;
  /** When garbage may be collected next, ms. */
  #collectsFrom = -Infinity;

  /** @param megabytes the limit */
  constructor(private readonly megabytes: number, memory: Partial<Memory> = {}) {
    this.#memory = { ...OWN, ...memory };
  }

  /** Whether too much was taken when that was last looked at. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** Looks at it; to be called often. */
  check(): void {
    const wasOn = this.#isOn, most = this.megabytes * MEGABYTE * (wasOn ? RELEASE : 1);
    let used = this.#memory.used();
    // Most of it may be garbage, which is no reason to send anyone away.
    if (used > most && this.#collect()) used = this.#memory.used();
    this.#isOn = used > most;
    if (this.#isOn === wasOn) return;
    const taken = `${Math.round(used / MEGABYTE)} MB are taken`;
    if (wasOn) log("info", `${taken}: everyone new is let in again`);
    else log("warn", `${taken}, more than LIMIT_MEGABYTES: nobody and nothing new is let in`);
  }

  /** False while the last time was too short ago. */
  #collect(): boolean {
    const { collect, now } = this.#memory, began = now();
    if (began < this.#collectsFrom) return false;
    collect();
    const ended = now();
    this.#collectsFrom = ended + PAUSE * (ended - began);
    return true;
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
