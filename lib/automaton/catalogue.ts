/**
 * Patterns with a name, as columns, rows and the body of RLE, and how to know them again. The names are those of the LifeWiki;
 * `words/sandbox` has them for people.
 */

import { nextGeneration } from "./bitboard.ts";
import type { Board } from "./board.ts";
import { readRleBody } from "./rle.ts";
import { fateOf } from "./structures.ts";
import { centered, cutOut, liveCells, orientations } from "./turn_board.ts";

/** From the smallest of each kind on: still lifes, oscillators, spaceships, and what takes time. */
export const CATALOGUE = {
  block: [2, 2, "2o$2o!"],
  tub: [3, 3, "bo$obo$bo!"],
  boat: [3, 3, "2o$obo$bo!"],
  ship: [3, 3, "2o$obo$b2o!"],
  beehive: [4, 3, "b2o$o2bo$b2o!"],
  loaf: [4, 4, "b2o$o2bo$bobo$2bo!"],
  pond: [4, 4, "b2o$o2bo$o2bo$b2o!"],
  eater: [4, 4, "2o$obo$2bo$2b2o!"],
  blinker: [3, 1, "3o!"],
  toad: [4, 2, "b3o$3o!"],
  beacon: [4, 4, "2o$2o$2b2o$2b2o!"],
  pulsar: [
    13,
    13,
    "2b3o3b3o2$o4bobo4bo$o4bobo4bo$o4bobo4bo$2b3o3b3o2$2b3o3b3o$o4bobo4bo$o4bobo4bo$o4bobo4bo2$2b3o3b3o!",
  ],
  pentadecathlon: [10, 3, "2bo4bo$2ob4ob2o$2bo4bo!"],
  glider: [3, 3, "bo$2bo$3o!"],
  lwss: [5, 4, "bo2bo$o$o3bo$4o!"],
  tetromino: [3, 2, "3o$bo!"],
  pentomino: [3, 3, "b2o$2o$bo!"],
  acorn: [7, 3, "bo$3bo$2o2b3o!"],
} as const;

/** The name of a pattern of the catalogue. */
export type PatternId = keyof typeof CATALOGUE;

/** The names of all patterns of the catalogue. */
export const PATTERN_IDS = Object.keys(CATALOGUE) as PatternId[];

/** A pattern of the catalogue on the smallest board that holds it. */
export function patternOf(id: PatternId): Board {
  const [width, height, body] = CATALOGUE[id];
  return readRleBody(body, width, height);
}

let known: ReadonlyMap<string, PatternId> | undefined;

/** The name of a pattern that fills its board, in any phase, turned or mirrored, of any colors. */
export function nameOf(pattern: Board): PatternId | undefined {
  known ??= new Map(PATTERN_IDS.flatMap((id) => phasesOf(id).map((phase) => [keyOf(phase), id])));
  return known.get(keyOf(pattern));
}

/** The pattern as it looks in each generation until it repeats itself; once if it does not. */
function phasesOf(id: PatternId): Board[] {
  const pattern = patternOf(id);
  const fate = fateOf(pattern);
  const phases = [pattern];
  if (!("period" in fate)) return phases;
  let board = centered(pattern, MOST_SPREAD, MOST_SPREAD);
  for (let phase = 1; phase < fate.period; phase++) {
    board = nextGeneration(board, "plane");
    phases.push(cutOut(board, liveCells(board)));
  }
  return phases;
}

/** Columns and rows that no pattern of the catalogue leaves within its period. */
const MOST_SPREAD = 30;

/** One text for all orientations and colors of a pattern. */
function keyOf(pattern: Board): string {
  const texts = orientations(pattern).map(({ width, cells }) =>
    `${width} ${cells.map((state) => Math.min(state, 1)).join("")}`
  );
  return texts.sort()[0]!;
}
