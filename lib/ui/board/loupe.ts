/** A finger hides the cells it aims at; the loupe shows them above it. */

import type { Cell } from "../../automaton/board.ts";
import type { Brush } from "./brush.ts";
import { centreOf, drawingHeight, type Geometry } from "./geometry.ts";
import { paint } from "./paint.ts";
import type { Scene } from "./scene.ts";

/** Cells across the loupe, and the side of each in CSS pixels. */
const CELLS = 7;
const SIDE = 24;

/** Between the finger's cell and the loupe. */
const GAP = 28;

/** Draws the cells around `cell` enlarged: above it, or beside it near the top edge. */
export function paintLoupe(brush: Brush, scene: Scene, cell: Cell): void {
  const { ctx, geometry, palette } = brush;
  const size = CELLS * SIDE;
  const { left, top } = place(geometry, cell, size);
  const large: Geometry = { ...geometry, side: SIDE, margin: 0 };
  const aim = centreOf(large, cell);
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, top, size, size);
  ctx.clip();
  ctx.fillStyle = palette.board;
  ctx.fillRect(left, top, size, size);
  ctx.translate(left + size / 2 - aim.x, top + size / 2 - aim.y);
  paint({ ...brush, geometry: large }, scene, [], 1);
  ctx.restore();
  ctx.strokeStyle = palette.focus;
  ctx.lineWidth = 2;
  ctx.strokeRect(left, top, size, size);
}

function place(geometry: Geometry, cell: Cell, size: number): { left: number; top: number } {
  const { x, y } = centreOf(geometry, cell);
  const width = geometry.margin + geometry.columns * geometry.side;
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const above = y - GAP - size;
  if (above >= 0) return { left: within(x - size / 2, width - size), top: above };
  const beside = x + GAP + size <= width ? x + GAP : x - GAP - size;
  return {
    left: within(beside, width - size),
    top: within(y - size / 2, drawingHeight(geometry) - size),
  };
}
