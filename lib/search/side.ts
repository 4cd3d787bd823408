/** One seat's turns on one board, as a search tries them. */

import type { Cell } from "../automaton/board.ts";
import type { LifeMove } from "../games/conquerors/position.ts";
import { type Window, windowAround } from "./window.ts";

/** A board as words (`bitboard.ts`), and what a seat may do on it. */
export interface Side {
  readonly width: number;
  readonly height: number;
  readonly words: Int32Array;
  /** 0 plays blue, 1 red. */
  readonly color: 0 | 1;
  /** By row: the cells on which it may place. */
  readonly legal: Int32Array;
  /** How many cells a turn places. */
  readonly place: number;
  readonly bomb: boolean;
  readonly skip: boolean;
}

/** The lowest set bit's column. */
export function columnOfBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The cells whose bits are set in the masked columns of the rows `from` up to `to`. */
export function cellsIn(
  rows: Int32Array,
  width: number,
  columns = -1,
  from = 0,
  to = rows.length,
): Cell[] {
  const cells: Cell[] = [];
  for (let row = from; row < to; row++) {
    for (let word = rows[row]! & columns; word !== 0; word &= word - 1) {
      cells.push(row * width + columnOfBit(word));
    }
  }
  return cells;
}

/**
 * The legal cells within two rows and columns of a live one, by row: a cell farther away from all
 * others dies at once and changes nothing.
 */
export function nearLife({ height, legal }: Side, words: Int32Array): Int32Array {
  return legal.map((columns, row) => columns & aroundRow(words, height, row));
}

/** The columns of a row that have a live cell within two rows and columns. */
export function aroundRow(words: Int32Array, height: number, row: number): number {
  let live = 0;
  for (let r = Math.max(0, row - 2); r <= Math.min(height - 1, row + 2); r++) {
    live |= words[2 * r]! | words[2 * r + 1]!;
  }
  return live | live << 1 | live << 2 | live >>> 1 | live >>> 2;
}

/** The rows and columns that a bomb clears (rules.md C7). */
export function blastRows(width: number, height: number, target: Cell): Window {
  return windowAround({ width, height }, target, 1);
}

/** Writes the board as the seat's turn leaves it, before its generation. */
export function playTurn({ width, height, words, color }: Side, move: LifeMove, out: Int32Array) {
  out.set(words);
  if ("place" in move) {
    for (const cell of move.place) {
      out[2 * Math.floor(cell / width) + color]! |= 1 << (cell % width);
    }
  } else if ("bomb" in move) {
    const { columns, from, to } = blastRows(width, height, move.bomb);
    for (let i = 2 * from; i < 2 * to; i++) out[i]! &= ~columns;
  }
}

/** The skip and the bombs that clear a rival cell, or with `own` any cell, where the seat may. */
export function otherTurns(side: Side, own: boolean): LifeMove[] {
  const { width, height, words, color, bomb, skip } = side;
  const turns: LifeMove[] = skip ? [{ pass: true }] : [];
  for (let cell = 0; bomb && cell < width * height; cell++) {
    const { columns, from, to } = blastRows(width, height, cell);
    let cleared = 0;
    for (let row = from; row < to; row++) {
      cleared |= (words[2 * row + 1 - color]! | (own ? words[2 * row + color]! : 0)) & columns;
    }
    if (cleared !== 0) turns.push({ bomb: cell });
  }
  return turns;
}
