import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { emptyBoard } from "../../lib/automaton/board.ts";
import { readRle, writeRle } from "../../lib/automaton/rle_file.ts";
import { TextError } from "../../lib/automaton/text_error.ts";
import { anyBoard, draw, drawing, randomBoard } from "./boards.ts";

/** Bad files, and what is said of them where. */
const REFUSED = [
  ["", 1, 1, 'A pattern\'s header is "x = …, y = …"'],
  ["#C only\n\n", 3, 1, 'A pattern\'s header is "x = …, y = …"'],
  ["#C\nx = 3\n!", 2, 1, 'A pattern\'s header is "x = …, y = …"'],
  ["x = 2000, y = 2001\n!", 1, 1, "A pattern of 2000 by 2001 cells is above the limit of 4000000"],
  ["x = 3, y = 1\nA\n  q!", 3, 3, 'Unexpected "q" in a pattern'],
  ["#N\r\nx = 3, y = 1\r\n\r\n4A!", 4, 2, "Column 4 is past the last, 3"],
  ["x = 3, y = 1", 1, 1, 'The pattern has no "!" at its end'],
] as const;

Deno.test("a file holds the board, bounded, with its comments and generation", () => {
  const board = emptyBoard(28, 26);
  board.cells.set([1, 2, 2], 28 * 25 + 25);
  const comments = ["Ada against Hard", "round 7,\ncooldowns 0 2"];
  assertEquals(
    writeRle(board, { comments, generation: 13 }),
    [
      "#CXRLE Pos=-14,-13 Gen=13",
      "#C Ada against Hard",
      "#C round 7,",
      "#C cooldowns 0 2",
      "x = 28, y = 26, rule = Immigration:P28,26",
      "25$25.A2B!",
      "",
    ].join("\n"),
  );
});

Deno.test("a torus is written as one, and an odd board about its middle", () => {
  const [position, header] = writeRle(draw(".A. ... ..."), { topology: "torus" }).split("\n");
  assertEquals(position, "#CXRLE Pos=-1,-1");
  assertEquals(header, "x = 3, y = 3, rule = Immigration:T3,3");
});

Deno.test("no line of a body is longer than 70 signs, and none could take the next run", () => {
  const lines = writeRle(randomBoard(32, 64, 50, "lines")).trim().split("\n").slice(2);
  assert(lines.length > 10);
  for (const [i, line] of lines.entries()) {
    assert(line.length <= 70, line);
    const run = /^\d*\D/.exec(lines[i + 1] ?? "");
    assert(run === null || line.length + run[0].length > 70, line);
  }
});

Deno.test("a file as Golly writes it is read", () => {
  const text = "#N Sparks\r\n#C two colors\r\n#r 23/3\r\n#CXRLE Pos=-2,-1 Gen=40\r\n" +
    "x = 4, y = 3, rule = Immigration:T4,3\r\n.A$2.B$\r\n2A2B!\r\nAnything goes here\r\n";
  const { board, ...rest } = readRle(text);
  assertEquals(drawing(board), drawing(draw(".A.. ..B. AABB")));
  assertEquals(rest, {
    comments: ["Sparks", "two colors"],
    generation: 40,
    rule: "Immigration",
    topology: "torus",
    edges: "T4,3",
    corner: { x: -2, y: -1 },
  });
});

Deno.test("a header may lack the rule, and the rule its edges", () => {
  assertEquals(readRle("x=1,y=1\no!"), { board: draw("A"), comments: [] });
  assertEquals(readRle("X = 1, Y = 1, Rule = B3/S23\no!").rule, "B3/S23");
  assertEquals(readRle("x = 1, y = 1, rule = Life:K9,9\no!").topology, undefined);
});

Deno.test("a pattern may be as large as the arena", () => {
  assertEquals(readRle("x = 2000, y = 2000\n!").board.cells.length, 4_000_000);
});

Deno.test("a bad file is refused with its line and column", () => {
  for (const [text, line, column, message] of REFUSED) {
    const error = assertThrows(() => readRle(text), TextError);
    assertEquals([error.line, error.column, error.message], [line, column, message], text);
  }
});

Deno.test("colors that the reader's boards do not know are refused", () => {
  assertThrows(() => readRle("x = 1, y = 1\nC!", 2), TextError, "State 3 is above the last, 2");
});

Deno.test("every file written is read back whole", () => {
  const comment = fc.string({ unit: "binary-ascii", maxLength: 80 })
    .map((text) => text.replace(/[^ -~]/g, "").trim());
  const property = fc.property(
    anyBoard(40, 20),
    fc.constantFrom("plane", "torus"),
    fc.array(comment.filter((text) => text !== ""), { maxLength: 3 }),
    fc.nat(),
    (board, topology, comments, generation) => {
      const text = writeRle(board, { topology, comments, generation });
      const { edges, corner, ...rest } = readRle(text), { width, height } = board;
      assertEquals(rest, { board, comments, generation, topology, rule: "Immigration" });
      assertEquals(edges, `${topology === "torus" ? "T" : "P"}${width},${height}`);
      assertEquals(corner, { x: 0 - Math.floor(width / 2), y: 0 - Math.floor(height / 2) });
    },
  );
  fc.assert(property, { seed: 20, numRuns: 300 });
});
