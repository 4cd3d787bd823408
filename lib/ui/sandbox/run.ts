/** Lets a sandbox live by itself. */

import { signal } from "@preact/signals";
import type { Studio } from "./studio.ts";

/** Generations a second, as can be chosen. */
export const SPEEDS = [1, 2, 5, 10, 20, 30, 60] as const;

/** The most generations that are lived between two pictures. */
const MOST_AT_ONCE = 4;

/** How far behind a run may fall and still catch up, ms: something else was busy, not the sandbox. */
const MOST_BEHIND = 250;

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
    this.#due = performance.now() + 1000 / this.speed.value;
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

  /**
   * A generation is due this long after the last was. What is late is made up for, some at once; a device
   * that is too slow for all forgets the rest.
   */
  #schedule(): void {
    this.#timer = setTimeout(() => {
      const every = 1000 / this.speed.value, now = performance.now();
      const late = Math.floor((now - this.#due) / every);
      const generations = Math.max(1, Math.min(MOST_AT_ONCE, 1 + late));
      this.#due = Math.max(now - MOST_BEHIND, this.#due + generations * every);
      if (this.#studio.step(generations)) return this.#schedule();
      this.pause();
      this.#studio.say(this.#studio.own.say.stable);
    }, this.#due - performance.now());
  }
}
