/** Counting the cells of bitboards (layout: `bitboard.ts`). */

/** What cells count: those of a color in its masked columns 1 + `extra`, all others 1. */
export interface RowWeights {
  readonly blue: number;
  readonly red: number;
  readonly extra: number;
}

/** How many bits of the word are set: sums of 2, then 4, then 8 bits side by side. */
export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  const bytes = (nibbles + (nibbles >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bytes, 0x01010101) >>> 24;
}
