/**
 * The turns after whose generation a color has no cell in some columns.
 *
 * Wherever such a cell would live, a turn that erases it places a cell in the 3×3 around: nothing
 * else reaches it. So a search that branches over those at most nine cells, as deep as a turn has
 * cells, finds every inclusion-minimal set, and proves by ending that there is none.
 */

import { popcount } from "../automaton/bit_count.ts";
import type { Cell } from "../automaton/board.ts";
import { blastRows, columnOfBit } from "../search/side.ts";
import { type Color, emptyWords, type Ground, live, toggle, writeLegal } from "./ground.ts";

/** What is to be erased, by whom. */
export interface Quarry {
  readonly mover: Color;
  readonly victim: Color;
  readonly columns: number;
}

export class Eraser {
  readonly #ground: Ground;
  readonly #words: Int32Array;
  readonly #next: Int32Array;
  readonly #legal: Int32Array;
  readonly #left: Int32Array;
  #quarry: Quarry = { mover: 0, victim: 1, columns: 0 };
  #placed: Cell[] = [];
  #found: Cell[][] = [];
  #most = 1;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#words = emptyWords(ground);
    this.#next = emptyWords(ground);
    this.#legal = new Int32Array(ground.height);
    this.#left = new Int32Array(ground.height);
  }

  /**
   * Sets of cells that erase, up to `most` of them: with `Infinity` all that are inclusion-minimal,
   * and perhaps others. The empty set says that the generation erases by itself.
   */
  sets(words: Int32Array, quarry: Quarry, most: number): Cell[][] {
    this.#words.set(words);
    writeLegal(this.#ground, words, quarry.mover, this.#legal);
    this.#quarry = quarry;
    this.#placed = [];
    this.#found = [];
    this.#most = most;
    this.#search(this.#ground.rules.place);
    return this.#found;
  }

  #search(left: number): void {
    live(this.#ground, this.#words, this.#next);
    const count = this.#survivors();
    if (count === 0) {
      this.#found.push([...this.#placed]);
      return;
    }
    if (left === 0 || count > 9 * left || this.#apart(left) > left) return;
    const target = this.#hardest();
    const { width } = this.#ground, legal = this.#legal;
    const row = Math.floor(target / width), column = target % width;
    const tried: Cell[] = [];
    for (let r = Math.max(0, row - 1); r <= Math.min(this.#ground.height - 1, row + 1); r++) {
      for (let bits = legal[r]! & around(column); bits !== 0; bits &= bits - 1) {
        tried.push(r * width + columnOfBit(bits));
      }
    }
    const { mover } = this.#quarry;
    for (const cell of tried) {
      // What is tried here is not tried again beside it: each set is met once.
      legal[Math.floor(cell / width)]! &= ~(1 << cell % width);
      toggle(this.#ground, this.#words, mover, [cell]);
      this.#placed.push(cell);
      this.#search(left - 1);
      this.#placed.pop();
      toggle(this.#ground, this.#words, mover, [cell]);
      if (this.#found.length >= this.#most) return;
    }
    for (const cell of tried) legal[Math.floor(cell / width)]! |= 1 << cell % width;
  }

  /** Counts the victim's cells in the next generation and lists them by row. */
  #survivors(): number {
    const { victim, columns } = this.#quarry;
    let count = 0;
    for (let row = 0; row < this.#ground.height; row++) {
      const bits = this.#next[2 * row + victim]! & columns;
      this.#left[row] = bits;
      count += popcount(bits);
    }
    return count;
  }

  /** How many survivors lie so far apart that no cell reaches two; counts no further than needed. */
  #apart(limit: number): number {
    const { height } = this.#ground, left = this.#left;
    let count = 0;
    const free = left.slice();
    for (let row = 0; row < height && count <= limit; row++) {
      while (free[row] !== 0) {
        const bit = free[row]! & -free[row]!;
        const near = bit | bit << 1 | bit << 2 | bit >>> 1 | bit >>> 2;
        for (let r = row; r <= Math.min(height - 1, row + 2); r++) free[r]! &= ~near;
        count++;
      }
    }
    return count;
  }

  /** The survivor around which the fewest cells may be placed. */
  #hardest(): Cell {
    const { width, height } = this.#ground, legal = this.#legal;
    let hardest = 0, fewest = 10;
    for (let row = 0; row < height; row++) {
      for (let bits = this.#left[row]!; bits !== 0; bits &= bits - 1) {
        const column = columnOfBit(bits), mask = around(column);
        const ways = popcount(legal[row]! & mask) +
          (row > 0 ? popcount(legal[row - 1]! & mask) : 0) +
          (row + 1 < height ? popcount(legal[row + 1]! & mask) : 0);
        if (ways < fewest) {
          fewest = ways;
          hardest = row * width + column;
        }
      }
    }
    return hardest;
  }

  /** The targets of bombs that erase, up to `most`. */
  bombs(words: Int32Array, { victim, columns }: Quarry, most: number): Cell[] {
    const ground = this.#ground, { width, height } = ground;
    live(ground, words, this.#next);
    const targets: Cell[] = [];
    for (const cell of this.#reaching(victim, columns)) {
      this.#words.set(words);
      const blast = blastRows(width, height, cell);
      for (let i = 2 * blast.from; i < 2 * blast.to; i++) this.#words[i]! &= ~blast.columns;
      live(ground, this.#words, this.#next);
      let alive = 0;
      for (let i = victim; i < 2 * height; i += 2) alive |= this.#next[i]! & columns;
      if (alive === 0) targets.push(cell);
      if (targets.length >= most) break;
    }
    return targets;
  }

  /** A bomb changes nothing farther than two cells away: the targets within that of all survivors. */
  #reaching(victim: Color, columns: number): Cell[] {
    const { width, height } = this.#ground;
    let top = height, bottom = -1, all = 0;
    for (let row = 0; row < height; row++) {
      const bits = this.#next[2 * row + victim]! & columns;
      if (bits === 0) continue;
      top = Math.min(top, row);
      bottom = row;
      all |= bits;
    }
    if (all === 0) return [];
    const first = columnOfBit(all), last = 31 - Math.clz32(all);
    const cells: Cell[] = [];
    for (let row = Math.max(0, bottom - 2); row <= Math.min(height - 1, top + 2); row++) {
      for (let c = Math.max(0, last - 2); c <= Math.min(width - 1, first + 2); c++) {
        cells.push(row * width + c);
      }
    }
    return cells;
  }
}

/** A column and those beside it. */
function around(column: number): number {
  const bit = 1 << column;
  return bit | bit << 1 | bit >>> 1;
}
