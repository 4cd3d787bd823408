/** A word on the board: above a cell, or at the top. */

import type { Cell } from "../../automaton/board.ts";
import type { Brush } from "./brush.ts";
import { centerOf } from "./geometry.ts";

const HEIGHT = 26;

export function paintPill({ ctx, geometry, palette }: Brush, text: string, cell?: Cell): void {
  const { columns, side, margin } = geometry, board = columns * side;
  ctx.font = "700 13px system-ui, sans-serif";
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  const width = ctx.measureText(text).width + HEIGHT;
  const at = cell === undefined ? { x: margin + board / 2, y: margin } : centerOf(geometry, cell);
  // A cell's neighbors stay in sight.
  const above = at.y - 1.65 * side - HEIGHT;
  const top = cell === undefined ? margin + 8 : above < margin ? at.y + 1.65 * side : above;
  const left = Math.max(margin, Math.min(margin + board - width, at.x - width / 2));
  ctx.fillStyle = palette.ink;
  ctx.beginPath();
  ctx.roundRect(left, top, width, HEIGHT, HEIGHT / 2);
  ctx.fill();
  ctx.fillStyle = palette.board;
  ctx.fillText(text, left + width / 2, top + HEIGHT / 2 + 1);
}
