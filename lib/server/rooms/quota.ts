/** Who holds how many of something that there is only so much of. */

export class Quota {
  readonly #held = new Map<string, number>();
  #total = 0;

  /** `most` in all, and `mostEach` for each source. */
  constructor(private readonly most: number, private readonly mostEach: number) {}

  get total(): number {
    return this.#total;
  }

  /** How many sources have any. */
  get sources(): number {
    return this.#held.size;
  }

  /** Whether there is one more for all these sources. */
  has(sources: readonly string[]): boolean {
    return this.#total < this.most && sources.every((source) => this.of(source) < this.mostEach);
  }

  /** Takes one for all these sources together, or none when one of them, or the whole, has enough. */
  take(sources: readonly string[]): boolean {
    if (!this.has(sources)) return false;
    this.count(sources);
    return true;
  }

  /** Takes note of one that these sources hold already, however many there are. */
  count(sources: readonly string[]): void {
    this.#total++;
    for (const source of sources) this.#held.set(source, this.of(source) + 1);
  }

  /** Gives back what these sources took. */
  release(sources: readonly string[]): void {
    this.#total--;
    for (const source of sources) {
      const left = this.of(source) - 1;
      if (left === 0) this.#held.delete(source);
      else this.#held.set(source, left);
    }
  }

  /** How many a source has. */
  of(source: string): number {
    return this.#held.get(source) ?? 0;
  }
}
