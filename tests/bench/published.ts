/**
 * A generation the published way, the measure of all others (TR-001 §2: one `Int8Array` a row, all
 * cells and their neighbors scanned into a freshly allocated grid). Written afresh from that text.
 */

import { type Board, type Cell, EMPTY, type State } from "../../lib/automaton/board.ts";

export type Grid = Int8Array[];

export function gridOf({ width, height, cells }: Board): Grid {
  const row = (_: unknown, r: number) => Int8Array.from(cells.subarray(r * width, (r + 1) * width));
  return Array.from({ length: height }, row);
}

export function evolve(grid: Grid): Grid {
  const rows = grid.length, columns = grid[0]!.length;
  const next = Array.from({ length: rows }, () => new Int8Array(columns));
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      let blue = 0, red = 0;
      for (let dr = -1; dr <= 1; dr++) {
        for (let dc = -1; dc <= 1; dc++) {
          if (dr === 0 && dc === 0) continue;
          const nr = r + dr, nc = c + dc;
          if (nr < 0 || nr >= rows || nc < 0 || nc >= columns) continue;
          if (grid[nr]![nc] === 1) blue++;
          else if (grid[nr]![nc] === 2) red++;
        }
      }
      const live = blue + red, state = grid[r]![c]!;
      if (state !== 0) next[r]![c] = live === 2 || live === 3 ? state : 0;
      else if (live === 3) next[r]![c] = blue > red ? 1 : 2;
    }
  }
  return next;
}

/** The same by the arena's rule (`friendly`). */
export function evolveFriendly(grid: Grid): Grid {
  const rows = grid.length, columns = grid[0]!.length;
  const next = Array.from({ length: rows }, () => new Int8Array(columns));
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      let blue = 0, red = 0;
      for (let dr = -1; dr <= 1; dr++) {
        for (let dc = -1; dc <= 1; dc++) {
          if (dr === 0 && dc === 0) continue;
          const nr = r + dr, nc = c + dc;
          if (nr < 0 || nr >= rows || nc < 0 || nc >= columns) continue;
          if (grid[nr]![nc] === 1) blue++;
          else if (grid[nr]![nc] === 2) red++;
        }
      }
      const state = grid[r]![c]!;
      if (state === 1) next[r]![c] = blue === 2 || blue === 3 ? 1 : 0;
      else if (state === 2) next[r]![c] = red === 2 || red === 3 ? 2 : 0;
      else if (blue === 3 && red === 0) next[r]![c] = 1;
      else if (red === 3 && blue === 0) next[r]![c] = 2;
    }
  }
  return next;
}

/** A turn the published way: each cell judged by a scan, a generation, both sides counted. */
export function playTurn(grid: Grid, cells: readonly Cell[], state: State): number[] {
  const columns = grid[0]!.length;
  const set = (cell: Cell, to: State) => grid[Math.floor(cell / columns)]![cell % columns] = to;
  for (const cell of cells) if (isOpen(grid, cell % columns, state)) set(cell, state);
  const next = evolve(grid);
  for (const cell of cells) set(cell, EMPTY);
  return [count(next, 1), count(next, 2)];
}

/** The presence chain of RR-001 §2.3, asked again for every cell. */
function isOpen(grid: Grid, column: number, state: State): boolean {
  const zone = zoneOf(column, state);
  if (zone === 0) return true;
  return livesIn(grid, 0, state) &&
    (zone === 1 || livesIn(grid, 1, state) && livesIn(grid, 2, state));
}

function livesIn(grid: Grid, zone: number, state: State): boolean {
  for (const row of grid) {
    for (let column = 0; column < row.length; column++) {
      if (row[column] === state && zoneOf(column, state) === zone) return true;
    }
  }
  return false;
}

/** 0 is the color's home, 1 neutral, 2 its rival's home. */
function zoneOf(column: number, state: State): number {
  const zone = column < 8 ? 0 : column < 20 ? 1 : 2;
  return state === 1 ? zone : 2 - zone;
}

function count(grid: Grid, state: State): number {
  let found = 0;
  for (const row of grid) {
    for (const cell of row) if (cell === state) found++;
  }
  return found;
}

/** Blue's lead, cells in the rival's home counted twice, the published way: another scan. */
export function score(grid: Grid): number {
  let lead = 0;
  for (const row of grid) {
    for (let column = 0; column < row.length; column++) {
      const state = row[column]!;
      if (state === EMPTY) continue;
      const worth = zoneOf(column, state) === 2 ? 2 : 1;
      lead += state === 1 ? worth : -worth;
    }
  }
  return lead;
}
