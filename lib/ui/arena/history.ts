/** How many cells both bots had over a match, as thin as a drawing needs. */

/** Live cells of bot 0 and bot 1. */
export type Counts = readonly [number, number];

interface Sample {
  readonly generation: number;
  readonly counts: Counts;
}

/** The most samples; with more only every other one is kept. */
const MOST = 300;

export class History {
  /** The first sample of each stretch of generations. */
  #samples = new Map<number, Sample>();
  /** The generations of a stretch. */
  #stride: number;

  /** For a match of `generations`, if their number is known. */
  constructor(generations = 0) {
    this.#stride = Math.max(1, Math.ceil(generations / MOST));
  }

  /** All there are, in the order of the match. */
  get samples(): readonly Sample[] {
    return [...this.#samples.values()].sort((a, b) => a.generation - b.generation);
  }

  /** Whether there is none near a generation. */
  wants(generation: number): boolean {
    return !this.#samples.has(Math.floor(generation / this.#stride));
  }

  /** Adds what there was in a generation if it is wanted. */
  add(generation: number, counts: Counts): void {
    if (!this.wants(generation)) return;
    this.#samples.set(Math.floor(generation / this.#stride), { generation, counts });
    if (this.#samples.size > MOST) this.#thin();
  }

  #thin(): void {
    const { samples } = this;
    this.#stride *= 2;
    this.#samples = new Map();
    for (const { generation, counts } of samples) this.add(generation, counts);
  }
}
