/** How the cells of a board look, by their states. Their shapes tell them apart. */

import type { State } from "../../automaton/board.ts";
import type { Palette } from "./palette.ts";

/** Paths lie about the origin; their unit is the cell's radius. */
export interface Glyph {
  readonly path: string;
  /** In cells. */
  readonly radius: number;
  /** How wide its line is, for a shape that is not filled. */
  readonly line?: number;
  /** What of it the light falls on from above, and what is cut out of it or shines. */
  readonly lit?: string;
  readonly hole?: string;
  readonly shine?: string;
  /** How far its body reaches around it; nobody's cells have none. */
  readonly body?: number;
  readonly ink: keyof Palette;
}

export type Marks = (state: State) => Glyph;

export const DISC = "M1 0A1 1 0 1 1-1 0 1 1 0 1 1 1 0Z";

const BLUE: Glyph = {
  path: DISC,
  radius: 0.41,
  lit: "M.996-.085A1 1 0 0 0-.996-.085 1 1 0 0 0 .996-.085Z",
  shine: "M-.085-.567A.26.17-34 1 1-.515-.273.26.17-34 1 1-.085-.567Z",
  body: 2.1,
  ink: "blue",
};

const RED: Glyph = {
  path: "M0-1.22 1.22 0 0 1.22-1.22 0Z",
  radius: 0.43,
  lit: "M0-1.22 1.135-.085 0 1.05-1.135-.085Z",
  hole: "M0-.56.56 0 0 .56-.56 0Z",
  body: 2.14,
  ink: "red",
};

/** Two sides: blue discs, red hollow diamonds. */
export const TWO: Marks = (state) => state === 1 ? BLUE : RED;

/** A shade of a colony's ink. With many colonies each has only its ink. */
export function shade(
  palette: Palette,
  { ink }: Glyph,
  tone: "deep" | "soft" | "land" | "edge",
): string {
  const own: string | undefined = palette[`${ink}-${tone}` as keyof Palette];
  return own ?? (tone === "soft" ? palette.board : palette[ink]);
}
