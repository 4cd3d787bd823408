/** How live cells look, by their states. */

import type { Cell, State } from "../../automaton/board.ts";
import { type Brush, SMALL, traceDiamond, traceDisc } from "./brush.ts";
import type { Palette } from "./palette.ts";

export interface Marks {
  readonly ink: (palette: Palette, state: State) => string;
  /** Draws a cell at a scale of its full size. */
  readonly draw: (brush: Brush, cell: Cell, state: State, scale: number) => void;
}

/** Colour and shape tell two sides apart: blue discs, red hollow diamonds. */
export const TWO: Marks = {
  ink: (palette, state) => state === 1 ? palette.blue : palette.red,
  draw: (brush, cell, state, scale) => {
    const { ctx, geometry: { side }, palette } = brush;
    if (state === 1) {
      ctx.fillStyle = palette.blue;
      traceDisc(brush, cell, side * 0.4 * scale);
      ctx.fill();
    } else {
      ctx.strokeStyle = palette.red;
      ctx.lineWidth = side * (side < SMALL ? 0.2 : 0.16);
      traceDiamond(brush, cell, side * 0.36 * scale);
      ctx.stroke();
    }
  },
};
