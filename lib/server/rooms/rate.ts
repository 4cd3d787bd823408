/** How often a source may do what costs the server time or leaves something behind. */

import type { Limits } from "./limits.ts";

/** How often each source did something in the current window of time. */
export class Rate {
  readonly #counts = new Map<string, number>();
  #window = -1;

  /**
   * At most `most` times by each address in every `span` ms; by each identity fewer, if told. Sources
   * are given in that order.
   */
  constructor(
    private readonly most: number,
    private readonly span: number,
    private readonly mostOfIdentity = most,
  ) {}

  /** Whether all of these sources may do it once more; counts it for each. */
  allow(sources: readonly string[], now: number): boolean {
    this.#turn(Math.floor(now / this.span));
    const counts = sources.map((source) => (this.#counts.get(source) ?? 0) + 1);
    sources.forEach((source, index) => this.#counts.set(source, counts[index]!));
    return counts.every((count, n) => count <= (n === 0 ? this.most : this.mostOfIdentity));
  }

  /** Whether this address has done it as often as it may. */
  isSpent(source: string, now: number): boolean {
    this.#turn(Math.floor(now / this.span));
    return (this.#counts.get(source) ?? 0) >= this.most;
  }

  /** A new window forgets the one before, so that nothing grows. */
  #turn(window: number): void {
    if (window === this.#window) return;
    this.#window = window;
    this.#counts.clear();
  }
}

const TEN_SECONDS = 10_000, MINUTE = 60_000, HOUR = 60 * MINUTE;

export interface Rates {
  /** What it asks about itself. */
  readonly accounts: Rate;
  /** Wishes to be forgotten: who has asked much may still go. */
  readonly forgettings: Rate;
  /** Wishes for games with somebody. */
  readonly challenges: Rate;
  /** What players of tournaments ask: that, and that they are there. */
  readonly attendances: Rate;
  /** QR codes. */
  readonly drawings: Rate;
  /** Names taken. */
  readonly names: Rate;
  readonly pages: Rate;
}

export function ratesOf(limits: Limits): Rates {
  const { accountsPerMinute, accountsPerMinutePerIdentity } = limits;
  return {
    accounts: new Rate(accountsPerMinute, MINUTE, accountsPerMinutePerIdentity),
    forgettings: new Rate(accountsPerMinute, MINUTE, accountsPerMinutePerIdentity),
    challenges: new Rate(
      limits.challengesPerMinute,
      MINUTE,
      limits.challengesPerMinutePerIdentity,
    ),
    attendances: new Rate(
      limits.attendancesPerMinute,
      MINUTE,
      limits.attendancesPerMinutePerIdentity,
    ),
    drawings: new Rate(limits.drawingsPerMinute, MINUTE),
    names: new Rate(limits.namesPerHour, HOUR),
    pages: new Rate(limits.pagesPerTenSeconds, TEN_SECONDS),
  };
}
