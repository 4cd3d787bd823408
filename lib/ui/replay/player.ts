/** Where a replay stands, and what moves it. */

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Frame } from "./frames.ts";

/** Frames a second, as can be chosen. */
export const SPEEDS = [1, 2, 4, 8] as const;

/** `Shown` is what its frames show. */
export class ReplayPlayer<Shown = Frame> {
  readonly frames: readonly Shown[];
  readonly at = signal(0);
  readonly isPlaying = signal(false);
  readonly speed = signal<number>(SPEEDS[1]);
  readonly frame: ReadonlySignal<Shown>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(frames: readonly Shown[]) {
    this.frames = frames;
    this.frame = computed(() => this.frames[this.at.value]!);
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** Shows a frame; stays within the game. */
  goTo(index: number): void {
    this.at.value = Math.min(this.last, Math.max(0, index));
  }

  /** One frame on or back, and no further by itself. */
  step(by: 1 | -1): void {
    this.pause();
    this.goTo(this.at.value + by);
  }

  /** Plays on from here, from the start if this is the end; or stops. */
  toggle(): void {
    if (this.isPlaying.value) return this.pause();
    if (this.at.value === this.last) this.goTo(0);
    this.isPlaying.value = true;
    this.#schedule();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying.value = false;
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.goTo(this.at.value + 1);
      if (this.at.value === this.last) this.pause();
      else this.#schedule();
    }, 1000 / this.speed.value);
  }
}

/** What a key asks a replay for; undefined for a key that is not its own. */
export function replayKey(player: ReplayPlayer<unknown>, key: string): (() => void) | undefined {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => player.step(-1),
    ArrowRight: () => player.step(1),
    Home: () => player.goTo(0),
    End: () => player.goTo(player.last),
    " ": () => player.toggle(),
  };
  return keys[key];
}
