/**
 * Patterns with a name, as columns, rows and the body of RLE, and how to know them again. The names are those of the LifeWiki;
 * the sandbox's words have them for people.
 */

import type { Board } from "./board.ts";
import { readRleBody } from "./rle.ts";
import { fateOf, MAX_SPAN, phasesOf } from "./structures.ts";
import { orientations } from "./turn_board.ts";

/** From the smallest of each kind on. */
export const KINDS = {
  still: {
    block: [2, 2, "2o$2o!"],
    tub: [3, 3, "bo$obo$bo!"],
    boat: [3, 3, "2o$obo$bo!"],
    ship: [3, 3, "2o$obo$b2o!"],
    beehive: [4, 3, "b2o$o2bo$b2o!"],
    barge: [4, 4, "bo$obo$bobo$2bo!"],
    snake: [4, 2, "2obo$ob2o!"],
    carrier: [4, 3, "2o$o2bo$2b2o!"],
    loaf: [4, 4, "b2o$o2bo$bobo$2bo!"],
    longBoat: [4, 4, "2o$obo$bobo$2bo!"],
    eater: [4, 4, "2o$obo$2bo$2b2o!"],
    pond: [4, 4, "b2o$o2bo$o2bo$b2o!"],
    mango: [5, 4, "b2o$o2bo$bo2bo$2b2o!"],
    longShip: [4, 4, "2o$obo$bobo$2b2o!"],
    shipTie: [6, 6, "2o$obo$b2o$3b2o$3bobo$4b2o!"],
  },
  oscillator: {
    blinker: [3, 1, "3o!"],
    toad: [4, 2, "b3o$3o!"],
    beacon: [4, 4, "2o$2o$2b2o$2b2o!"],
    clock: [4, 4, "2bo$obo$bobo$bo!"],
    trafficLight: [7, 7, "2b3o2$o5bo$o5bo$o5bo2$2b3o!"],
    pulsar: [
      13,
      13,
      "2b3o3b3o2$o4bobo4bo$o4bobo4bo$o4bobo4bo$2b3o3b3o2$2b3o3b3o$o4bobo4bo$o4bobo4bo$o4bobo4bo2$2b3o3b3o!",
    ],
    figureEight: [6, 6, "3o$3o$3o$3b3o$3b3o$3b3o!"],
    galaxy: [
      9,
      9,
      "6ob2o$6ob2o$7b2o$2o5b2o$2o5b2o$2o5b2o$2o$2ob6o$2ob6o!",
    ],
    tumbler: [7, 6, "b2ob2o$b2ob2o$2bobo$obobobo$obobobo$2o3b2o!"],
    pentadecathlon: [10, 3, "2bo4bo$2ob4ob2o$2bo4bo!"],
  },
  spaceship: {
    glider: [3, 3, "bo$2bo$3o!"],
    lwss: [5, 4, "bo2bo$o$o3bo$4o!"],
    mwss: [6, 5, "3bo$bo3bo$o$o4bo$5o!"],
    hwss: [7, 5, "3b2o$bo4bo$o$o5bo$6o!"],
  },
  growing: {
    gosperGun: [
      36,
      9,
      "24bo$22bobo$12b2o6b2o12b2o$11bo3bo4b2o12b2o$2o8bo5bo3b2o$2o8bo3bob2o4bobo$10bo5bo7bo$11bo3bo$12b2o!",
    ],
    simkinGun: [
      33,
      21,
      "2o5b2o$2o5b2o2$4b2o$4b2o5$22b2ob2o$21bo5bo$21bo6bo2b2o$21b3o3bo3b2o$26bo4$20b2o$20bo$21b3o$23bo!",
    ],
    blockLayer: [8, 6, "6bo$4bob2o$4bobo$4bo$2bo$obo!"],
  },
  restless: {
    tetromino: [3, 2, "3o$bo!"],
    pentomino: [3, 3, "b2o$2o$bo!"],
    piHeptomino: [3, 3, "3o$obo$obo!"],
    bHeptomino: [4, 3, "ob2o$3o$bo!"],
    acorn: [7, 3, "bo$3bo$2o2b3o!"],
    diehard: [8, 3, "6bo$2o$bo3b3o!"],
  },
} as const;

/** What a pattern does. */
export type PatternKind = keyof typeof KINDS;

/** The name of a pattern of the catalogue. */
export type PatternId = { [Kind in PatternKind]: keyof typeof KINDS[Kind] }[PatternKind];

/** All patterns of the catalogue. */
export const CATALOGUE: Readonly<
  Record<PatternId, readonly [width: number, height: number, body: string]>
> = Object.assign({}, ...Object.values(KINDS));

/** The names of all patterns of the catalogue. */
export const PATTERN_IDS = Object.keys(CATALOGUE) as PatternId[];

/** The kinds, each with its patterns. */
export const PATTERN_KINDS: readonly (readonly [PatternKind, readonly PatternId[]])[] = Object
  .entries(KINDS).map((
    [kind, patterns],
  ) => [kind as PatternKind, Object.keys(patterns) as PatternId[]]);

/** A pattern of the catalogue on the smallest board that holds it. */
export function patternOf(id: PatternId): Board {
  const [width, height, body] = CATALOGUE[id];
  return readRleBody(body, width, height);
}

let known: ReadonlyMap<string, PatternId> | undefined;

/** The name of a pattern that fills its board, in any phase, turned or mirrored, of any colors. */
export function nameOf(pattern: Board): PatternId | undefined {
  known ??= new Map(PATTERN_IDS.flatMap((id) => guisesOf(id).map((phase) => [keyOf(phase), id])));
  return known.get(keyOf(pattern));
}

/** The pattern as it looks in each generation until it repeats itself; once if it does not. */
function guisesOf(id: PatternId): Board[] {
  const pattern = patternOf(id);
  if (Math.max(pattern.width, pattern.height) > MAX_SPAN) return [pattern];
  const fate = fateOf(pattern);
  return phasesOf(pattern, "period" in fate ? fate.period : 1);
}

/** One text for all orientations and colors of a pattern. */
function keyOf(pattern: Board): string {
  const texts = orientations(pattern).map(({ width, cells }) =>
    `${width} ${cells.map((state) => Math.min(state, 1)).join("")}`
  );
  return texts.sort()[0]!;
}
