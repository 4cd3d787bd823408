/** Lets a sandbox live by itself. */

import { signal } from "@preact/signals";
import type { Studio } from "./studio.ts";

/** Generations a second, as can be chosen. */
export const SPEEDS = [1, 2, 5, 10, 20, 30, 60] as const;

export class Run {
  readonly isPlaying = signal(false);
  readonly speed = signal<number>(SPEEDS[2]);
  readonly #studio: Studio;
  #due = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  toggle(): void {
    const { own } = this.#studio;
    if (this.isPlaying.value) {
      this.pause();
      return this.#studio.say(own.say.paused);
    }
    this.#studio.say(own.say.playing);
    this.isPlaying.value = true;
    this.#due = performance.now();
    this.#schedule();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying.value = false;
  }

  /** The next speed of those there are: `by` places faster. */
  hasten(by: 1 | -1): void {
    const index = SPEEDS.findIndex((speed) => speed === this.speed.value) + by;
    this.speed.value = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, index))]!;
    this.#studio.say(this.#studio.own.say.speed(this.speed.value));
  }

  /** Each generation is due so long after the last was; what a slow device misses is not made up for. */
  #schedule(): void {
    const now = performance.now();
    this.#due = Math.max(now, this.#due + 1000 / this.speed.value);
    this.#timer = setTimeout(() => {
      if (this.#studio.step()) return this.#schedule();
      this.pause();
      this.#studio.say(this.#studio.own.say.stable);
    }, this.#due - now);
  }
}
