/** Draws what lives, and all marks: upon the ground. */

import { EMPTY } from "../../automaton/board.ts";
import { around, type Brush, SQUARE, stamp, stroke, STRONG, THIN, traced } from "./brush.ts";
import type { Changes } from "./changes.ts";
import { byState, colonies, paintCells } from "./cells.ts";
import { DISC, shade } from "./marks.ts";
import type { Scene } from "./scene.ts";

/** Paths about a cell's middle; their unit is its side. */
const CORNERS = "M-.52-.28V-.52H-.28M.28-.52H.52V-.28M.52.28V.52H.28M-.28.52H-.52V.28";
const SLASH = "M-.3 .3 .3-.3";

type Next = typeof import("./next.ts");
let next: Next | undefined;

/** Gives what draws the marks of what may come: it is fetched late, or comes with a page that shows them. */
export function provideNext(module: Next): void {
  next = module;
}

/** Whether a scene has marks of what may come, and nothing to draw them with. */
export function lacksNext({ outlook, advised, blast, asked }: Scene): boolean {
  return !next && !!(outlook || advised?.length || blast.length > 0 || asked);
}

export function paint(brush: Brush, scene: Scene): void {
  const { past, last, lastColor, marked } = scene;
  const { palette, marks } = brush;
  if (past) paintFootprints(brush, scene, past);
  paintLife(brush, scene);
  if (lastColor) {
    const width = Math.max(THIN, brush.geometry.side * 0.09);
    around(brush, last, CORNERS, shade(palette, marks(lastColor), "deep"), width);
  }
  around(brush, scene.drafted, SQUARE, palette.ink, 1.8);
  if (marked) stroke(brush, traced(brush, marked, DISC, 0.52), palette.ink, THIN);
  next?.paintNext(brush, scene);
}

/** What moves over all that: by frames, or with who points. */
export function paintMoving(brush: Brush, { moment, hover, cursor, asked }: Scene): void {
  const { palette } = brush;
  moment?.paint(brush);
  if (hover) {
    around(brush, [hover.cell], SQUARE, palette.ink, THIN);
    if (!hover.allowed) around(brush, [hover.cell], SLASH, palette.ink, THIN);
  }
  if (cursor !== undefined) around(brush, [cursor], SQUARE, palette.ink, STRONG);
  if (asked) next?.paintAsked(brush, asked);
}

/** What lives: apart from what is dying or growing at this moment, or will die. */
function paintLife(brush: Brush, scene: Scene): void {
  const apart = new Set(scene.moment?.cells), doomed = new Set(next && scene.outlook?.died);
  for (const [state, cells] of colonies(scene)) {
    paintCells(brush, state, cells.filter((cell) => !apart.has(cell) && !doomed.has(cell)));
  }
}

/** Where cells of the last turn died, and nothing lives now. */
function paintFootprints(brush: Brush, { board, drafted }: Scene, { died, before }: Changes): void {
  const gone = died.filter((cell) => board.cells[cell] === EMPTY && !drafted.includes(cell));
  for (const [state, cells] of byState(gone, (cell) => before.cells[cell]!)) {
    const glyph = brush.marks(state);
    stamp(brush, cells, glyph.path, 0.11, shade(brush.palette, glyph, "edge"));
  }
}
