/**
 * What lives on a board, thing by thing: cells that may touch each other's neighbors are one, and
 * its fate is what becomes of it by itself on an endless plane. Color decides no fate (rules.md C1).
 */

import { type Bitboard, emptyBits, MAX_COLUMNS, stepBits } from "./bitboard.ts";
import { type Board, type Cell, columnOf, EMPTY, rowOf } from "./board.ts";

/** What becomes of a pattern; times in generations, `dx` to the right and `dy` down. */
export type Fate =
  | { readonly kind: "still" }
  | { readonly kind: "oscillator"; readonly period: number }
  | {
    readonly kind: "spaceship";
    readonly period: number;
    readonly dx: number;
    readonly dy: number;
  }
  | { readonly kind: "dies"; readonly after: number }
  /** It becomes something that repeats itself. */
  | { readonly kind: "settles"; readonly after: number }
  /** Nothing of the above so far. */
  | { readonly kind: "unsettled"; readonly after: number };

/** How long a pattern is followed. */
export const MAX_GENERATIONS = 64;

/** A larger pattern is not followed: beyond, its next generation might not fit the window. */
export const MAX_SPAN = MAX_COLUMNS - 2;

/** The most columns and rows between cells whose neighborhoods meet. */
const REACH = 2;

/** The live cells, grouped into those that can touch each other, each in reading order. */
export function clustersOf(board: Board): Cell[][] {
  const isSeen = new Uint8Array(board.cells.length);
  const clusters: Cell[][] = [];
  board.cells.forEach((state, cell) => {
    if (state !== EMPTY && !isSeen[cell]) clusters.push(flood(board, cell, isSeen));
  });
  return clusters;
}

/** All that can be reached from a live cell; marks it as seen. */
function flood(board: Board, from: Cell, isSeen: Uint8Array): Cell[] {
  const cells = [from];
  isSeen[from] = 1;
  for (const cell of cells) {
    for (const near of around(board, cell)) {
      if (board.cells[near] === EMPTY || isSeen[near]) continue;
      isSeen[near] = 1;
      cells.push(near);
    }
  }
  return cells.sort((a, b) => a - b);
}

function* around(board: Board, cell: Cell): Generator<Cell> {
  const { width, height } = board;
  const column = columnOf(board, cell), row = rowOf(board, cell);
  const top = Math.max(0, row - REACH), bottom = Math.min(height - 1, row + REACH);
  const left = Math.max(0, column - REACH), right = Math.min(width - 1, column + REACH);
  for (let r = top; r <= bottom; r++) {
    for (let c = left; c <= right; c++) yield r * width + c;
  }
}

/** Live cells as bits, and where their smallest rectangle lies on the plane. */
interface Figure {
  /** From the top, column 0 in bit 0. */
  readonly rows: readonly number[];
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

/** What becomes of the pattern, which may have empty edges. */
export function fateOf(pattern: Board): Fate {
  if (Math.max(pattern.width, pattern.height) > MAX_SPAN) return { kind: "unsettled", after: 0 };
  const now = emptyBits(MAX_COLUMNS, MAX_COLUMNS), next = emptyBits(MAX_COLUMNS, MAX_COLUMNS);
  const seen = new Map<string, { readonly figure: Figure; readonly generation: number }>();
  let figure = figureOf(rowsOf(pattern), 0, 0);
  for (let generation = 0; generation <= MAX_GENERATIONS; generation++) {
    if (!figure) return { kind: "dies", after: generation };
    if (isTooLarge(figure)) return { kind: "unsettled", after: generation };
    const key = figure.rows.join();
    const before = seen.get(key);
    if (before) return repeated(before.figure, before.generation, figure, generation);
    seen.set(key, { figure, generation });
    figure = lived(figure, now, next);
  }
  return { kind: "unsettled", after: MAX_GENERATIONS };
}

function isTooLarge({ width, rows }: Figure): boolean {
  return Math.max(width, rows.length) > MAX_SPAN;
}

/** A figure that was there before is there again, perhaps elsewhere. */
function repeated(before: Figure, since: number, again: Figure, generation: number): Fate {
  if (since > 0) return { kind: "settles", after: since };
  const period = generation - since;
  const dx = again.x - before.x, dy = again.y - before.y;
  if (dx !== 0 || dy !== 0) return { kind: "spaceship", period, dx, dy };
  return period === 1 ? { kind: "still" } : { kind: "oscillator", period };
}

/** The figure one generation on, lived in the middle of a window; undefined if nothing is left. */
function lived(figure: Figure, now: Bitboard, next: Bitboard): Figure | undefined {
  const left = (MAX_COLUMNS - figure.width) >> 1, top = (MAX_COLUMNS - figure.rows.length) >> 1;
  now.words.fill(0);
  figure.rows.forEach((row, index) => now.words[2 * (top + index)] = row << left);
  stepBits(now, next, "plane");
  const rows = Array.from({ length: MAX_COLUMNS }, (_, row) => next.words[2 * row]!);
  return figureOf(rows, figure.x - left, figure.y - top);
}

/** The figure of rows of bits whose corner lies at `x`, `y`; undefined if none is set. */
function figureOf(rows: readonly number[], x: number, y: number): Figure | undefined {
  const top = rows.findIndex((row) => row !== 0);
  if (top < 0) return undefined;
  const bottom = rows.findLastIndex((row) => row !== 0);
  const all = rows.reduce((bits, row) => bits | row, 0);
  const left = 31 - Math.clz32(all & -all), right = 31 - Math.clz32(all);
  return {
    rows: rows.slice(top, bottom + 1).map((row) => row >>> left),
    width: right - left + 1,
    x: x + left,
    y: y + top,
  };
}

function rowsOf({ width, height, cells }: Board): number[] {
  return Array.from({ length: height }, (_, row) => {
    let bits = 0;
    for (let column = 0; column < width; column++) {
      if (cells[row * width + column] !== EMPTY) bits |= 1 << column;
    }
    return bits;
  });
}
