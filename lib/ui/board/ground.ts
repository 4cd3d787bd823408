/** What lies under the cells: homes, locks, the colonies' bodies, the dots. */

import type { Cell, State } from "../../automaton/board.ts";
import type { Box } from "../../automaton/tiles.ts";
import { columnName } from "../../games/notation/cell_text.ts";
import { type Brush, fill, stroke, traced } from "./brush.ts";
import { colonies } from "./cells.ts";
import { DISC, shade } from "./marks.ts";
import { lockedRuns, type Scene } from "./scene.ts";

/** The largest letter of a label, in CSS pixels. */
const LABEL = 18;

/** A body without shades of its own: how much of its ink there is in it. */
const FAINT = 0.2;

export function paintGround(brush: Brush, scene: Scene): void {
  const { ctx, geometry } = brush, { columns, rows, side, margin } = geometry;
  ctx.save();
  ctx.beginPath();
  ctx.rect(margin, margin, columns * side, rows * side);
  ctx.clip();
  paintHomes(brush, scene);
  paintHatching(brush, scene);
  for (const [state, cells] of colonies(scene).reverse()) paintBody(brush, state, cells);
  if (side > 5) paintDots(brush);
  paintBorders(brush, scene);
  ctx.restore();
  if (margin > 0) paintLabels(brush);
}

function paintHomes({ ctx, geometry, palette }: Brush, { home }: Scene): void {
  const { columns, rows, side, margin } = geometry;
  const column = (from: number, to: number, color: string) => {
    ctx.fillStyle = color;
    ctx.fillRect(margin + from * side, margin, (to - from) * side, rows * side);
  };
  column(0, columns, palette.board);
  column(0, home, palette["blue-home"]);
  column(columns - home, columns, palette["red-home"]);
}

/** Slanted lines over ground where the person may not place. */
export function paintHatching(
  { ctx, geometry, palette }: Brush,
  { locked }: Pick<Scene, "locked">,
): void {
  const { rows, side, margin } = geometry;
  const height = rows * side;
  ctx.strokeStyle = palette.lock;
  ctx.lineWidth = 1;
  for (const { from, to } of lockedRuns(locked)) {
    const left = margin + from * side, width = (to - from) * side;
    ctx.save();
    ctx.beginPath();
    ctx.rect(left, margin, width, height);
    ctx.clip();
    ctx.beginPath();
    for (let x = left - height; x < left + width; x += Math.max(8, side)) {
      ctx.moveTo(x, margin + height);
      ctx.lineTo(x + height, margin);
    }
    ctx.stroke();
    ctx.restore();
  }
}

/** Cells that touch melt into one body with a coast. */
export function paintBody(brush: Brush, state: State, cells: readonly Cell[]): void {
  const { ctx, geometry: { side }, palette } = brush, glyph = brush.marks(state);
  if (!glyph.body) return;
  const shape = glyph.lit ? glyph.path : DISC;
  const body = traced(brush, cells, shape, glyph.radius * glyph.body);
  const land = shade(palette, glyph, "land");
  if (land === palette[glyph.ink]) ctx.globalAlpha = FAINT;
  else stroke(brush, body, shade(palette, glyph, "edge"), side > 9 ? 2 : 1);
  fill(brush, body, land);
  ctx.globalAlpha = 1;
}

/** A dot at every corner of a cell, or only in a box of cells: dashes without length, with round ends. */
export function paintDots({ ctx, geometry, palette }: Brush, box?: Box): void {
  const { columns, rows, side, margin } = geometry;
  const { left, right, top, bottom } = box ?? { left: 0, right: columns, top: 0, bottom: rows };
  ctx.strokeStyle = palette.dot;
  ctx.lineWidth = side > 22 ? 3 : side > 12 ? 2 : 1.5;
  ctx.lineCap = "round";
  ctx.setLineDash([0, side]);
  ctx.beginPath();
  for (let row = top; row <= bottom; row++) {
    ctx.moveTo(margin + left * side, margin + row * side);
    ctx.lineTo(margin + right * side + 1, margin + row * side);
  }
  ctx.stroke();
  ctx.lineCap = "butt";
  ctx.setLineDash([]);
}

function paintBorders({ ctx, geometry, palette }: Brush, { home }: Scene): void {
  if (home === 0) return;
  const { columns, rows, side, margin } = geometry;
  const border = (column: number, color: string) => {
    ctx.fillStyle = color;
    ctx.fillRect(margin + column * side - 0.75, margin, 1.5, rows * side);
  };
  border(home, palette["blue-edge"]);
  border(columns - home, palette["red-edge"]);
}

function paintLabels({ ctx, geometry, palette }: Brush): void {
  const { columns, rows, side, margin } = geometry;
  ctx.fillStyle = palette.label;
  ctx.font = `${Math.min(LABEL, Math.round(side * 0.45))}px system-ui, sans-serif`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  for (let column = 0; column < columns; column++) {
    ctx.fillText(columnName(column), margin + (column + 0.5) * side, margin / 2);
  }
  for (let row = 0; row < rows; row++) {
    ctx.fillText(String(row + 1), margin / 2, margin + (row + 0.5) * side);
  }
}
