import { assertEquals } from "@std/assert";
import { nextGeneration } from "../../lib/automaton/bitboard.ts";
import {
  CATALOGUE,
  nameOf,
  PATTERN_IDS,
  type PatternId,
  patternOf,
} from "../../lib/automaton/catalogue.ts";
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
  loaf: STILL,
  pond: STILL,
  eater: STILL,
  blinker: { kind: "oscillator", period: 2 },
  toad: { kind: "oscillator", period: 2 },
  beacon: { kind: "oscillator", period: 2 },
  pulsar: { kind: "oscillator", period: 3 },
  pentadecathlon: { kind: "oscillator", period: 15 },
  glider: { kind: "spaceship", period: 4, dx: 1, dy: 1 },
  lwss: { kind: "spaceship", period: 4, dx: -2, dy: 0 },
  tetromino: { kind: "settles", after: 9 },
  pentomino: { kind: "unsettled", after: 52 },
  acorn: { kind: "unsettled", after: 43 },
};

for (const id of PATTERN_IDS) {
  Deno.test(`the ${id} is one structure, has its fate and is known in every guise`, () => {
    const pattern = patternOf(id);
    assertEquals(fateOf(pattern), FATES[id]);
    assertEquals(clustersOf(centered(pattern, 28, 26)).length, 1);
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
