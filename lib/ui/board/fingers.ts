/**
 * What a board has for fingers, fetched when one is first seen: a loupe, as a finger hides the cells it's on,
 * and ways to bring cells near.
 */

import type { Cell } from "../../automaton/board.ts";
import { cellName } from "../../games/notation/cell_text.ts";
import type { Brush } from "./brush.ts";
import type { Size } from "./camera.ts";
import { centerOf, type Geometry, type Point } from "./geometry.ts";
import { paintGround } from "./ground.ts";
import { paint, paintMoving } from "./paint.ts";
import type { Scene } from "./scene.ts";

export { listenToZoom } from "./zoom.ts";

/** The loupe's side and that of its cells, which may be larger, in CSS pixels. */
const SIZE = 156;
const SIDE = 24;

/** Cells of a larger side are seen around a finger. */
const LARGE = 40;

/** Between the finger's cell and the loupe. */
const GAP = 28;

/** Room for the cell's name, at the loupe's foot. */
const NAME = 20;

/**
 * Draws the cells around one enlarged: above it, or next to it near the top edge. `at` is its middle
 * in the view.
 */
export function paintLoupe(brush: Brush, scene: Scene, cell: Cell, at: Point, view: Size): void {
  const { ctx, geometry, palette } = brush;
  if (geometry.side > LARGE) return;
  const { left, top } = place(at, view);
  const large: Geometry = { ...geometry, side: Math.max(SIDE, geometry.side), margin: 0 };
  const aim = centerOf(large, cell);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(left, top, SIZE, SIZE, 16);
  ctx.clip();
  ctx.fillStyle = palette.board;
  ctx.fillRect(left, top, SIZE, SIZE);
  ctx.save();
  ctx.translate(left + SIZE / 2 - aim.x, top + SIZE / 2 - aim.y);
  const enlarged = { ...brush, geometry: large };
  paintGround(enlarged, scene);
  paint(enlarged, scene);
  paintMoving(enlarged, scene);
  ctx.restore();
  ctx.fillStyle = palette.ink;
  ctx.fillRect(left, top + SIZE - NAME, SIZE, NAME);
  ctx.fillStyle = palette.board;
  ctx.font = "600 14px system-ui, sans-serif";
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(cellName(scene.board, cell), left + SIZE / 2, top + SIZE - NAME / 2);
  ctx.restore();
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(left + 1, top + 1, SIZE - 2, SIZE - 2, 15);
  ctx.stroke();
}

function place({ x, y }: Point, { width, height }: Size): { left: number; top: number } {
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const above = y - GAP - SIZE;
  if (above >= 0) return { left: within(x - SIZE / 2, width - SIZE), top: above };
  const beside = x + GAP + SIZE <= width ? x + GAP : x - GAP - SIZE;
  return {
    left: within(beside, width - SIZE),
    top: within(y - SIZE / 2, height - SIZE),
  };
}
