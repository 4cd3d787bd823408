/**
 * Patterns with a name, as RLE, and how to know them again. The names are those of the LifeWiki;
 * `words/sandbox` has them for people. This module is browser compatible.
 */

import { nextGeneration } from "./bitboard.ts";
import type { Board } from "./board.ts";
import { readRle } from "./rle_file.ts";
import { fateOf } from "./structures.ts";
import { centred, cutOut, liveCells, orientations } from "./turn_board.ts";

/** From the smallest of each kind on: still lifes, oscillators, spaceships, and what takes time. */
export const CATALOGUE = {
  block: "x = 2, y = 2\n2o$2o!",
  tub: "x = 3, y = 3\nbo$obo$bo!",
  boat: "x = 3, y = 3\n2o$obo$bo!",
  ship: "x = 3, y = 3\n2o$obo$b2o!",
  beehive: "x = 4, y = 3\nb2o$o2bo$b2o!",
  loaf: "x = 4, y = 4\nb2o$o2bo$bobo$2bo!",
  pond: "x = 4, y = 4\nb2o$o2bo$o2bo$b2o!",
  eater: "x = 4, y = 4\n2o$obo$2bo$2b2o!",
  blinker: "x = 3, y = 1\n3o!",
  toad: "x = 4, y = 2\nb3o$3o!",
  beacon: "x = 4, y = 4\n2o$2o$2b2o$2b2o!",
  pulsar:
    "x = 13, y = 13\n2b3o3b3o2$o4bobo4bo$o4bobo4bo$o4bobo4bo$2b3o3b3o2$2b3o3b3o$o4bobo4bo$o4bobo4bo$o4bobo4bo2$2b3o3b3o!",
  pentadecathlon: "x = 10, y = 3\n2bo4bo$2ob4ob2o$2bo4bo!",
  glider: "x = 3, y = 3\nbo$2bo$3o!",
  lwss: "x = 5, y = 4\nbo2bo$o$o3bo$4o!",
  tetromino: "x = 3, y = 2\n3o$bo!",
  pentomino: "x = 3, y = 3\nb2o$2o$bo!",
  acorn: "x = 7, y = 3\nbo$3bo$2o2b3o!",
} as const;

export type PatternId = keyof typeof CATALOGUE;

export const PATTERN_IDS = Object.keys(CATALOGUE) as PatternId[];

/** A pattern of the catalogue on the smallest board that holds it. */
export function patternOf(id: PatternId): Board {
  return readRle(CATALOGUE[id]).board;
}

let known: ReadonlyMap<string, PatternId> | undefined;

/** The name of a pattern that fills its board, in any phase, turned or mirrored, of any colours. */
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
  let board = centred(pattern, MOST_SPREAD, MOST_SPREAD);
  for (let phase = 1; phase < fate.period; phase++) {
    board = nextGeneration(board, "plane");
    phases.push(cutOut(board, liveCells(board)));
  }
  return phases;
}

/** Columns and rows that no pattern of the catalogue leaves within its period. */
const MOST_SPREAD = 30;

/** One text for all orientations and colours of a pattern. */
function keyOf(pattern: Board): string {
  const texts = orientations(pattern).map(({ width, cells }) =>
    `${width} ${cells.map((state) => Math.min(state, 1)).join("")}`
  );
  return texts.sort()[0]!;
}
