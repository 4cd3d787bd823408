/**
 * The generation of a large board's words: a stretch of one word column, by addition of bits
 * (layout: `tiles.ts`; rules: `rule.ts`).
 *
 * A word holds 30 cells of a row in its bits 1 to 30. Bits 0 and 31 are free for the nearest cells
 * of the word columns next to it, which are gathered on the way, so that no carry crosses words:
 *
 *     column − 1    column    column + 1
 *      … 29 30   0│1 … 30│31   1 2 …
 *            └───►┘      └◄────┘
 *
 * The sums are those of `bit_kernel.ts`: whole columns west and east, a pair in the middle.
 */

import { blueMajority, carry, nextLive } from "./bit_kernel.ts";

/** The cells of a word. */
export const WORD_CELLS = 30;

/** The words of one generation, a plane of bits for each color. */
export interface Planes {
  readonly blue: Int32Array;
  readonly red: Int32Array;
}

/** What a kernel tells of the words it wrote, as bits of their columns. */
export interface Changes {
  /** The columns in which any row differs from what was there before. */
  any: number;
  /** The same for the first row only, and for the last. */
  top: number;
  bottom: number;
}

/**
 * Writes the next generation of `rows` words from the index `first` on into `to`. The words of a
 * column lie `stride` apart from those of the columns next to it; `mask` has the cells that exist.
 */
export interface TileKernel {
  (
    from: Planes,
    to: Planes,
    first: number,
    rows: number,
    stride: number,
    mask: number,
    changes: Changes,
  ): void;
  /** Makes room for a board of a number of words; absent where the words may lie anywhere. */
  readonly room?: (words: number) => TileRoom;
}

/** Two generations of a board's words, and the kernel that goes from either to the other. */
export interface TileRoom {
  readonly now: Planes;
  readonly past: Planes;
  readonly kernel: TileKernel;
}

/** Room for a kernel that steps words wherever they lie. */
export function roomFor(kernel: TileKernel, words: number): TileRoom {
  if (kernel.room) return kernel.room(words);
  const planes = () => ({ blue: new Int32Array(words), red: new Int32Array(words) });
  return { now: planes(), past: planes(), kernel };
}

/** A word with the nearest cells of the words next to it. */
export function gather(words: Int32Array, i: number, stride: number): number {
  return words[i]! | (words[i - stride]! >>> 30) | (words[i + stride]! << 30);
}

/** The rule `immigration`. */
export const stepImmigrationTile: TileKernel = (from, to, first, rows, stride, mask, changes) => {
  const { blue, red } = from, { blue: blueOut, red: redOut } = to;
  const last = first + rows - 1;
  let any = 0, change = 0;
  let upBlue = gather(blue, first - 1, stride), up = upBlue | gather(red, first - 1, stride);
  let rowBlue = gather(blue, first, stride), row = rowBlue | gather(red, first, stride);
  for (let i = first; i <= last; i++) {
    const downBlue = gather(blue, i + 1, stride), down = downBlue | gather(red, i + 1, stride);
    const ones = up ^ row ^ down, twos = carry(up, down, row);
    const live = mask &
      nextLive(row, up ^ down, up & down, ones << 1, ones >>> 1, twos << 1, twos >>> 1);
    const blueOnes = upBlue ^ rowBlue ^ downBlue, blueTwos = carry(upBlue, downBlue, rowBlue);
    const births = blueMajority(
      blueOnes,
      blueOnes << 1,
      blueOnes >>> 1,
      blueTwos,
      blueTwos << 1,
      blueTwos >>> 1,
    );
    const nextBlue = live & (rowBlue | (births & ~row)), nextRed = live ^ nextBlue;
    change = (blueOut[i]! ^ nextBlue) | (redOut[i]! ^ nextRed);
    if (i === first) changes.top = change;
    any |= change;
    blueOut[i] = nextBlue;
    redOut[i] = nextRed;
    up = row, row = down, upBlue = rowBlue, rowBlue = downBlue;
  }
  changes.any = any;
  changes.bottom = change;
};

/** The rule `friendly`. */
export const stepFriendlyTile: TileKernel = (from, to, first, rows, stride, mask, changes) => {
  const { blue, red } = from, { blue: blueOut, red: redOut } = to;
  const last = first + rows - 1;
  let any = 0, change = 0;
  let upBlue = gather(blue, first - 1, stride), upRed = gather(red, first - 1, stride);
  let rowBlue = gather(blue, first, stride), rowRed = gather(red, first, stride);
  for (let i = first; i <= last; i++) {
    const downBlue = gather(blue, i + 1, stride), downRed = gather(red, i + 1, stride);
    let pair = upBlue ^ downBlue, pairTwos = upBlue & downBlue, sum = pair ^ rowBlue;
    let twos = carry(upBlue, downBlue, rowBlue);
    let west = sum << 1, east = sum >>> 1, carried = carry(west, east, pair);
    const blueOnes = west ^ east ^ pair;
    west = twos << 1, east = twos >>> 1;
    const bluePair = (west ^ east ^ pairTwos ^ carried) & ((west | east) ^ (pairTwos | carried));
    const nearBlue = rowBlue | blueOnes | west | east | pairTwos | carried;

    pair = upRed ^ downRed, pairTwos = upRed & downRed, sum = pair ^ rowRed;
    twos = carry(upRed, downRed, rowRed);
    west = sum << 1, east = sum >>> 1, carried = carry(west, east, pair);
    const redOnes = west ^ east ^ pair;
    west = twos << 1, east = twos >>> 1;
    const redPair = (west ^ east ^ pairTwos ^ carried) & ((west | east) ^ (pairTwos | carried));
    const nearRed = rowRed | redOnes | west | east | pairTwos | carried;

    const nextBlue = mask & bluePair & (rowBlue | (blueOnes & ~nearRed));
    const nextRed = mask & redPair & (rowRed | (redOnes & ~nearBlue));
    change = (blueOut[i]! ^ nextBlue) | (redOut[i]! ^ nextRed);
    if (i === first) changes.top = change;
    any |= change;
    blueOut[i] = nextBlue;
    redOut[i] = nextRed;
    upBlue = rowBlue, upRed = rowRed, rowBlue = downBlue, rowRed = downRed;
  }
  changes.any = any;
  changes.bottom = change;
};
