import { log } from "../log/log.ts";
import { collectGarbage } from "../start/memory.ts";

const MEGABYTE = 2 ** 20;
/** Below this share of the limit it's off again: at the limit itself it would be off and on. */
const RELEASE = 0.9;

/**
 * After a collection of garbage there's none for so many times as long as it took: nothing else happens
 * meanwhile. Where it's of no use, because all that memory is needed, twice as many, and so on.
 */
const PAUSE = { least: 20, most: 320 };

/** What a process knows of its memory. */
export interface Memory {
  /** Bytes that it has taken. */
  used(): number;
  /** Gives back those that it doesn't need. */
  collect(): void;
  /** The time, ms. */
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
  #pause = PAUSE.least;

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
    if (used > most && this.#collect()) {
      used = this.#memory.used();
      this.#pause = used > most ? Math.min(2 * this.#pause, PAUSE.most) : PAUSE.least;
    }
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
    this.#collectsFrom = ended + this.#pause * (ended - began);
    return true;
  }
}
