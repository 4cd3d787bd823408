/** A word on the board, in ink. */

import type { Cell } from "../../automaton/board.ts";
import type { Brush } from "./brush.ts";
import { centerOf } from "./geometry.ts";

const HEIGHT = 26;

/** How far a word stays from the board's upper and lower edge. */
const EDGE = 8;

/** Above a cell whose neighbors stay in sight, or below where there's no room. */
export function paintPill(brush: Brush, text: string, cell: Cell): void {
  const { side, margin } = brush.geometry, { x, y } = centerOf(brush.geometry, cell);
  const above = y - 1.65 * side - HEIGHT;
  paint(brush, text, x, above < margin ? y + 1.65 * side : above);
}

/** At the top of the board, or at its foot where it would hide some of these cells. */
export function paintTitle(brush: Brush, text: string, shown: readonly Cell[]): void {
  const { columns, rows, side, margin } = brush.geometry;
  const x = margin + columns * side / 2, half = (widthOf(brush, text) + side) / 2;
  const top = margin + EDGE, foot = margin + rows * side - EDGE - HEIGHT;
  const hides = (from: number) =>
    shown.some((cell) => {
      const at = centerOf(brush.geometry, cell);
      return Math.abs(at.x - x) < half && Math.abs(at.y - from - HEIGHT / 2) < (HEIGHT + side) / 2;
    });
  paint(brush, text, x, hides(top) && !hides(foot) ? foot : top);
}

function paint(brush: Brush, text: string, middle: number, top: number): void {
  const { ctx, palette, geometry: { columns, side, margin } } = brush;
  const width = widthOf(brush, text), most = margin + columns * side - width;
  const left = Math.max(margin, Math.min(most, middle - width / 2));
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = palette.ink;
  ctx.beginPath();
  ctx.roundRect(left, top, width, HEIGHT, HEIGHT / 2);
  ctx.fill();
  ctx.fillStyle = palette.board;
  ctx.fillText(text, left + width / 2, top + HEIGHT / 2 + 1);
}

function widthOf({ ctx }: Brush, text: string): number {
  ctx.font = "700 13px system-ui, sans-serif";
  return ctx.measureText(text).width + HEIGHT;
}
