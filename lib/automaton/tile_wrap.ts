/**
 * The edges of a large torus: for the time of a generation, the guards of `tiles.ts` hold the cells
 * across, and so does the bit after the last cell of the last word column.
 */

import { type Planes, WORD_CELLS } from "./tile_kernel.ts";

/** Where the words of a board lie. */
interface Layout {
  readonly width: number;
  readonly height: number;
  /** Columns of words, without the guards. */
  readonly wordColumns: number;
  /** From a word to the one east of it. */
  readonly stride: number;
}

/** The bits of a word's first cell and of its last. */
const FIRST = 1, LAST = WORD_CELLS;

/** Where the east edge lies: its word column, the bit of its last cell, and where the cell after that goes. */
function eastOf({ width, wordColumns }: Layout) {
  const bit = (width - 1) % WORD_CELLS + 1;
  const after = bit === LAST
    ? { column: wordColumns + 1, bit: FIRST }
    : { column: wordColumns, bit: bit + 1 };
  return { column: wordColumns, bit, after };
}

/** Copies the cells across the edges of both colors. */
export function wrap({ blue, red }: Planes, layout: Layout): void {
  for (const words of [blue, red]) wrapWords(words, layout);
}

function wrapWords(words: Int32Array, layout: Layout): void {
  const { height, wordColumns, stride } = layout, { column, bit, after } = eastOf(layout);
  for (let row = 1; row <= height; row++) {
    const first = words[stride + row]! >>> FIRST & 1,
      last = words[column * stride + row]! >>> bit & 1;
    words[row] = last << LAST;
    words[after.column * stride + row]! |= first << after.bit;
  }
  for (let at = 0; at <= wordColumns + 1; at++) {
    words[at * stride] = words[at * stride + height]!;
    words[at * stride + height + 1] = words[at * stride + 1]!;
  }
}

/** Takes all of that away again. */
export function unwrap({ blue, red }: Planes, layout: Layout): void {
  const { height, wordColumns, stride } = layout, { after } = eastOf(layout);
  for (const words of [blue, red]) {
    for (let row = 1; row <= height; row++) {
      words[row] = 0;
      words[after.column * stride + row]! &= ~(1 << after.bit);
    }
    for (let at = 0; at <= wordColumns + 1; at++) {
      words[at * stride] = 0;
      words[at * stride + height + 1] = 0;
    }
  }
}
