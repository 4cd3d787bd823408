import type { Cell, State } from "../../automaton/board.ts";

/** A colony as an SVG path; a cell is a square of side 10. Blue is of dots, Red of diamonds, as on every board. */
export function colonyPath(cells: readonly Cell[], columns: number, state: State): string {
  const shape = state === 1 ? "h0" : "m0-3.6l3.6 3.6-3.6 3.6-3.6-3.6z";
  return cells
    .map((cell) => `M${cell % columns * 10 + 5} ${Math.floor(cell / columns) * 10 + 5}${shape}`)
    .join("");
}
