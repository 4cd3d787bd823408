/** Points on the screen and cells of the board, both ways. */

import type { Cell } from "../../automaton/board.ts";

/** Lengths in CSS pixels, from the top left of the drawing. */
export interface Geometry {
  readonly columns: number;
  readonly rows: number;
  /** The side of a cell. */
  readonly side: number;
  /** Room to the left of and above the board for the names of rows and columns. */
  readonly margin: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where in its element an event is. */
export function pointOf({ offsetX, offsetY }: MouseEvent): Point {
  return { x: offsetX, y: offsetY };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** A board as wide as the drawing; with labels the margin is one cell wide. */
export function fitBoard(
  board: { readonly width: number; readonly height: number },
  drawingWidth: number,
  labels: boolean,
): Geometry {
  const side = drawingWidth / (board.width + (labels ? 1 : 0));
  return { columns: board.width, rows: board.height, side, margin: labels ? side : 0 };
}

/** The cell at a point; undefined off the board. */
export function cellAtPoint(
  { columns, rows, side, margin }: Geometry,
  point: Point,
): Cell | undefined {
  const column = Math.floor((point.x - margin) / side);
  const row = Math.floor((point.y - margin) / side);
  if (column < 0 || column >= columns || row < 0 || row >= rows) return undefined;
  return row * columns + column;
}

/** The top left corner of a cell. */
export function cornerOf({ columns, side, margin }: Geometry, cell: Cell): Point {
  return {
    x: margin + (cell % columns) * side,
    y: margin + Math.floor(cell / columns) * side,
  };
}

export function centerOf(geometry: Geometry, cell: Cell): Point {
  const { x, y } = cornerOf(geometry, cell);
  return { x: x + geometry.side / 2, y: y + geometry.side / 2 };
}
