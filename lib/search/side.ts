/** One seat's turns on one board, as a search tries them. This module is browser compatible. */

import type { Cell } from "../automaton/board.ts";
import type { LifeMove } from "../games/life_position.ts";

/** A board as words (`bitboard.ts`), and what a seat may do on it. */
export interface Side {
  readonly width: number;
  readonly height: number;
  readonly words: Int32Array;
  /** 0 plays blue, 1 red. */
  readonly colour: 0 | 1;
  /** By row: the cells on which it may place. */
  readonly legal: Int32Array;
  /** How many cells a turn places. */
  readonly place: number;
  readonly bomb: boolean;
  readonly skip: boolean;
}

/** The cells whose bits are set. */
export function cellsIn(rows: Int32Array, width: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < rows.length; row++) {
    for (let word = rows[row]!; word !== 0; word &= word - 1) {
      cells.push(row * width + 31 - Math.clz32(word & -word));
    }
  }
  return cells;
}

/** The legal cells of `side` within two rows and columns of a cell that lives in `words`. */
export function nearLife({ height, legal }: Side, words: Int32Array, near: Int32Array): void {
  for (let row = 0; row < height; row++) {
    let live = 0;
    for (let r = Math.max(0, row - 2); r <= Math.min(height - 1, row + 2); r++) {
      live |= words[2 * r]! | words[2 * r + 1]!;
    }
    const wide = live | live << 1 | live >>> 1;
    near[row] = legal[row]! & (wide | wide << 1 | wide >>> 1);
  }
}

/** Writes the board after the seat's turn, before its generation. */
export function playOn(
  { width, height, words, colour }: Side,
  move: LifeMove,
  out: Int32Array,
): void {
  out.set(words);
  if ("place" in move) {
    for (const cell of move.place) {
      out[2 * Math.floor(cell / width) + colour]! |= 1 << (cell % width);
    }
  } else if ("bomb" in move) {
    const row = Math.floor(move.bomb / width), bit = 1 << (move.bomb % width);
    const left = ~(bit | bit << 1 | bit >>> 1);
    for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r++) {
      out[2 * r]! &= left;
      out[2 * r + 1]! &= left;
    }
  }
}

/** The bombs that clear a rival cell, and the skip, where the seat may. */
export function otherTurns({ width, height, words, colour, bomb, skip }: Side): LifeMove[] {
  const turns: LifeMove[] = skip ? [{ pass: true }] : [];
  if (!bomb) return turns;
  for (let row = 0; row < height; row++) {
    let rivals = 0;
    for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r++) {
      rivals |= words[2 * r + 1 - colour]!;
    }
    const hit = (rivals | rivals << 1 | rivals >>> 1) & (-1 >>> (32 - width));
    for (let word = hit; word !== 0; word &= word - 1) {
      turns.push({ bomb: row * width + 31 - Math.clz32(word & -word) });
    }
  }
  return turns;
}
