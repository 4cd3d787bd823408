/** Counting words, against counting cells. */

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { popcount, weigh } from "../../lib/automaton/bit_count.ts";
import { pack } from "../../lib/automaton/bitboard.ts";
import { columnOf, rowOf } from "../../lib/automaton/board.ts";
import { anyBoard } from "./boards.ts";

Deno.test("bits are counted", () => {
  const property = fc.property(fc.integer(), (word) => {
    const ones = (word >>> 0).toString(2).replaceAll("0", "").length;
    assertEquals(popcount(word), ones);
  });
  fc.assert(property, { seed: 21, numRuns: 1000 });
});

Deno.test("rows are weighed as their cells are", () => {
  const masks = fc.record({ blue: fc.integer(), red: fc.integer(), extra: fc.nat(3) });
  const property = fc.property(
    anyBoard(32, 12),
    masks,
    fc.nat(),
    fc.nat(),
    (board, weights, a, b) => {
      const { cells, height } = board;
      const from = a % height, to = from + b % (height - from + 1);
      const weightOf = (state: number, heavy: number) =>
        cells.reduce((sum, at, cell) => {
          const row = rowOf(board, cell);
          if (at !== state || row < from || row >= to) return sum;
          return sum + 1 + weights.extra * ((heavy >>> columnOf(board, cell)) & 1);
        }, 0);
      const sum = weigh(pack(board).words, weights, from, to);
      assertEquals([sum & 0xffff, sum >>> 16], [
        weightOf(1, weights.blue),
        weightOf(2, weights.red),
      ]);
    },
  );
  fc.assert(property, { seed: 22, numRuns: 500 });
});
