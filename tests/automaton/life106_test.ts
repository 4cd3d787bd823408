import { assertEquals, assertThrows } from "@std/assert";
import { readLife106, writeLife106 } from "../../lib/automaton/life106.ts";
import { TextError } from "../../lib/automaton/text_error.ts";
import { draw, drawing } from "./boards.ts";

const REFUSED = [
  ["#Life 1.06\n0 0\n1", 3, 1, 'A cell is "x y", not "1"'],
  ["#Life 1.06\n0 0 0", 2, 1, 'A cell is "x y", not "0 0 0"'],
  ["#Life 1.06\n1.5 2", 2, 1, 'A cell is "x y", not "1.5 2"'],
  [
    "#Life 1.06\n0 0\n1 1\n-5000 999",
    4,
    1,
    "A pattern of 5002 by 1000 cells is above the limit of 4000000",
  ],
] as const;

Deno.test("cells are moved to the corner of the board they span, in the color asked for", () => {
  const text = "#Life 1.06\r\n#D a glider\r\n-1 -1\r\n 0\t0\r\n-2 1\r\n-1 1\r\n\r\n0 1\r\n";
  const { board, comments } = readLife106(text, 2);
  assertEquals(drawing(board), drawing(draw(".B. ..B BBB")));
  assertEquals(comments, ["D a glider"]);
});

Deno.test("a file without cells is a board without cells", () => {
  assertEquals(readLife106("#Life 1.06\n").board.cells.length, 0);
});

Deno.test("a bad cell is refused with its line", () => {
  for (const [text, line, column, message] of REFUSED) {
    const error = assertThrows(() => readLife106(text), TextError);
    assertEquals([error.line, error.column, error.message], [line, column, message], text);
  }
});

Deno.test("a board's file has its live cells about the middle, without their colors", () => {
  const file = writeLife106(draw("A... ..B. ...A"));
  assertEquals(file, "#Life 1.06\n-2 -1\n0 0\n1 1\n");
  assertEquals(drawing(readLife106(file).board), drawing(draw("A... ..A. ...A")));
  assertEquals(writeLife106(draw("... ...")), "#Life 1.06\n");
});
