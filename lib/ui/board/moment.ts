/**
 * Draws what is being told of a turn: who dies, and of what, who is born, what a bomb strikes, what
 * ground opens, and who is left alone.
 */

import type { Board, Cell } from "../../automaton/board.ts";
import { type Brush, fill, outline, stamp, stroke, traced } from "./brush.ts";
import { byState, paintCells } from "./cells.ts";
import { paintHatching } from "./ground.ts";
import { DISC, shade } from "./marks.ts";

/** What a bomb clears, as a square of cells. */
const STRUCK = "M-1.5-1.5H1.5V1.5H-1.5Z";

/** Where the pieces of a burst cell fly: discs to the corners, diamonds to the sides. */
const CORNERS = [[1, 1], [1, -1], [-1, 1], [-1, -1]] as const;
const SIDES = [[1.4, 0], [-1.4, 0], [0, 1.4], [0, -1.4]] as const;

/** Cells that die, of what, and the board that they lived on. */
interface Dying {
  readonly before: Board;
  readonly lonely: readonly Cell[];
  readonly crowded: readonly Cell[];
}

/** `gone` is how far they are gone, from 0 to 1. */
export function paintDying(
  brush: Brush,
  { before, lonely, crowded }: Dying,
  gone: number,
): void {
  const was = (cell: Cell) => before.cells[cell]!;
  for (const [state, cells] of byState(lonely, was)) paintLonely(brush, state, cells, gone);
  for (const [state, cells] of byState(crowded, was)) paintCrowded(brush, state, cells, gone);
}

/** Shrinks to a point inside its outline. */
function paintLonely(brush: Brush, state: number, cells: readonly Cell[], gone: number): void {
  const { ctx, palette, geometry: { side } } = brush, { path, ink } = brush.marks(state);
  stamp(brush, cells, path, 0.4 * (1 - gone) + 0.8 / side, palette[ink]);
  ctx.globalAlpha = 0.55;
  outline(brush, cells, path, 0.36, palette[ink], 1);
  ctx.globalAlpha = 1;
}

/** Breaks into four pieces. */
function paintCrowded(brush: Brush, state: number, cells: readonly Cell[], gone: number): void {
  const { path, ink } = brush.marks(state), far = (0.2 + 0.16 * gone) * Math.SQRT1_2;
  for (const [right, down] of state === 2 ? SIDES : CORNERS) {
    const by = [right * far, down * far] as const;
    stamp(brush, cells, path, 0.13 * (1.35 - gone / 2), brush.palette[ink], by);
  }
}

/** Cells that grow inside a second outline, and how far they are grown. */
export function paintBorn(brush: Brush, born: readonly Cell[], { cells }: Board, grown: number) {
  const { palette, geometry: { side } } = brush;
  for (const [state, young] of byState(born, (cell) => cells[cell]!)) {
    const { path, ink } = brush.marks(state);
    paintCells(brush, state, young, 0.3 + 0.7 * grown);
    outline(brush, young, path, 0.55, palette[ink], Math.max(1, side * 0.07));
  }
}

/** A square that closes to a point. */
export function paintStruck(brush: Brush, struck: Cell, closed: number): void {
  stroke(brush, traced(brush, [struck], STRUCK, 1 - closed), brush.palette.pollen, 3);
}

/** The hatching of columns that open, going off them one after another. */
export function paintOpening(brush: Brush, columns: readonly number[], opened: number): void {
  const closed = columns.slice(Math.floor(columns.length * opened));
  const locked = Array.from({ length: brush.geometry.columns }, (_, at) => closed.includes(at));
  paintHatching(brush, { locked });
}

/** A color that comes over cells, and goes on into the ground. */
export function paintFlood(brush: Brush, cells: readonly Cell[], state: number, risen: number) {
  const { ctx, palette, marks } = brush;
  ctx.globalAlpha = 1 - risen ** 3;
  fill(brush, traced(brush, cells, DISC, 0.3 + 1.2 * risen), shade(palette, marks(state), "soft"));
  ctx.globalAlpha = 1;
}
