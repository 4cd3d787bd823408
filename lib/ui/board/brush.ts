/** The strokes that everything on a board is drawn with. */

import type { Cell } from "../../automaton/board.ts";
import { centreOf, type Geometry } from "./geometry.ts";
import type { Marks } from "./marks.ts";
import type { Palette } from "./palette.ts";

/** Where and with what to draw; lengths in CSS pixels. */
export interface Brush {
  readonly ctx: CanvasRenderingContext2D;
  readonly geometry: Geometry;
  readonly palette: Palette;
  readonly marks: Marks;
}

/** Below this side of a cell its marks get thicker lines. */
export const SMALL = 16;

export function traceDisc({ ctx, geometry }: Brush, cell: Cell, radius: number): void {
  const { x, y } = centreOf(geometry, cell);
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
}

export function traceDiamond({ ctx, geometry }: Brush, cell: Cell, radius: number): void {
  const { x, y } = centreOf(geometry, cell);
  ctx.beginPath();
  ctx.moveTo(x, y - radius);
  ctx.lineTo(x + radius, y);
  ctx.lineTo(x, y + radius);
  ctx.lineTo(x - radius, y);
  ctx.closePath();
}

/** Traces a slanting cross around a cell's middle. */
export function traceCross({ ctx, geometry }: Brush, cell: Cell, arm: number): void {
  const { x, y } = centreOf(geometry, cell);
  ctx.beginPath();
  ctx.moveTo(x - arm, y - arm);
  ctx.lineTo(x + arm, y + arm);
  ctx.moveTo(x + arm, y - arm);
  ctx.lineTo(x - arm, y + arm);
}
