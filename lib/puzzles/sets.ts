/**
 * Sets of cells that a turn may place, without those that change nothing.
 *
 * A cell acts on the eight around it, so two cells act together only within two rows and columns. A
 * group of placed cells that is that far from all life and from the rest of the turn dies and leaves
 * nothing, unless it has three cells or more. Every legal turn therefore comes to the same board as
 * one of these sets: groups that touch life, and besides them at most one free group.
 */

import type { Cell } from "../automaton/board.ts";
import { combinations } from "../games/kit/combinations.ts";
import { cellsIn } from "../search/side.ts";
import { emptyWords, type Ground, live } from "./ground.ts";

/** Gets a set; `cells` is the lister's own and holds `size` of them. Says whether to go on. */
type Visit = (cells: Int32Array, size: number) => boolean;

/** A turn of more cells could hold two free groups. */
const MOST_CELLS = 5;

/** How far apart cells act together. */
const REACH = 2;

export class EffectiveSets {
  readonly #ground: Ground;
  readonly #cells: Int32Array;
  /** Cells that belong to the set, border on it, or are not to be added. */
  readonly #seen: Uint8Array;
  readonly #near: Cell[];
  readonly #legal: Uint8Array;
  readonly #lists: Int32Array[];
  #free: { readonly size: number; readonly sets: Int32Array[] }[] = [];
  #visit: Visit = () => false;
  #goesOn = true;

  constructor(ground: Ground, words: Int32Array, legal: Int32Array) {
    const { width, height, rules: { place } } = ground;
    if (place > MOST_CELLS) throw new RangeError(`${place} cells a turn are too many`);
    this.#ground = ground;
    this.#cells = new Int32Array(place);
    this.#seen = new Uint8Array(width * height);
    this.#legal = new Uint8Array(width * height);
    for (const cell of cellsIn(legal, width)) this.#legal[cell] = 1;
    this.#near = cellsIn(nearLife(ground, words, legal), width);
    this.#lists = Array.from({ length: place + 1 }, () => new Int32Array(width * height));
  }

  /** How many sets of that size there are at least. */
  atLeast(size: number): number {
    return Number(combinations(this.#near.length, size));
  }

  /** Lists all sets of just this size; false if the visit ended it. */
  ofSize(size: number, visit: Visit): boolean {
    this.#visit = visit;
    this.#goesOn = true;
    this.#attached(size, 0);
    for (let free = 3; free <= size && this.#goesOn; free++) this.#withFree(free, size);
    return this.#goesOn;
  }

  /** Groups that touch life, after `from` cells that are in the set already. */
  #attached(size: number, from: number): void {
    if (size === 0) {
      this.#goesOn = this.#visit(this.#cells, 0);
      return;
    }
    const list = this.#lists[0]!, blocked = this.#seen.slice();
    let count = 0;
    for (const cell of this.#near) {
      if (this.#seen[cell] === 0) list[count++] = cell;
      this.#seen[cell] = 1;
    }
    this.#extend(list, count, from, size);
    this.#seen.set(blocked);
  }

  /** Adds each cell of the list in turn, and then what borders on it: each set is met once. */
  #extend(list: Int32Array, count: number, at: number, size: number): void {
    const isLast = at === size - 1;
    for (let i = count - 1; i >= 0 && this.#goesOn; i--) {
      const cell = list[i]!;
      this.#cells[at] = cell;
      if (isLast) {
        this.#goesOn = this.#visit(this.#cells, size);
        continue;
      }
      const longer = this.#lists[at + 1]!;
      longer.set(list.subarray(0, i));
      const end = this.#border(cell, longer, i, -1);
      this.#extend(longer, end, at + 1, size);
      for (let j = i; j < end; j++) this.#seen[longer[j]!] = 0;
    }
  }

  /** Appends the legal cells within reach that are not seen yet, and lie after `after`. */
  #border(cell: Cell, list: Int32Array, end: number, after: Cell): number {
    const { width, height } = this.#ground, row = (cell / width) | 0, column = cell - row * width;
    const lastRow = Math.min(height - 1, row + REACH), right = Math.min(width - 1, column + REACH);
    for (let r = Math.max(0, row - REACH); r <= lastRow; r++) {
      for (let c = Math.max(0, column - REACH); c <= right; c++) {
        const other = r * width + c;
        if (other <= after || this.#seen[other] !== 0 || this.#legal[other] === 0) continue;
        this.#seen[other] = 1;
        list[end++] = other;
      }
    }
    return end;
  }

  /** A free group of `free` cells, and groups that touch life with the rest. */
  #withFree(free: number, size: number): void {
    for (const group of this.#freeGroups(free)) {
      this.#cells.set(group);
      const blocked: Cell[] = [];
      for (const cell of group) this.#block(cell, blocked);
      if (size === free) this.#goesOn = this.#visit(this.#cells, size);
      else this.#attached(size, free);
      for (const cell of blocked) this.#seen[cell] = 0;
      if (!this.#goesOn) return;
    }
  }

  /** Keeps cells within reach of a free group's out of the rest of the set. */
  #block(cell: Cell, blocked: Cell[]): void {
    const list = this.#lists.at(-1)!, end = this.#border(cell, list, 0, -1);
    for (let i = 0; i < end; i++) blocked.push(list[i]!);
  }

  /** The groups away from life that leave something; listed once. */
  #freeGroups(size: number): Int32Array[] {
    const known = this.#free.find((one) => one.size === size);
    if (known) return known.sets;
    const sets: Int32Array[] = [];
    const near = new Set(this.#near), ground = this.#ground;
    const words = emptyWords(ground), next = emptyWords(ground);
    const leaves = (cells: Int32Array) => {
      words.fill(0);
      for (const cell of cells) {
        words[2 * Math.floor(cell / ground.width)]! |= 1 << cell % ground.width;
      }
      live(ground, words, next);
      return next.some((word) => word !== 0);
    };
    const group = new Int32Array(size);
    const grow = (list: Int32Array, count: number, at: number, root: Cell) => {
      for (let i = count - 1; i >= 0; i--) {
        group[at] = list[i]!;
        if (at === size - 1) {
          if (leaves(group)) sets.push(group.slice());
          continue;
        }
        const longer = new Int32Array(i + 25);
        longer.set(list.subarray(0, i));
        const end = this.#border(list[i]!, longer, i, root);
        grow(longer, end, at + 1, root);
        for (let j = i; j < end; j++) this.#seen[longer[j]!] = 0;
      }
    };
    for (const cell of near) this.#seen[cell] = 1;
    for (let root = 0; root < this.#legal.length; root++) {
      if (this.#legal[root] === 0 || near.has(root)) continue;
      this.#seen[root] = 1;
      grow(Int32Array.of(root), 1, 0, root);
      this.#seen[root] = 0;
    }
    for (const cell of near) this.#seen[cell] = 0;
    this.#free.push({ size, sets });
    return sets;
  }
}

/** The legal cells within reach of a live one, by row. */
function nearLife({ height }: Ground, words: Int32Array, legal: Int32Array): Int32Array {
  const near = new Int32Array(height);
  for (let row = 0; row < height; row++) {
    let alive = 0;
    for (let r = Math.max(0, row - REACH); r <= Math.min(height - 1, row + REACH); r++) {
      alive |= words[2 * r]! | words[2 * r + 1]!;
    }
    near[row] = legal[row]! & (alive | alive << 1 | alive << 2 | alive >>> 1 | alive >>> 2);
  }
  return near;
}
