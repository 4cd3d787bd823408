/** The strokes that everything on a board is drawn with. */

import type { Cell } from "../../automaton/board.ts";
import { centerOf, type Geometry } from "./geometry.ts";
import type { Marks } from "./marks.ts";
import type { Palette } from "./palette.ts";

/** Where and with what to draw; lengths in CSS pixels. */
export interface Brush {
  readonly ctx: CanvasRenderingContext2D;
  readonly geometry: Geometry;
  readonly palette: Palette;
  readonly marks: Marks;
}

/** A path around a cell's middle; its unit is the cell's side. */
export const SQUARE =
  "M-.28-.5H.28A.22.22 0 0 1 .5-.28V.28A.22.22 0 0 1 .28.5H-.28A.22.22 0 0 1-.5.28V-.28A.22.22 0 0 1-.28-.5Z";

/** The lines around a cell, in CSS pixels. */
export const THIN = 1.5;
export const STRONG = 2.5;

const paths = new Map<string, Path2D>();

/** A path of one unit's size, once it has been read. */
function pathOf(text: string): Path2D {
  const path = paths.get(text) ?? new Path2D(text);
  paths.set(text, path);
  return path;
}

/** A path about the middle of each of these cells; its unit is `unit` cells long. */
export function traced(
  { geometry }: Brush,
  cells: Iterable<Cell>,
  path: string,
  unit: number,
): Path2D {
  const all = new Path2D(), a = unit * geometry.side;
  for (const cell of cells) {
    const { x, y } = centerOf(geometry, cell);
    all.addPath(pathOf(path), { a, d: a, e: x, f: y });
  }
  return all;
}

/**
 * Fills a path about the middle of each of these cells, which don't overlap: that takes less than half
 * as long as tracing all of them for one fill.
 */
export function stamp(
  brush: Brush,
  cells: Iterable<Cell>,
  path: string,
  unit: number,
  color: string,
  by: readonly [right: number, down: number] = [0, 0],
): void {
  const { ctx } = brush, one = pathOf(path);
  ctx.fillStyle = color;
  atEach(brush, cells, unit, by, () => ctx.fill(one));
}

/** The same with a line of this width along the path. */
export function outline(
  brush: Brush,
  cells: Iterable<Cell>,
  path: string,
  unit: number,
  color: string,
  width: number,
): void {
  const { ctx, geometry: { side } } = brush, one = pathOf(path);
  ctx.strokeStyle = color;
  ctx.lineWidth = width / (unit * side);
  atEach(brush, cells, unit, [0, 0], () => ctx.stroke(one));
}

/** Draws something at each of these cells, about its middle or `by` cells from it; its unit is `unit` cells long. */
function atEach(
  { ctx, geometry }: Brush,
  cells: Iterable<Cell>,
  unit: number,
  by: readonly [right: number, down: number],
  draw: () => void,
): void {
  const { side } = geometry, at = ctx.getTransform(), scale = at.a * unit * side;
  for (const cell of cells) {
    const { x, y } = centerOf(geometry, cell);
    const right = at.e + at.a * (x + by[0] * side), down = at.f + at.a * (y + by[1] * side);
    ctx.setTransform(scale, 0, 0, scale, right, down);
    draw();
  }
  ctx.setTransform(at);
}

export function fill({ ctx }: Brush, path: Path2D, color: string): void {
  ctx.fillStyle = color;
  ctx.fill(path);
}

/** `dash` is how long its dashes and the gaps between them are; without, the line is solid. */
export function stroke(
  { ctx }: Brush,
  path: Path2D,
  color: string,
  width: number,
  dash: number[] = [],
): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.setLineDash(dash);
  ctx.stroke(path);
  ctx.setLineDash([]);
}

/** A line around each of these cells, or through it, by a path about its middle. */
export function around(
  brush: Brush,
  cells: readonly Cell[],
  path: string,
  color: string,
  width: number,
): void {
  if (cells.length > 0) stroke(brush, traced(brush, cells, path, 1), color, width);
}
