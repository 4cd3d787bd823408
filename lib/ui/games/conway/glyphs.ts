/**
 * The shapes of eight colonies and of nobody's pieces. Each is told from the others without its
 * colour; the first two are those of every other board.
 */

import type { State } from "../../../automaton/board.ts";
import { NEUTRAL } from "../../../automaton/rule.ts";
import type { Palette } from "../../board/palette.ts";

interface Glyph {
  /** A path in a square of side 20. */
  readonly path: string;
  /** How wide its line is, for a shape that is not filled. */
  readonly line?: number;
  /** The custom property of its colour. */
  readonly ink: keyof Palette;
}

/** The side of the square that glyphs are drawn in. */
export const GLYPH_SIDE = 20;

const COLONIES: readonly Glyph[] = [
  { path: "M2 10a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z", ink: "blue" },
  { path: "M10 2.5 17.5 10 10 17.5 2.5 10Z", line: 3.2, ink: "red" },
  { path: "M4 4H16V16H4Z", line: 3.6, ink: "seat-2" },
  { path: "M10 2 19 17.5H1Z", ink: "seat-3" },
  { path: "M7.5 2H12.5V7.5H18V12.5H12.5V18H7.5V12.5H2V7.5H7.5Z", ink: "seat-4" },
  { path: "M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0Z", line: 3, ink: "seat-5" },
  { path: "M2.5 2.5H17.5L2.5 17.5H17.5Z", ink: "seat-6" },
  { path: "M2 6.5H18V13.5H2Z", ink: "seat-7" },
];

const NOBODY: Glyph = { path: "M7 3V17M13 3V17M3 7H17M3 13H17", line: 2, ink: "label" };

export function glyphOf(state: State): Glyph {
  return state === NEUTRAL ? NOBODY : COLONIES[state - 1]!;
}
