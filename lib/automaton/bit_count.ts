/** Counting the cells of bitboards (layout: `bitboard.ts`). This module is browser compatible. */

/** What cells count: those of a colour in its masked columns 1 + `extra`, all others 1. */
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

/** The weighted cells of the rows `from` up to `to`: blue + 2^16 red. */
export function weigh(words: Int32Array, weights: RowWeights, from: number, to: number): number {
  const { blue: blueTwice, red: redTwice, extra } = weights;
  let sum = 0;
  for (let i = 2 * from; i < 2 * to; i += 2) {
    const blue = words[i]!, red = words[i + 1]!;
    sum += popcount(blue) + (popcount(red) << 16);
    if (((blue & blueTwice) | (red & redTwice)) !== 0) {
      sum += extra * (popcount(blue & blueTwice) + (popcount(red & redTwice) << 16));
    }
  }
  return sum;
}
