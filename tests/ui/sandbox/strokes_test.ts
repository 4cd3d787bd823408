import { assertEquals } from "@std/assert";
import { emptyBoard } from "../../../lib/automaton/board.ts";
import { cellsTo } from "../../../lib/ui/sandbox/strokes.ts";

const BOARD = emptyBoard(10, 10);

/** From, to, and the cells on the way with the last. */
const WAYS: [number, number, number[]][] = [
  [0, 0, []],
  [0, 1, [1]],
  [0, 3, [1, 2, 3]],
  [33, 0, [22, 11, 0]],
  [0, 42, [10, 21, 31, 42]],
];

for (const [from, to, way] of WAYS) {
  Deno.test(`a stroke from ${from} to ${to} leaves no gap`, () => {
    const cells = cellsTo(BOARD, from, to);
    assertEquals(cells.length, way.length);
    assertEquals(cells.at(-1), way.at(-1));
    [from, ...cells].slice(1).forEach((cell, index) => {
      const before = [from, ...cells][index]!;
      const columns = Math.abs(cell % 10 - before % 10);
      const rows = Math.abs(Math.floor(cell / 10) - Math.floor(before / 10));
      assertEquals(Math.max(columns, rows), 1);
    });
  });
}
