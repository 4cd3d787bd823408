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
  let sum = 0;
  for (let i = 2 * from; i < 2 * to; i += 2) sum += weighRow(words[i]!, words[i + 1]!, weights);
  return sum;
}

/** The weighted cells of one row: blue + 2^16 red. */
export function weighRow(blue: number, red: number, weights: RowWeights): number {
  if ((blue | red) === 0) return 0;
  const sum = popcount(blue) + (popcount(red) << 16);
  const heavyBlue = blue & weights.blue, heavyRed = red & weights.red;
  if ((heavyBlue | heavyRed) === 0) return sum;
  return sum + weights.extra * (popcount(heavyBlue) + (popcount(heavyRed) << 16));
}
