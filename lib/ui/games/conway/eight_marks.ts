/** Eight colonies' cells, and nobody's, as the canvas draws them. */

import type { State } from "../../../automaton/board.ts";
import { cornerOf } from "../../board/geometry.ts";
import type { Marks } from "../../board/marks.ts";
import { GLYPH_SIDE, glyphOf } from "./glyphs.ts";

const paths = new Map<State, Path2D>();

/** A shape once it has been read. */
function pathOf(state: State): Path2D {
  const path = paths.get(state) ?? new Path2D(glyphOf(state).path);
  paths.set(state, path);
  return path;
}

export const EIGHT: Marks = {
  ink: (palette, state) => palette[glyphOf(state).ink],
  draw: ({ ctx, geometry, palette }, cell, state, scale) => {
    const { ink, line } = glyphOf(state);
    const { x, y } = cornerOf(geometry, cell);
    const middle = geometry.side / 2, unit = geometry.side / GLYPH_SIDE * scale;
    ctx.save();
    ctx.translate(x + middle, y + middle);
    ctx.scale(unit, unit);
    ctx.translate(-GLYPH_SIDE / 2, -GLYPH_SIDE / 2);
    ctx.fillStyle = ctx.strokeStyle = palette[ink];
    ctx.lineWidth = line ?? 0;
    if (line === undefined) ctx.fill(pathOf(state));
    else ctx.stroke(pathOf(state));
    ctx.restore();
  },
};
