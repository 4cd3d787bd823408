/**
 * What one more cell changes in the next generation, wherever it is placed (layout: `bitboard.ts`;
 * rule: `rule.ts`).
 *
 * A placed cell is one more neighbor to the eight around it. So each cell of a board is asked once
 * what would change with one more neighbor of the color, and what if it were placed itself:
 *
 *     cell    neighbors    with one more       placed
 *     empty   2             is born             lives on
 *     empty   3             is not born         lives on, and is not born to the rival
 *     live    1             lives on
 *     live    3             dies
 */

import {
  blueMajorityRow,
  boardMask,
  crowdedCells,
  oddCells,
  twoOrThreeCells,
} from "./bit_kernel.ts";

/** The words of a row: the cells that change with one more neighbor, blue and then red. */
const BESIDE = 0;

/** The cells that change if they are placed, blue and then red. */
const PLACED = 2;
const WORDS = 4;

/** Places cells on a board, each as if it were the only one. */
export class Ripples {
  /** The rows that the last cell changed. */
  from = 0;
  to = 0;
  readonly #width: number;
  readonly #height: number;
  /** By row, with an empty one above and below. */
  readonly #answers: Int32Array;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#answers = new Int32Array(WORDS * (height + 2));
  }

  /** Asks all cells of the board on which the color may place. */
  ask(words: Int32Array, color: 0 | 1): void {
    const columns = boardMask(this.#width), answers = this.#answers, rival = 1 - color;
    let upOwn = 0, up = 0;
    let own = words[color]!, row = own | words[rival]!;
    for (let i = 2, a = WORDS; i <= 2 * this.#height; i += 2, a += WORDS) {
      const downOwn = words[i + color]!, down = downOwn | words[i + rival]!;
      const odd = oddCells(up, row, down), few = twoOrThreeCells(up, row, down) & columns;
      const two = few & ~odd & ~row, three = few & odd;
      const lone = row & odd & ~few & ~crowdedCells(up, row, down);
      // Where a birth is the color's own: with a majority of three, or with one of two and one more.
      const most = blueMajorityRow(upOwn, own, downOwn) | (oddCells(upOwn, own, downOwn) & ~odd);
      const ours = own | (most & ~row), changed = two | three | lone, taken = three & ~ours;
      answers[a + BESIDE + color] = changed & ours;
      answers[a + BESIDE + rival] = changed & ~ours;
      answers[a + PLACED + color] = two | taken;
      answers[a + PLACED + rival] = taken;
      up = row, row = down, upOwn = own, own = downOwn;
    }
  }

  /**
   * Places a cell, which is empty: writes into `out` the rows of the next generation that differ
   * from `usual`, the one without it. False if none do.
   */
  place(row: number, bit: number, usual: Int32Array, out: Int32Array): boolean {
    const answers = this.#answers, up = WORDS * row, at = up + WORDS, down = at + WORDS;
    const beside = (bit << 1) | (bit >>> 1), near = beside | bit;
    const upBlue = answers[up]! & near, upRed = answers[up + 1]! & near;
    const blue = (answers[at]! & beside) | (answers[at + PLACED]! & bit);
    const red = (answers[at + 1]! & beside) | (answers[at + PLACED + 1]! & bit);
    const downBlue = answers[down]! & near, downRed = answers[down + 1]! & near;
    const isUp = (upBlue | upRed) !== 0, isDown = (downBlue | downRed) !== 0;
    if (!isUp && !isDown && (blue | red) === 0) return false;
    const i = 2 * row;
    if (isUp) {
      out[i - 2] = usual[i - 2]! ^ upBlue;
      out[i - 1] = usual[i - 1]! ^ upRed;
    }
    out[i] = usual[i]! ^ blue;
    out[i + 1] = usual[i + 1]! ^ red;
    if (isDown) {
      out[i + 2] = usual[i + 2]! ^ downBlue;
      out[i + 3] = usual[i + 3]! ^ downRed;
    }
    this.from = isUp ? row - 1 : row;
    this.to = isDown ? row + 2 : row + 1;
    return true;
  }
}
