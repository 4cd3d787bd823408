/** What a bot may send in a second, bytes: a full list for each of thousands of generations. */
const MOST_PER_SECOND = 2 ** 21;

/** Counts what a bot sends; a second's worth may come at once. */
export class Pace {
  /** Until when what came is paid for, ms. */
  #paidUntil = 0;

  /** Counts bytes; for how long nothing more should come, ms. */
  count(bytes: number, now: number): number {
    this.#paidUntil = Math.max(now - 1000, this.#paidUntil) + 1000 * bytes / MOST_PER_SECOND;
    return Math.max(0, this.#paidUntil - now);
  }
}
