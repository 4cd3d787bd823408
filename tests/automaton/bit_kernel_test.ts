/** What the words of a row say of neighbors, against counting them. */

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { crowdedCells, oddCells, twoOrThreeCells } from "../../lib/automaton/bit_kernel.ts";
import { pack } from "../../lib/automaton/bitboard.ts";
import { EMPTY, neighbors } from "../../lib/automaton/board.ts";
import { anyBoard } from "./boards.ts";

const TABLE: [what: string, of: typeof oddCells, is: (neighbors: number) => boolean][] = [
  ["is crowded by four neighbors or more", crowdedCells, (count) => count > 3],
  ["has an odd number of neighbors", oddCells, (count) => count % 2 === 1],
  ["has two or three neighbors", twoOrThreeCells, (count) => count === 2 || count === 3],
];

for (const [what, cellsOf, is] of TABLE) {
  Deno.test(`a cell ${what}`, () => {
    const property = fc.property(anyBoard(32, 8), (board) => {
      const { width, height } = board, { words } = pack(board);
      const live = Array.from({ length: height }, (_, r) => words[2 * r]! | words[2 * r + 1]!);
      const rows = live.map((row, r) => cellsOf(live[r - 1] ?? 0, row, live[r + 1] ?? 0));
      board.cells.forEach((_, cell) => {
        const around = neighbors(board, cell, "plane").filter((at) => board.cells[at] !== EMPTY);
        const said = rows[Math.floor(cell / width)]! >>> cell % width & 1;
        assertEquals(said === 1, is(around.length), `cell ${cell}`);
      });
    });
    fc.assert(property, { seed: 20, numRuns: 300 });
  });
}
