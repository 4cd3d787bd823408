/** A duel of the arena: two bases, either color's own, to which clusters are added all the time. */

import type { TileBoard } from "../../lib/automaton/tiles.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";

export const SIZE = 2000;
export const GENERATIONS = 400;

/** Cells that a color places in a generation, as many as a list may have. */
const PLACED = 30;
/** Cells placed in a generation. */
export const EACH = 2 * PLACED;

/** Each cell as row, column and color, `EACH` a generation. */
export function duelCells(): Int32Array {
  const rng = seededRng("duel"), cells: number[] = [];
  for (let generation = 0; generation < GENERATIONS; generation++) {
    for (const [color, left] of [[1, 700], [2, 1100]] as const) {
      const top = 900 + below(160, rng), side = left + below(160, rng);
      for (let n = 0; n < PLACED; n++) {
        cells.push(top + below(10, rng), side + below(10, rng), color);
      }
    }
  }
  return Int32Array.from(cells);
}

/** Goes on with a duel by so many cells. */
export function fight(tiles: TileBoard, cells: Int32Array): void {
  for (let i = 0; i < cells.length;) {
    for (let n = 0; n < EACH; n++, i += 3) {
      const row = cells[i]!, column = cells[i + 1]!;
      if (tiles.get(row, column) === 0) tiles.set(row, column, cells[i + 2]!);
    }
    tiles.step();
  }
}
