import { assertEquals } from "@std/assert";
import fc from "fast-check";
import type { Board, Cell } from "../../lib/automaton/board.ts";
import { clustersOf, fateOf } from "../../lib/automaton/structures.ts";
import { runs } from "../full.ts";
import { anyBoard, draw, randomBoard, recolor } from "./boards.ts";
import { plainFate } from "./plain_fate.ts";

/** Every pattern in a box, `step` apart. */
function* patternsIn(width: number, height: number, step: number): Generator<Board> {
  for (let bits = 1; bits < 2 ** (width * height); bits += step) {
    const cells = Uint8Array.from({ length: width * height }, (_, cell) => bits >> cell & 1);
    yield { width, height, cells };
  }
}

for (
  const [width, height, step] of [[3, 3, 1], [4, 3, 1], [2, 6, 1], [4, 4, runs(37, 1)]] as const
) {
  Deno.test(`the fate of patterns in ${width} by ${height} cells is the plain one`, () => {
    for (const pattern of patternsIn(width, height, step)) {
      assertEquals(fateOf(pattern), plainFate(pattern), `${pattern.cells}`);
    }
  });
}

Deno.test("the fate of larger patterns is the plain one", () => {
  for (let seed = 0; seed < runs(60, 1000); seed++) {
    const pattern = randomBoard(5 + seed % 20, 4 + seed % 13, 35, `fate ${seed}`);
    assertEquals(fateOf(pattern), plainFate(pattern), `seed ${seed}`);
  }
});

Deno.test("what is larger than the window is not followed", () => {
  const long = { width: 31, height: 1, cells: new Uint8Array(31).fill(1) };
  assertEquals(fateOf(long), { kind: "unsettled", after: 0 });
});

Deno.test("colors decide no fate", () => {
  for (let seed = 0; seed < 50; seed++) {
    const pattern = randomBoard(8, 8, 40, `colors ${seed}`);
    assertEquals(fateOf(pattern), fateOf(recolor(pattern, [0, 1, 1])));
  }
});

Deno.test("cells two apart are one structure, cells three apart are two", () => {
  assertEquals(clustersOf(draw("A.B A..")), [[0, 2, 3]]);
  assertEquals(clustersOf(draw("A..B")), [[0], [3]]);
  assertEquals(clustersOf(draw("A.. ... ..A")), [[0, 8]]);
  assertEquals(clustersOf(draw("...")), []);
});

Deno.test("no structure reaches round the edge of the board", () => {
  assertEquals(clustersOf(draw("..A.. ..... ..... A....")), [[2], [15]]);
  assertEquals(clustersOf(draw("....A B....")), [[4], [5]]);
});

/** Merges whatever touches, pair by pair. */
function plainClusters({ width, cells }: Board): Cell[][] {
  let clusters = [...cells.keys()].filter((cell) => cells[cell] !== 0).map((cell) => [cell]);
  const touches = (a: Cell, b: Cell) =>
    Math.abs(a % width - b % width) <= 2 &&
    Math.abs(Math.floor(a / width) - Math.floor(b / width)) <= 2;
  for (const cell of clusters.flat()) {
    const near = clusters.filter((cluster) => cluster.some((other) => touches(cell, other)));
    clusters = [...clusters.filter((cluster) => !near.includes(cluster)), near.flat()];
  }
  return clusters.map((cluster) => cluster.sort((a, b) => a - b)).sort((a, b) => a[0]! - b[0]!);
}

Deno.test("structures are what touches, on any board", () => {
  const property = fc.property(anyBoard(24, 24), (board) => {
    assertEquals(clustersOf(board), plainClusters(board));
  });
  fc.assert(property, { seed: 5, numRuns: runs(150, 3000) });
});
