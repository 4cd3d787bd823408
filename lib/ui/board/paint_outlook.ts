/**
 * Draws what a turn will bring as ghosts over the board as it is: a ring where a cell is to live, with
 * its owner's mark inside, a cross over one that is to die.
 */

import type { Cell, State } from "../../automaton/board.ts";
import { type Brush, SMALL, traceCross, traceDisc } from "./brush.ts";
import type { Changes } from "./changes.ts";

export function paintOutlook(brush: Brush, { born, died, after }: Changes): void {
  for (const cell of born) paintBirth(brush, cell, after.cells[cell]!);
  for (const cell of died) paintDeath(brush, cell);
}

function paintBirth(brush: Brush, cell: Cell, state: State): void {
  const { ctx, geometry: { side }, palette, marks } = brush;
  ctx.strokeStyle = marks.ink(palette, state);
  ctx.lineWidth = side < SMALL ? 1.25 : 2;
  traceDisc(brush, cell, side * 0.38);
  ctx.stroke();
  marks.draw(brush, cell, state, 0.4);
}

/** In two strokes, the wider one of the ground's colour: seen on a disc as on bare ground. */
function paintDeath(brush: Brush, cell: Cell): void {
  const { ctx, geometry: { side }, palette } = brush;
  const width = side < SMALL ? 1.25 : 2;
  traceCross(brush, cell, side * 0.32);
  for (
    const [colour, lineWidth] of [[palette.ground, width * 2], [palette.label, width]] as const
  ) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = lineWidth;
    ctx.stroke();
  }
}
