/** Whole turns of few cells that matter. */

import { stepPlane } from "../automaton/bit_kernel.ts";
import type { Cell } from "../automaton/board.ts";
import { aroundRow, cellsIn, columnOfBit, type Side } from "./side.ts";

/** What is asked of a side. */
type Filled = Pick<Side, "width" | "height" | "words" | "color" | "legal" | "place">;

/**
 * The cells, and others up to as many as a turn places that change nothing of what follows.
 * Undefined where there are none.
 */
export function filledUp(side: Filled, cells: readonly Cell[]): Cell[] | undefined {
  const words = side.words.slice(), filled = [...cells];
  for (const cell of cells) toggle(side, words, cell);
  for (const find of [lonely, idle]) {
    while (filled.length < side.place) {
      const cell = find(side, words);
      if (cell === undefined) break;
      filled.push(cell);
      toggle(side, words, cell);
    }
  }
  return filled.length < side.place ? undefined : filled.sort((a, b) => a - b);
}

/** The first cell that dies by itself, since nothing lives within two rows and columns. */
function lonely({ width, height, legal }: Filled, words: Int32Array): Cell | undefined {
  for (let row = 0; row < height; row++) {
    const free = legal[row]! & ~aroundRow(words, height, row);
    if (free !== 0) return row * width + columnOfBit(free);
  }
  return undefined;
}

/** The first cell with which the next generation is the same. */
function idle(side: Filled, words: Int32Array): Cell | undefined {
  const { width, height, legal } = side;
  const usual = generationOf(side, words);
  const free = legal.map((columns, row) => columns & ~(words[2 * row]! | words[2 * row + 1]!));
  return cellsIn(free, width).find((cell) => {
    toggle(side, words, cell);
    const next = generationOf(side, words);
    toggle(side, words, cell);
    return next.every((word, i) => word === usual[i] || i >= 2 * height);
  });
}

function generationOf({ width, height }: Filled, words: Int32Array): Int32Array {
  const next = new Int32Array(words.length);
  stepPlane(words, next, width, height, 0, height);
  return next;
}

function toggle({ width, color }: Filled, words: Int32Array, cell: Cell): void {
  words[2 * Math.floor(cell / width) + color]! ^= 1 << cell % width;
}
