import { assertEquals } from "@std/assert";
import { type PatternId, patternOf } from "../../lib/automaton/catalogue.ts";
import { censusOf } from "../../lib/automaton/census.ts";
import { emptyBoard } from "../../lib/automaton/board.ts";
import { LIFE, LIFE_PLANE } from "../../lib/automaton/life_rule.ts";
import { partsOf } from "../../lib/automaton/parts.ts";
import { nextIn } from "../../lib/automaton/worlds.ts";
import { centered, draw, randomBoard } from "./boards.ts";

function countsOf(board: ReturnType<typeof draw>): Record<string, number> {
  return Object.fromEntries(censusOf(board).kinds.map(({ code, count }) => [code, count]));
}

/** Patterns side by side, five empty columns between them. */
function row(...ids: PatternId[]) {
  const patterns = ids.map(patternOf);
  const board = emptyBoard(patterns.reduce((sum, { width }) => sum + width + 5, 0), 20);
  let left = 0;
  for (const { width, height, cells } of patterns) {
    for (let row = 0; row < height; row++) {
      board.cells.set(cells.subarray(row * width, (row + 1) * width), row * board.width + left);
    }
    left += width + 5;
  }
  return board;
}

Deno.test("things are counted, the most frequent first", () => {
  const { kinds, restless } = censusOf(row("loaf", "block", "glider", "blinker", "block", "acorn"));
  assertEquals(kinds.map(({ code, count }) => [code, count]), [
    ["xs4_33", 2],
    ["xp2_7", 1],
    ["xq4_153", 1],
    ["xs7_2596", 1],
  ]);
  assertEquals(restless, 7);
});

Deno.test("a traffic light is four blinkers, a pulsar is one thing in every phase", () => {
  assertEquals(countsOf(patternOf("trafficLight")), { xp2_7: 4 });
  let pulsar = centered(patternOf("pulsar"), 20);
  for (let phase = 0; phase < 3; phase++) {
    assertEquals(Object.values(countsOf(pulsar)), [1]);
    pulsar = nextIn(LIFE_PLANE, pulsar);
  }
});

Deno.test("blocks next to each other are two, a dead ship-tie is one", () => {
  assertEquals(countsOf(draw("AA.AA AA.AA")), { xs4_33: 2 });
  assertEquals(Object.values(countsOf(patternOf("shipTie"))), [1]);
  assertEquals(partsOf(draw("AA.BB AA.BB"), 1, LIFE).length, 2);
});

Deno.test("the ash of a soup is all known, and its cells add up", () => {
  let board = randomBoard(60, 60, 40, "ash");
  for (let generation = 0; generation < 3000; generation++) board = nextIn(LIFE_PLANE, board);
  const { kinds, restless } = censusOf(board);
  const cells = board.cells.filter((state) => state > 0).length;
  assertEquals(restless, 0);
  // Phases differ in cells, those of blinkers, blocks and other small ash don't.
  assertEquals(
    kinds.reduce(
      (sum, { count, pattern }) => sum + count * pattern.cells.filter(Boolean).length,
      0,
    ),
    cells,
  );
});
