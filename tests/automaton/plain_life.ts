/** Plain B3/S23 of one color, written apart from the product to judge it. */

import type { Board, Topology } from "../../lib/automaton/board.ts";

/** Live cells tell their neighbors, where the product's cells ask theirs. */
export function plainLife({ width, height, cells }: Board, topology: Topology): Board {
  const heard = new Uint8Array(cells.length);
  const tell = (row: number, column: number) => {
    const inside = row >= 0 && row < height && column >= 0 && column < width;
    if (!inside && topology === "plane") return;
    const wrapped = (row + height) % height * width + (column + width) % width;
    heard[wrapped] = heard[wrapped]! + 1;
  };
  for (const [cell, state] of cells.entries()) {
    const row = Math.floor(cell / width), column = cell % width;
    if (state === 0) continue;
    for (const r of [row - 1, row, row + 1]) {
      for (const c of [column - 1, column, column + 1]) {
        if (r !== row || c !== column) tell(r, c);
      }
    }
  }
  const next = cells.map((state, cell) => heard[cell] === 3 || heard[cell] === 2 && state ? 1 : 0);
  return { width, height, cells: next };
}
