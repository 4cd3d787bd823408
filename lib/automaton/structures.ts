/**
 * What lives on a board, thing by thing: cells that may touch each other's neighbors are one, and
 * its fate is what becomes of it by itself on an endless plane. Color decides no fate (rules.md C1).
 */

import { type Board, type Cell, columnOf, EMPTY, emptyBoard, rowOf } from "./board.ts";
import { lifeRow } from "./life_kernel.ts";
import { LIFE, type LifeRule } from "./life_rule.ts";

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

/** A larger pattern is not followed: beyond, its next generation might not fit words of 32 bits. */
export const MAX_SPAN = 30;

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

/**
 * What becomes of the pattern, which may have empty edges, by a rule that bears nothing where nothing
 * lives.
 */
export function fateOf(pattern: Board, rule: LifeRule = LIFE): Fate {
  if (Math.max(pattern.width, pattern.height) > MAX_SPAN) return { kind: "unsettled", after: 0 };
  const nextRow = lifeRow(rule);
  const seen = new Map<string, { readonly figure: Figure; readonly generation: number }>();
  let figure = figureOf(rowsOf(pattern), 0, 0);
  for (let generation = 0; generation <= MAX_GENERATIONS; generation++) {
    if (!figure) return { kind: "dies", after: generation };
    if (isTooLarge(figure)) return { kind: "unsettled", after: generation };
    const key = figure.rows.join();
    const before = seen.get(key);
    if (before) return repeated(before.figure, before.generation, figure, generation);
    seen.set(key, { figure, generation });
    figure = lived(figure, nextRow);
  }
  return { kind: "unsettled", after: MAX_GENERATIONS };
}

/** A pattern, all its cells of one color, as it looks in that many generations from the first on. */
export function phasesOf(pattern: Board, phases: number, rule: LifeRule = LIFE): Board[] {
  const nextRow = lifeRow(rule);
  const found: Board[] = [];
  let figure = figureOf(rowsOf(pattern), 0, 0);
  for (let phase = 0; phase < phases && figure && !isTooLarge(figure); phase++) {
    found.push(boardOf(figure));
    figure = lived(figure, nextRow);
  }
  return found;
}

function boardOf({ rows, width }: Figure): Board {
  const board = emptyBoard(width, rows.length);
  rows.forEach((row, index) => {
    for (let column = 0; column < width; column++) {
      board.cells[index * width + column] = row >>> column & 1;
    }
  });
  return board;
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

/** The figure one generation on; undefined if nothing is left. */
function lived({ rows, x, y }: Figure, nextRow: ReturnType<typeof lifeRow>): Figure | undefined {
  const at = (row: number) => (rows[row] ?? 0) << 1;
  const next = Array.from(
    { length: rows.length + 2 },
    (_, row) => nextRow(at(row - 2), at(row - 1), at(row)),
  );
  return figureOf(next, x - 1, y - 1);
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
