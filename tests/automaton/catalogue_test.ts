import { assert, assertEquals } from "@std/assert";
import { nextGeneration } from "../../lib/automaton/bit_generation.ts";
import {
  CATALOGUE,
  nameOf,
  PATTERN_IDS,
  type PatternId,
  patternOf,
} from "../../lib/automaton/catalogue.ts";
import { stepImmigrationTile } from "../../lib/automaton/tile_kernel.ts";
import { TileBoard } from "../../lib/automaton/tiles.ts";
import { clustersOf, type Fate, fateOf } from "../../lib/automaton/structures.ts";
import { centered, cutOut, liveCells, orientations } from "../../lib/automaton/turn_board.ts";
import { draw, recolor } from "./boards.ts";

const STILL: Fate = { kind: "still" };

/** As the LifeWiki has them; the acorn and the R-pentomino take 5206 and 1103 generations. */
const FATES: Record<PatternId, Fate> = {
  block: STILL,
  tub: STILL,
  boat: STILL,
  ship: STILL,
  beehive: STILL,
  barge: STILL,
  snake: STILL,
  carrier: STILL,
  loaf: STILL,
  longBoat: STILL,
  eater: STILL,
  pond: STILL,
  mango: STILL,
  longShip: STILL,
  shipTie: STILL,
  blinker: { kind: "oscillator", period: 2 },
  toad: { kind: "oscillator", period: 2 },
  beacon: { kind: "oscillator", period: 2 },
  clock: { kind: "oscillator", period: 2 },
  trafficLight: { kind: "oscillator", period: 2 },
  pulsar: { kind: "oscillator", period: 3 },
  figureEight: { kind: "oscillator", period: 8 },
  galaxy: { kind: "oscillator", period: 8 },
  tumbler: { kind: "oscillator", period: 14 },
  pentadecathlon: { kind: "oscillator", period: 15 },
  glider: { kind: "spaceship", period: 4, dx: 1, dy: 1 },
  lwss: { kind: "spaceship", period: 4, dx: -2, dy: 0 },
  mwss: { kind: "spaceship", period: 4, dx: -2, dy: 0 },
  hwss: { kind: "spaceship", period: 4, dx: -2, dy: 0 },
  gosperGun: { kind: "unsettled", after: 0 },
  simkinGun: { kind: "unsettled", after: 0 },
  blockLayer: { kind: "unsettled", after: 64 },
  tetromino: { kind: "settles", after: 9 },
  pentomino: { kind: "unsettled", after: 52 },
  piHeptomino: { kind: "unsettled", after: 49 },
  bHeptomino: { kind: "unsettled", after: 64 },
  diehard: { kind: "unsettled", after: 64 },
  acorn: { kind: "unsettled", after: 43 },
};

/** Those of several clusters. */
const APART: { readonly [Id in PatternId]?: number } = { gosperGun: 2, simkinGun: 2, diehard: 2 };

for (const id of PATTERN_IDS) {
  Deno.test(`the ${id} is one structure, has its fate and is known in every guise`, () => {
    const pattern = patternOf(id);
    assertEquals(fateOf(pattern), FATES[id]);
    if (!APART[id]) assertEquals(clustersOf(centered(pattern, 40, 40)).length, 1);
    for (const guise of orientations(pattern)) {
      assertEquals(nameOf(guise), id);
      assertEquals(nameOf(recolor(guise, [0, 2])), id);
    }
  });

  Deno.test(`the ${id} is known in every phase`, () => {
    const fate = FATES[id];
    let board = centered(patternOf(id), 30, 30);
    for (let phase = 1; "period" in fate && phase < fate.period; phase++) {
      board = nextGeneration(board, "plane");
      assertEquals(nameOf(cutOut(board, liveCells(board))), id, `phase ${phase}`);
    }
  });
}

Deno.test("every pattern fills its header's size, and no two are the same", () => {
  assertEquals(new Set(Object.values(CATALOGUE)).size, PATTERN_IDS.length);
  for (const id of PATTERN_IDS) {
    const pattern = patternOf(id);
    assertEquals(cutOut(pattern, liveCells(pattern)), pattern, id);
  }
});

Deno.test("what is not in the catalogue has no name", () => {
  for (const picture of ["A", "AA", "AAA A..", "AA..AA AA..AA"]) {
    assertEquals(nameOf(draw(picture)), undefined);
  }
});

/** When they settle, or give birth again, and the cells that there are then: the LifeWiki's numbers. */
const LONG: readonly (readonly [PatternId, number, number])[] = [
  ["pentomino", 1103, 116],
  ["piHeptomino", 173, 55],
  ["bHeptomino", 148, 28],
  ["diehard", 130, 0],
];

for (const [id, generations, cells] of LONG) {
  Deno.test(`the ${id} comes to ${cells} cells in ${generations} generations`, () => {
    const tiles = TileBoard.of(centered(patternOf(id), 800, 800), stepImmigrationTile);
    for (let generation = 0; generation < generations - 1; generation++) tiles.step();
    if (cells === 0) assert(tiles.count(1) > 0);
    tiles.step();
    assertEquals(tiles.count(1), cells);
  });
}

const GUNS: readonly (readonly [PatternId, number])[] = [["gosperGun", 30], ["simkinGun", 120]];

for (const [id, period] of GUNS) {
  Deno.test(`the ${id} is as it was every ${period} generations, with a glider more`, () => {
    const gun = patternOf(id), side = 400;
    const board = centered(gun, side, side), tiles = TileBoard.of(board, stepImmigrationTile);
    for (let shot = 1; shot <= 3; shot++) {
      for (let generation = 0; generation < period; generation++) tiles.step();
      assertEquals(tiles.count(1), liveCells(gun).length + 5 * shot);
      const next = tiles.toBoard();
      assert(liveCells(board).every((cell) => next.cells[cell] !== 0));
    }
  });
}
