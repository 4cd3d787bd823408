/** Lets a sandbox live by itself. */

import { signal } from "@preact/signals";
import type { Studio } from "./studio.ts";

/** Generations a second, as can be chosen. */
export const SPEEDS = [1, 2, 5, 10, 20] as const;

export class Run {
  readonly isPlaying = signal(false);
  readonly speed = signal<number>(SPEEDS[2]);
  readonly #studio: Studio;
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

  #schedule(): void {
    this.#timer = setTimeout(() => {
      if (this.#studio.step()) return this.#schedule();
      this.pause();
      this.#studio.say(this.#studio.own.say.stable);
    }, 1000 / this.speed.value);
  }
}
