/** How often each source did something in the current window of time. */

export class Rate {
  readonly #counts = new Map<string, number>();
  #window = -1;

  /** At most `most` times by each source in every `span` ms. */
  constructor(private readonly most: number, private readonly span: number) {}

  /** Whether all of these sources may do it once more; counts it for each. */
  allow(sources: readonly string[], now: number): boolean {
    this.#turn(Math.floor(now / this.span));
    const counts = sources.map((source) => (this.#counts.get(source) ?? 0) + 1);
    sources.forEach((source, index) => this.#counts.set(source, counts[index]!));
    return counts.every((count) => count <= this.most);
  }

  /** Whether this source has done it as often as it may. */
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
