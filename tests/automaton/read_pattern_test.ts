import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { readPattern } from "../../lib/ui/sandbox/canvas.ts";
import { TextError } from "../../lib/automaton/text_error.ts";
import { draw, drawing } from "./boards.ts";
import { assertInside, refusalOf } from "./refusals.ts";

/** The glider in each format, with what comes before it in the wild. */
const GLIDERS = [
  "x = 3, y = 3\nbob$2bo$3o!",
  "\n#N Glider\n#O Richard K. Guy\n x = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n",
  "#Life 1.06\n0 -1\n1 0\n-1 1\n0 1\n1 1\n",
  "!Name: Glider\n!\n.O.\n..O\nOOO\n",
  ".*\n..*\n***",
];

/** Pieces of the formats: what they make together is mostly bad. */
const PIECES = [
  ..."0123456789.ABOo*b$!=,#- \n\r🙂",
  "x = 3, y = 3",
  "x=99999,y=99999",
  ", rule = ",
  "Immigration:P3,3",
  "#Life 1.06\n",
  "#CXRLE Gen=",
  "#C ",
];

Deno.test("each format is recognized", () => {
  const glider = drawing(draw(".A. ..A AAA"));
  for (const text of GLIDERS) assertEquals(drawing(readPattern(text).board), glider, text);
});

Deno.test("a color is given to the cells of the formats that have none", () => {
  assertEquals(readPattern("O", { color: 2 }).board, draw("B"));
  assertEquals(readPattern("#Life 1.06\n5 5", { color: 2 }).board, draw("B"));
  assertEquals(readPattern("x = 3, y = 1\nobo!", { color: 2 }).board, draw("B.B"));
  assertEquals(readPattern("x = 1, y = 1\nA!", { color: 2 }).board, draw("A"));
});

Deno.test("colors above the reader's are refused", () => {
  assertThrows(() => readPattern("x = 1, y = 1\nC!", { colors: 2 }), TextError, "State 3");
});

Deno.test("a text of no known format is refused", () => {
  for (const text of ["", "\n\n", "#Life 1.05\n#P 0 0\n*", "hello", "[M2] (golly 4.0)"]) {
    const error = assertThrows(() => readPattern(text), TextError);
    assertEquals(error.message, "This is neither RLE, Life 1.06 nor plaintext");
  }
});

Deno.test("any text at all is read or refused with a place inside it", () => {
  const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 });
  const property = fc.property(pieces, (pieces) => {
    const text = pieces.join("");
    const error = refusalOf(() => readPattern(text));
    if (error !== undefined) assertInside(text, error);
  });
  fc.assert(property, { seed: 20, numRuns: 5000 });
});

Deno.test("long lines made to mislead are read or refused at once", () => {
  const long = " ".repeat(200_000);
  const started = performance.now();
  for (
    const text of [
      `x = 3${long}z, y = 3`,
      `x = 3, y = 3${long}z`,
      `x = 3, y = 3, rule =${long}\u2028z\n!`,
      `#C${long}\u2028z\nx = 1, y = 1\n!`,
      `#CXRLE${"Gen=".repeat(50_000)}\nx = 1, y = 1\n!`,
      `#Life 1.06\n1${long}z`,
      `.${long}z`,
    ]
  ) refusalOf(() => readPattern(text));
  assertEquals(performance.now() - started < 2000, true);
});
