/**
 * Counting the cells of bitboards, as they are or as they step (layout: `bitboard.ts`). What a part
 * of a row's word weighs is looked up, in half the time that it takes to add up its bits.
 */

import { popcount, type RowWeights } from "./bit_count.ts";
import { blueMajorityRow, boardMask, nextLiveRow, skipAbove, skipBelow } from "./bit_kernel.ts";

/** Parts of eleven bits, three to a word, so that all that is looked up stays in a fast cache. */
const PART = 11;
const PARTS = 1 << PART;
const LOW = PARTS - 1;

/** Counts rows; its fields tell of those that were counted last. */
export class Census {
  /** The weighted cells: blue + 2^16 red. */
  cells = 0;
  /** The columns in which a color lives. */
  blue = 0;
  red = 0;
  readonly #width: number;
  readonly #height: number;
  /** What the three parts of blue's words weigh, from the low ones up, and then of red's. */
  readonly #scales = new Uint8Array(6 * PARTS);

  /** A part of a row must weigh less than 256. */
  constructor(width: number, height: number, weights: RowWeights) {
    this.#width = width;
    this.#height = height;
    [weights.blue, weights.red].forEach((heavy, color) => {
      for (let i = 0; i < 3 * PARTS; i++) {
        const word = (i & LOW) << (PART * (i >> PART));
        const weight = popcount(word) + weights.extra * popcount(word & heavy);
        this.#scales[3 * PARTS * color + i] = weight;
      }
    });
  }

  /** What a row weighs: blue + 2^16 red. */
  weigh(blue: number, red: number): number {
    const scales = this.#scales;
    const reds = scales[3 * PARTS + (red & LOW)]! +
      scales[4 * PARTS + ((red >>> PART) & LOW)]! + scales[5 * PARTS + (red >>> (2 * PART))]!;
    return (reds << 16) + scales[blue & LOW]! +
      scales[PARTS + ((blue >>> PART) & LOW)]! + scales[2 * PARTS + (blue >>> (2 * PART))]!;
  }

  /** Counts the rows `from` up to `to`. */
  count(words: Int32Array, from: number, to: number): void {
    let cells = 0, blues = 0, reds = 0;
    for (let i = 2 * from; i < 2 * to; i += 2) {
      const blue = words[i]!, red = words[i + 1]!;
      cells += this.weigh(blue, red);
      blues |= blue;
      reds |= red;
    }
    this.cells = cells;
    this.blue = blues;
    this.red = reds;
  }

  /** `stepPlane` of all rows, and `count` of what it writes: in one pass, so that no row is read twice. */
  step(words: Int32Array, out: Int32Array): void {
    const height = this.#height, columns = boardMask(this.#width);
    const first = skipAbove(words, out, 0, height), end = skipBelow(words, out, first, height);
    const above = 2 * (first > 0 ? first - 1 : height);
    let cells = 0, blues = 0, reds = 0;
    let upBlue = words[above]!, up = upBlue | words[above + 1]!;
    let blue = words[2 * first]!, row = blue | words[2 * first + 1]!;
    for (let i = 2 * first; i < 2 * end; i += 2) {
      const downBlue = words[i + 2]!, down = downBlue | words[i + 3]!;
      const births = blueMajorityRow(upBlue, blue, downBlue) & ~row;
      const live = columns & nextLiveRow(up, row, down);
      const liveBlue = live & (blue | births), liveRed = live ^ liveBlue;
      out[i] = liveBlue;
      out[i + 1] = liveRed;
      cells += this.weigh(liveBlue, liveRed);
      blues |= liveBlue;
      reds |= liveRed;
      up = row, row = down, upBlue = blue, blue = downBlue;
    }
    this.cells = cells;
    this.blue = blues;
    this.red = reds;
  }
}
