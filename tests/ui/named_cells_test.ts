import { assertEquals } from "@std/assert";
import { cellsNamed } from "../../lib/ui/table/named_cells.ts";
import { cells, positionOf, START } from "./positions.ts";

Deno.test("a sentence's cells are those of the board, each once", () => {
  const { board } = positionOf(START);
  const rows: [sentence: string, named: string][] = [
    ["Blue placed c12, d12, c13, d13. Generation 1: nothing born.", "c12 d12 c13 d13"],
    ["M13, blue, 3 neighbors", "m13"],
    ["ab26 and aa1; aa1 again", "ab26 aa1"],
  ];
  for (const [sentence, named] of rows) {
    assertEquals(cellsNamed(board, sentence), cells(named), sentence);
  }
  for (const sentence of ["", "Round 3 of 12", "c27, ac1 and v2x", "4 cells a turn."]) {
    assertEquals(cellsNamed(board, sentence), [], sentence);
  }
});
