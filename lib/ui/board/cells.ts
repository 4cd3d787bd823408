/** The cells of a board by their colonies, and how they are drawn. */

import { type Cell, EMPTY, type State } from "../../automaton/board.ts";
import { type Brush, stamp, stroke, traced } from "./brush.ts";
import { shade } from "./marks.ts";
import type { Scene } from "./scene.ts";

/** Below this side of a cell, in CSS pixels, cells are plain; below the next they don't shine. */
const PLAIN = 9;
const DULL = 11;

/** The cells that live or are drafted, by their states in order. */
export function colonies({ board, drafted, color }: Scene): [State, Cell[]][] {
  const { cells } = board, taken: Cell[] = [];
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell]) taken.push(cell);
  taken.push(...drafted.filter((cell) => !cells[cell]));
  return byState(taken, (cell) => cells[cell] || color);
}

/** Cells by their states in order, without the empty ones. */
export function byState(cells: Iterable<Cell>, stateOf: (cell: Cell) => State): [State, Cell[]][] {
  const groups: Cell[][] = [];
  for (const cell of cells) (groups[stateOf(cell)] ??= []).push(cell);
  return [...groups.entries()].filter(([state, cells]) => state !== EMPTY && cells);
}

/** Cells of one state at a scale of their full size: lit from above where they are large enough. */
export function paintCells(brush: Brush, state: State, cells: readonly Cell[], scale = 1): void {
  const { palette, geometry: { side } } = brush, glyph = brush.marks(state);
  const { path, line, lit, hole, shine } = glyph, ink = palette[glyph.ink];
  const radius = glyph.radius * scale, isLit = lit && side >= PLAIN;
  const draw = (path: string, color: string) => stamp(brush, cells, path, radius, color);
  if (line) return stroke(brush, traced(brush, cells, path, radius), ink, line * radius * side);
  draw(path, isLit ? shade(palette, glyph, "deep") : ink);
  if (isLit) draw(lit, ink);
  if (hole) draw(hole, shade(palette, glyph, "land"));
  if (shine && side >= DULL) draw(shine, palette.shine);
}
