/** What the words of a row say of neighbours, against counting them. */

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { crowdedCells } from "../../lib/automaton/bit_kernel.ts";
import { getCell, pack } from "../../lib/automaton/bitboard.ts";
import { EMPTY, neighbours } from "../../lib/automaton/board.ts";
import { anyBoard } from "./boards.ts";

Deno.test("a cell is crowded by four neighbours or more", () => {
  const property = fc.property(anyBoard(32, 8), (board) => {
    const { words, height } = pack(board);
    const live = Array.from({ length: height }, (_, row) => words[2 * row]! | words[2 * row + 1]!);
    const crowded = live.map((row, r) => crowdedCells(live[r - 1] ?? 0, row, live[r + 1] ?? 0));
    const bits = {
      width: board.width,
      height,
      words: Int32Array.from(crowded.flatMap((w) => [w, 0])),
    };
    board.cells.forEach((_, cell) => {
      const around = neighbours(board, cell, "plane").filter((at) => board.cells[at] !== EMPTY);
      assertEquals(getCell(bits, cell) === 1, around.length > 3, `cell ${cell}`);
    });
  });
  fc.assert(property, { seed: 20, numRuns: 300 });
});
