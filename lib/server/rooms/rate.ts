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
