import { assertEquals, assertThrows } from "@std/assert";
import { emptyBoard } from "../../lib/automaton/board.ts";
import { TextError } from "../../lib/automaton/text_error.ts";
import {
  cellName,
  columnName,
  OFF_BOARD,
  readCell,
  readCells,
} from "../../lib/games/notation/cell_text.ts";

const board = emptyBoard(28, 26);

Deno.test("columns are named a to z, then aa, ab, …", () => {
  const columns = [0, 25, 26, 27, 51, 52, 701, 702, 1999];
  assertEquals(columns.map(columnName), ["a", "z", "aa", "ab", "az", "ba", "zz", "aaa", "bxx"]);
});

Deno.test("every cell of a board is read back from its name", () => {
  for (const { width, height } of [board, emptyBoard(1, 1), emptyBoard(800, 3)]) {
    const wide = emptyBoard(width, height);
    for (const cell of wide.cells.keys()) assertEquals(readCell(wide, cellName(wide, cell)), cell);
  }
});

Deno.test("a cell that the board does not have is off it", () => {
  for (const name of ["ac1", "a27", "zzzz1", "a999999", "ac27"]) {
    assertEquals(readCell(board, name), OFF_BOARD, name);
  }
});

Deno.test("what is no name is no cell", () => {
  const names = [
    "",
    "a",
    "1",
    "1a",
    "a0",
    "a01",
    "A1",
    "a1 ",
    " a1",
    "a-1",
    "a1.0",
    "é1",
    "a1b",
    "a²",
  ];
  for (const name of [...names, "aaaaa1", "a1000000"]) {
    assertEquals(readCell(board, name), undefined, name);
  }
});

Deno.test("cells are read in a row, and it's told where one is none", () => {
  assertEquals(readCells(board, "a1,c2"), [0, 30]);
  const error = assertThrows(() => readCells(board, "a1,c12,c"), TextError, '"c" is not a cell');
  assertEquals([error.line, error.column], [1, 8]);
});
