/**
 * The turns after whose generation a color has no cell in some columns; or after more generations in
 * which nobody else does anything.
 *
 * Wherever such a cell would live, a turn that erases it places a cell in the 3×3 around, or as many
 * cells farther away as there are more generations: nothing else reaches it. So a search that branches
 * over those cells, as deep as a turn has cells, finds every inclusion-minimal set, and proves by
 * ending that there is none.
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
  readonly #generations: number;
  readonly #words: Int32Array;
  #next: Int32Array;
  #spare: Int32Array;
  readonly #legal: Int32Array;
  readonly #left: Int32Array;
  #quarry: Quarry = { mover: 0, victim: 1, columns: 0 };
  #placed: Cell[] = [];
  #found: Cell[][] = [];
  #most = 1;
  /** How many sets may still be tried. */
  #tries = Infinity;

  /** After how many generations it's asked what is left. */
  constructor(ground: Ground, generations = 1) {
    this.#ground = ground;
    this.#generations = generations;
    this.#words = emptyWords(ground);
    this.#next = emptyWords(ground);
    this.#spare = emptyWords(ground);
    this.#legal = new Int32Array(ground.height);
    this.#left = new Int32Array(ground.height);
  }

  /**
   * Sets of cells that erase, up to `most` of them: with `Infinity` all that are inclusion-minimal,
   * and perhaps others. The empty set says that the generation erases by itself. With fewer `tries`
   * some may be missed.
   */
  sets(words: Int32Array, quarry: Quarry, most: number, tries = Infinity): Cell[][] {
    this.#words.set(words);
    writeLegal(this.#ground, words, quarry.mover, this.#legal);
    this.#quarry = quarry;
    this.#placed = [];
    this.#found = [];
    this.#most = most;
    this.#tries = tries;
    this.#search(this.#ground.rules.place);
    return this.#found;
  }

  #search(left: number): void {
    if (this.#tries-- <= 0) return;
    this.#live();
    const count = this.#survivors();
    if (count === 0) {
      this.#found.push([...this.#placed]);
      return;
    }
    const reach = this.#generations, area = (2 * reach + 1) ** 2;
    if (left === 0 || count > area * left || this.#apart(left) > left) return;
    const target = this.#hardest();
    const { width, height } = this.#ground, legal = this.#legal;
    const row = Math.floor(target / width), column = target % width;
    const tried: Cell[] = [];
    for (let r = Math.max(0, row - reach); r <= Math.min(height - 1, row + reach); r++) {
      for (let bits = legal[r]! & around(column, reach); bits !== 0; bits &= bits - 1) {
        tried.push(r * width + columnOfBit(bits));
      }
    }
    const { mover } = this.#quarry;
    for (const cell of tried) {
      // What is tried here is not tried again next to it: each set is met once.
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

  /** Lets the generations pass that are asked for. */
  #live(): void {
    live(this.#ground, this.#words, this.#next);
    for (let more = 1; more < this.#generations; more++) {
      live(this.#ground, this.#next, this.#spare);
      [this.#next, this.#spare] = [this.#spare, this.#next];
    }
  }

  /** Counts the victim's cells in the last generation and lists them by row. */
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
    const { height } = this.#ground, left = this.#left, reach = 2 * this.#generations;
    let count = 0;
    const free = left.slice();
    for (let row = 0; row < height && count <= limit; row++) {
      while (free[row] !== 0) {
        const bit = free[row]! & -free[row]!;
        const near = around(columnOfBit(bit), reach);
        for (let r = row; r <= Math.min(height - 1, row + reach); r++) free[r]! &= ~near;
        count++;
      }
    }
    return count;
  }

  /** The survivor around which the fewest cells may be placed. */
  #hardest(): Cell {
    const { width, height } = this.#ground, legal = this.#legal, reach = this.#generations;
    let hardest = 0, fewest = Infinity;
    for (let row = 0; row < height; row++) {
      for (let bits = this.#left[row]!; bits !== 0; bits &= bits - 1) {
        const column = columnOfBit(bits), mask = around(column, reach);
        let ways = 0;
        for (let r = Math.max(0, row - reach); r <= Math.min(height - 1, row + reach); r++) {
          ways += popcount(legal[r]! & mask);
        }
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
    this.#words.set(words);
    this.#live();
    const targets: Cell[] = [];
    for (const cell of this.#reaching(victim, columns)) {
      this.#words.set(words);
      const blast = blastRows(width, height, cell);
      for (let i = 2 * blast.from; i < 2 * blast.to; i++) this.#words[i]! &= ~blast.columns;
      this.#live();
      let alive = 0;
      for (let i = victim; i < 2 * height; i += 2) alive |= this.#next[i]! & columns;
      if (alive === 0) targets.push(cell);
      if (targets.length >= most) break;
    }
    return targets;
  }

  /** A bomb changes nothing farther than a cell beyond that: the targets within it of all survivors. */
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
    const reach = this.#generations + 1;
    const first = columnOfBit(all), last = 31 - Math.clz32(all);
    const cells: Cell[] = [];
    for (let row = Math.max(0, bottom - reach); row <= Math.min(height - 1, top + reach); row++) {
      for (let c = Math.max(0, last - reach); c <= Math.min(width - 1, first + reach); c++) {
        cells.push(row * width + c);
      }
    }
    return cells;
  }
}

/** The columns within reach of one. */
function around(column: number, reach: number): number {
  const bits = (1 << 2 * reach + 1) - 1, shift = column - reach;
  return shift < 0 ? bits >>> -shift : bits << shift;
}
