/**
 * A generation as a careful program has it without bits: bytes in one array with an empty border,
 * written into a second one. It is a steadier measure than the published way, whose time depends on
 * what the compiler has seen before.
 *
 * It takes a 7.6th of the published way's time on game boards (36,500 and 4,800 ns where the goals
 * were set, 18,600 and 2,500 here), so a goal against the one is a 7.6th of a goal against the other.
 */

import type { Board } from "../../lib/automaton/board.ts";

/** Against flat bytes: a goal against the published way. */
export function flatGoal(publishedGoal: number): number {
  return Math.round(publishedGoal / 7.6);
}

const COLUMNS = 28;
const ROWS = 26;
const STRIDE = COLUMNS + 2;

/** Bytes of the states, which add up to both counts of neighbors, four bits each. */
const BLUE = 1;
const RED = 16;

export function emptyFlat(): Uint8Array {
  return new Uint8Array((ROWS + 2) * STRIDE);
}

export function flatIndex(row: number, column: number): number {
  return (row + 1) * STRIDE + column + 1;
}

export function flatOf({ width, cells }: Board): Uint8Array {
  const flat = emptyFlat();
  cells.forEach((state, cell) => {
    flat[flatIndex(Math.floor(cell / width), cell % width)] = [0, BLUE, RED][state]!;
  });
  return flat;
}

export function evolveFlat(from: Uint8Array, to: Uint8Array): void {
  for (let row = 0; row < ROWS; row++) {
    for (let i = flatIndex(row, 0); i < flatIndex(row, COLUMNS); i++) {
      const around = from[i - STRIDE - 1]! + from[i - STRIDE]! + from[i - STRIDE + 1]! +
        from[i - 1]! + from[i + 1]! +
        from[i + STRIDE - 1]! + from[i + STRIDE]! + from[i + STRIDE + 1]!;
      const blue = around & 15, live = blue + (around >> 4), cell = from[i]!;
      if (cell !== 0) to[i] = live === 2 || live === 3 ? cell : 0;
      else to[i] = live !== 3 ? 0 : blue > 1 ? BLUE : RED;
    }
  }
}

/** Blue's lead, cells in the rival's home counted twice. */
export function scoreFlat(flat: Uint8Array): number {
  let lead = 0;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const cell = flat[flatIndex(row, column)]!;
      if (cell === BLUE) lead += column >= COLUMNS - 8 ? 2 : 1;
      else if (cell === RED) lead -= column < 8 ? 2 : 1;
    }
  }
  return lead;
}
