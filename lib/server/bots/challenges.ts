/** Challenges from one bot to another: a room in which the one sits, and the other is awaited. */

import type { Challenge } from "./told.ts";

/** Most that may wait for one bot's answer. */
const MOST_ASKED = 20;

/** A challenge, and whom it is between, by the bots' numbers. */
interface Waiting {
  readonly challenge: Challenge;
  readonly cancel: () => void;
}

export class Challenges {
  readonly #waiting = new Map<string, Waiting>();

  /** Whether that many wait for a bot already. */
  isFull(to: number): boolean {
    return this.to(to).length >= MOST_ASKED;
  }

  /** Takes note of one; `cancel` ends the wait for it. */
  add(challenge: Challenge, cancel: () => void): void {
    this.#waiting.set(challenge.id, { challenge, cancel });
  }

  find(id: string): Challenge | undefined {
    return this.#waiting.get(id)?.challenge;
  }

  /** Those that wait for a bot. */
  to(bot: number): Challenge[] {
    const all = Array.from(this.#waiting.values(), ({ challenge }) => challenge);
    return all.filter(({ to }) => to.id === bot);
  }

  /** It was answered, or is gone. */
  drop(id: string): Challenge | undefined {
    const waiting = this.#waiting.get(id);
    waiting?.cancel();
    this.#waiting.delete(id);
    return waiting?.challenge;
  }
}
