/** Who is at the page of a tournament, or listens as a bot: said often, and written now and then. */

import type { World } from "../clock.ts";
import type { TournamentBook } from "../store/tournaments.ts";

/** How often it's written that somebody is there, ms. */
const NOTED_EVERY = 5_000;

export class Attendance {
  /** When it was written of whom, by tournament and number. */
  readonly #noted = new Map<string, Map<number, number>>();
  readonly #unnoted = new Map<string, Set<number>>();

  constructor(
    private readonly book: Pick<TournamentBook, "heard">,
    private readonly world: Pick<World, "now">,
  ) {}

  /** Somebody is there. */
  saw(id: string, number: number): void {
    const noted = this.#noted.get(id)?.get(number) ?? -Infinity;
    if (this.world.now() - noted < NOTED_EVERY) return;
    const unnoted = this.#unnoted.get(id) ?? new Set();
    this.#unnoted.set(id, unnoted.add(number));
  }

  /** Writes it. */
  async note(): Promise<void> {
    const now = this.world.now(), waiting = [...this.#unnoted];
    this.#unnoted.clear();
    for (const [id, numbers] of waiting) {
      await this.book.heard(id, [...numbers], now);
      const noted = this.#noted.get(id) ?? new Map();
      for (const number of numbers) noted.set(number, now);
      this.#noted.set(id, noted);
    }
    this.#forget(now);
  }

  #forget(now: number): void {
    for (const [id, noted] of this.#noted) {
      for (const [number, at] of noted) if (now - at >= NOTED_EVERY) noted.delete(number);
      if (noted.size === 0) this.#noted.delete(id);
    }
  }
}
