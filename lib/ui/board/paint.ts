/** Draws a scene. */

import { type Cell, EMPTY, type State } from "../../automaton/board.ts";
import { columnName } from "../../games/notation/cell_text.ts";
import { type Brush, SMALL, traceCross, traceDisc } from "./brush.ts";
import type { Changes } from "./changes.ts";
import type { Effect } from "./effects.ts";
import { centreOf, cornerOf } from "./geometry.ts";
import { lockedRuns, type Scene } from "./scene.ts";

/** The largest letter of a label, in CSS pixels. */
const LABEL = 18;

/** The whole board, with effects as far as they have come (0 to 1). */
export function paint(brush: Brush, scene: Scene, effects: readonly Effect[], progress: number) {
  paintGround(brush, scene);
  paintHatching(brush, scene);
  paintGrid(brush, scene);
  if (brush.geometry.margin > 0) paintLabels(brush);
  for (const cell of scene.last) paintFrame(brush, cell, brush.palette.mark);
  paintCells(brush, scene);
  for (const cell of scene.drafted) paintDrafted(brush, cell, scene.colour);
  if (scene.outlook) paintOutlook(brush, scene.outlook);
  for (const effect of effects) paintEffect(brush, effect, progress);
  for (const cell of scene.blast) paintBlast(brush, cell);
  for (const cell of scene.advised ?? []) paintAdvised(brush, cell, scene.colour);
  for (const cell of scene.marked ?? []) paintMark(brush, cell);
  if (scene.hover) paintHover(brush, scene.hover);
  if (scene.cursor !== undefined) paintCursor(brush, scene.cursor);
}

function paintGround({ ctx, geometry, palette }: Brush, { home }: Scene): void {
  const { columns, rows, side, margin } = geometry;
  const column = (from: number, to: number, colour: string) => {
    ctx.fillStyle = colour;
    ctx.fillRect(margin + from * side, margin, (to - from) * side, rows * side);
  };
  column(0, columns, palette.board);
  column(0, home, palette["blue-home"]);
  column(columns - home, columns, palette["red-home"]);
}

/** Slanted lines over ground where the person may not place. */
function paintHatching({ ctx, geometry, palette }: Brush, { locked }: Scene): void {
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
    for (let x = left - height; x < left + width; x += 8) {
      ctx.moveTo(x, margin + height);
      ctx.lineTo(x + height, margin);
    }
    ctx.stroke();
    ctx.restore();
  }
}

function paintGrid({ ctx, geometry, palette }: Brush, { home }: Scene): void {
  const { columns, rows, side, margin } = geometry;
  const line = (column: number) => {
    ctx.moveTo(margin + column * side, margin);
    ctx.lineTo(margin + column * side, margin + rows * side);
  };
  ctx.strokeStyle = palette.dot;
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (let column = 0; column <= columns; column++) line(column);
  for (let row = 0; row <= rows; row++) {
    ctx.moveTo(margin, margin + row * side);
    ctx.lineTo(margin + columns * side, margin + row * side);
  }
  ctx.stroke();
  ctx.lineWidth = 2;
  ctx.beginPath();
  line(home);
  line(columns - home);
  ctx.stroke();
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

function paintCells(brush: Brush, { board }: Scene): void {
  board.cells.forEach((state, cell) => {
    if (state !== EMPTY) brush.marks.draw(brush, cell, state, 1);
  });
}

/** A cell that is chosen and not confirmed: its shape in a frame of its colour. */
function paintDrafted(brush: Brush, cell: Cell, colour: State): void {
  paintFrame(brush, cell, brush.marks.ink(brush.palette, colour));
  brush.marks.draw(brush, cell, colour, 0.65);
}

function paintFrame({ ctx, geometry }: Brush, cell: Cell, colour: string): void {
  const { x, y } = cornerOf(geometry, cell);
  ctx.strokeStyle = colour;
  ctx.lineWidth = geometry.side < SMALL ? 1.5 : 2;
  ctx.strokeRect(x + 1, y + 1, geometry.side - 2, geometry.side - 2);
}

function paintEffect(brush: Brush, { kind, cell, state }: Effect, progress: number): void {
  const { ctx, geometry, palette } = brush;
  ctx.save();
  ctx.globalAlpha = 1 - progress;
  if (kind === "death") brush.marks.draw(brush, cell, state, 1 - progress * 0.5);
  else {
    const reach = kind === "bomb" ? 2.2 : 0.9;
    ctx.strokeStyle = kind === "bomb" ? palette.bomb : brush.marks.ink(palette, state);
    ctx.lineWidth = 2;
    traceDisc(brush, cell, geometry.side * (0.3 + reach * progress));
    ctx.stroke();
  }
  ctx.restore();
}

/** A cell that the aimed bomb would clear: crossed out. */
function paintBlast(brush: Brush, cell: Cell): void {
  paintFrame(brush, cell, brush.palette.bomb);
  traceCross(brush, cell, brush.geometry.side * 0.3);
  brush.ctx.stroke();
}

/** A cell that somebody else would place: the ghost of its shape. */
function paintAdvised(brush: Brush, cell: Cell, colour: State): void {
  brush.ctx.save();
  brush.ctx.globalAlpha = 0.6;
  brush.marks.draw(brush, cell, colour, 0.65);
  brush.ctx.restore();
  paintMark(brush, cell);
}

/** A dotted frame: someone speaks of this cell. */
function paintMark(brush: Brush, cell: Cell): void {
  brush.ctx.save();
  brush.ctx.setLineDash([2, 2]);
  paintFrame(brush, cell, brush.palette.bomb);
  brush.ctx.restore();
}

function paintHover(brush: Brush, { cell, allowed }: NonNullable<Scene["hover"]>): void {
  brush.ctx.save();
  if (!allowed) brush.ctx.setLineDash([3, 3]);
  paintFrame(brush, cell, allowed ? brush.palette.focus : brush.palette.label);
  brush.ctx.restore();
}

/** A frame with four hairs: seen on any ground. */
function paintCursor(brush: Brush, cell: Cell): void {
  const { ctx, geometry, palette } = brush;
  const { x, y } = centreOf(geometry, cell);
  const near = geometry.side * 0.62, far = geometry.side * 1.3;
  paintFrame(brush, cell, palette.focus);
  ctx.beginPath();
  for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
    ctx.moveTo(x + dx * near, y + dy * near);
    ctx.lineTo(x + dx * far, y + dy * far);
  }
  ctx.stroke();
}

/**
 * Draws what a turn will bring as ghosts over the board as it is: a ring where a cell is to live, with
 * its owner's mark inside, a cross over one that is to die.
 */
function paintOutlook(brush: Brush, { born, died, after }: Changes): void {
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
    const [colour, lineWidth] of [[palette.board, width * 2], [palette.label, width]] as const
  ) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = lineWidth;
    ctx.stroke();
  }
}
