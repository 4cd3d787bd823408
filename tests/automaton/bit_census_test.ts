/** Weighted rows, against counting cells and the reference step. */

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { Census } from "../../lib/automaton/bit_census.ts";
import type { RowWeights } from "../../lib/automaton/bit_count.ts";
import { pack } from "../../lib/automaton/bitboard.ts";
import { type Board, columnOf, rowOf, type State } from "../../lib/automaton/board.ts";
import { immigration } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { anyBoard } from "./boards.ts";

const anyWeights = fc.record({ blue: fc.integer(), red: fc.integer(), extra: fc.nat(3) });

/** Blue's weighted cells of the rows, red's, and the columns in which each lives. */
function counted(board: Board, weights: RowWeights, from: number, to: number): number[] {
  const cellsOf = (color: State) =>
    [...board.cells.keys()].filter((cell) =>
      board.cells[cell] === color && rowOf(board, cell) >= from && rowOf(board, cell) < to
    );
  const weighed = (color: State, heavy: number) =>
    cellsOf(color).reduce(
      (sum, cell) => sum + 1 + weights.extra * ((heavy >>> columnOf(board, cell)) & 1),
      0,
    );
  const columns = (color: State) =>
    cellsOf(color).reduce((mask, cell) => mask | (1 << columnOf(board, cell)), 0);
  return [weighed(1, weights.blue), weighed(2, weights.red), columns(1), columns(2)];
}

function told({ cells, blue, red }: Census): number[] {
  return [cells & 0xffff, cells >>> 16, blue, red];
}

Deno.test("rows are counted as their cells are", () => {
  const property = fc.property(
    anyBoard(32, 12),
    anyWeights,
    fc.nat(),
    fc.nat(),
    (board, weights, a, b) => {
      const { width, height } = board, census = new Census(width, height, weights);
      const from = a % height, to = from + b % (height - from + 1);
      census.count(pack(board).words, from, to);
      assertEquals(told(census), counted(board, weights, from, to));
    },
  );
  fc.assert(property, { seed: 22, numRuns: 500 });
});

Deno.test("a generation is counted as it is stepped", () => {
  const property = fc.property(anyBoard(32, 12), anyWeights, (board, weights) => {
    const { width, height } = board, census = new Census(width, height, weights);
    const out = new Int32Array(2 * (height + 1)).fill(-1, 0, 2 * height);
    const next = step(board, immigration, "plane");
    census.step(pack(board).words, out);
    assertEquals(out, pack(next).words);
    assertEquals(told(census), counted(next, weights, 0, height));
  });
  fc.assert(property, { seed: 23, numRuns: 500 });
});
