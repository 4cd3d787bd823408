/** Draws what may come next, dashed: a forecast, an aimed bomb, advice; and answers. */

import { type Cell, EMPTY, type State } from "../../automaton/board.ts";
import { around, type Brush, fill, SQUARE, stroke, STRONG, THIN, traced } from "./brush.ts";
import { byState, colonies } from "./cells.ts";
import type { Changes } from "./changes.ts";
import { DISC, shade } from "./marks.ts";
import { paintPill, paintTitle } from "./pill.ts";
import type { Scene } from "./scene.ts";

const PLUS = "M-.16 0H.16M0-.16V.16";
const MINUS = "M-.3 0H.3";
const CROSS = "M-.3-.3 .3 .3M.3-.3-.3 .3";

export function paintNext(brush: Brush, scene: Scene): void {
  const { outlook, advised, blast, outlookName } = scene;
  if (outlook) {
    const doomed = new Set(outlook.died);
    for (const [state, cells] of colonies(scene)) {
      paintDoomed(brush, state, cells.filter((cell) => doomed.has(cell)));
    }
    paintBirths(brush, outlook);
    if (outlookName) paintOutlookFrame(brush, outlookName, outlook);
  }
  if (advised) paintAdvised(brush, advised, scene.color);
  paintBlast(brush, blast);
}

export function paintAsked(brush: Brush, { cell, answer }: NonNullable<Scene["asked"]>): void {
  around(brush, [cell], SQUARE, brush.palette.ink, STRONG);
  paintPill(brush, answer, cell);
}

/** Never faded to nothing: the outline says whose they are, a bar that they die. */
function paintDoomed(brush: Brush, state: State, cells: readonly Cell[]): void {
  const { palette, geometry: { side } } = brush, glyph = brush.marks(state);
  const outline = traced(brush, cells, glyph.path, glyph.radius - 0.025);
  if (!glyph.line) fill(brush, outline, shade(palette, glyph, "soft"));
  stroke(brush, outline, palette[glyph.ink], Math.max(1, side * 0.05));
  around(brush, cells, MINUS, palette.ink, Math.max(1.4, side * 0.1));
}

/** Where a cell is born next: dashed, with a plus. */
function paintBirths(brush: Brush, { born, after }: Changes): void {
  for (const [state, cells] of byState(born, (cell) => after.cells[cell]!)) {
    paintDashed(brush, state, cells);
    const ink = brush.palette[brush.marks(state).ink];
    around(brush, cells, PLUS, ink, Math.max(1.4, brush.geometry.side * 0.08));
  }
}

function paintDashed(brush: Brush, state: State, cells: readonly Cell[]): void {
  const { palette, geometry: { side } } = brush, { path, ink } = brush.marks(state);
  const dash = [side * 0.17, side * 0.11];
  stroke(brush, traced(brush, cells, path, 0.36), palette[ink], Math.max(1.1, side * 0.075), dash);
}

/** Cells that somebody else would place. */
function paintAdvised(brush: Brush, cells: readonly Cell[], color: State): void {
  paintDashed(brush, color, cells);
  stroke(brush, traced(brush, cells, DISC, 0.52), brush.palette.ink, THIN);
}

/** Cells that the aimed bomb would clear: crossed out. */
function paintBlast(brush: Brush, cells: readonly Cell[]): void {
  const { board, pollen, ink } = brush.palette;
  around(brush, cells, SQUARE, pollen, 2);
  around(brush, cells, CROSS, board, 4);
  around(brush, cells, CROSS, ink, 2);
}

/** Dashed is next. */
function paintOutlookFrame(brush: Brush, name: string, { before, after }: Changes): void {
  const { geometry: { columns, rows, side, margin }, palette } = brush;
  const frame = new Path2D();
  frame.rect(margin + 1.5, margin + 1.5, columns * side - 3, rows * side - 3);
  stroke(brush, frame, palette.ink, 3, [10, 6]);
  const lives = (cell: Cell) => before.cells[cell] !== EMPTY || after.cells[cell] !== EMPTY;
  paintTitle(brush, name, [...before.cells.keys()].filter(lives));
}
