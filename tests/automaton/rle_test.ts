import { assertEquals, assertNotEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { readRleBody, sizeOfRle, writeRleBody } from "../../lib/automaton/rle.ts";
import { TextError } from "../../lib/automaton/text_error.ts";
import { anyBoard, draw, drawing } from "./boards.ts";
import { assertInside, refusalOf } from "./refusals.ts";

const RUNS = { seed: 20, numRuns: 500 };

/** Boards and their one canonical body. */
const CANONICAL = [
  ["....", "!"],
  ["AB..", "AB!"],
  ["...AA... ...BB...", "3.2A$3.2B!"],
  ["..... ..... ...A.", "2$3.A!"],
  ["A.... ..... ..... B....", "A3$B!"],
  ["AAAAAAAAAAAA", "12A!"],
  [".AB.A", ".AB.A!"],
] as const;

/** Bodies as others write them, and what they hold on a board of 4 by 3. */
const READ = [
  ["!", ".... .... ...."],
  ["bob$2bo$3o!", ".A.. ..A. AAA."],
  ["A2.B$\n 2 A\r\n$!", "A..B AA.. ...."],
  ["1A01B2.$0001$4o!", "AB.. .... AAAA"],
  ["2.\n2\nA$3$$!\n\n", "..AA .... ...."],
] as const;

/** Bad bodies for a board of 4 by 3, and what is said of them where. */
const REFUSED = [
  ["", 1, 1, 'The pattern has no "!" at its end'],
  ["A$\nB", 2, 2, 'The pattern has no "!" at its end'],
  ["AqB!", 1, 2, 'Unexpected "q" in a pattern'],
  ["A$\r\n .🙂!", 2, 3, 'Unexpected "🙂" in a pattern'],
  ["A$\n3Y!", 2, 2, 'Unexpected "Y" in a pattern'],
  ["0A!", 1, 2, "A count of 0"],
  ["A3!", 1, 3, 'Count 3 stands before the "!"'],
  ["9999999999A!", 1, 7, "A count is above 1000000"],
  ["5A!", 1, 2, "Column 5 is past the last, 4"],
  ["2A\n2.A!", 2, 3, "Column 5 is past the last, 4"],
  ["3$A!", 1, 3, "Row 4 is below the last, 3"],
  ["1000000$1000000$.!", 1, 17, "Row 2000001 is below the last, 3"],
  ["A!\n B!", 2, 2, 'Text follows the "!" of a pattern'],
] as const;

Deno.test("a board has one canonical body", () => {
  for (const [picture, body] of CANONICAL) assertEquals(writeRleBody(draw(picture)), body);
});

Deno.test("bodies are read as others write them, from the top left corner", () => {
  for (const [body, picture] of READ) {
    assertEquals(drawing(readRleBody(body, 4, 3)), drawing(draw(picture)), body);
  }
});

Deno.test("a bad body is refused with its line and column", () => {
  for (const [body, line, column, message] of REFUSED) {
    const error = assertThrows(() => readRleBody(body, 4, 3), TextError);
    assertEquals([error.line, error.column, error.message], [line, column, message], body);
  }
});

Deno.test("every state that has a letter is written and read, and no other", () => {
  const cells = Uint8Array.from({ length: 25 }, (_, state) => state);
  const board = { width: 25, height: 1, cells };
  assertEquals(writeRleBody(board), ".ABCDEFGHIJKLMNOPQRSTUVWX!");
  assertEquals(readRleBody(writeRleBody(board), 25, 1), board);
  assertThrows(() => writeRleBody({ width: 1, height: 1, cells: Uint8Array.of(25) }), RangeError);
});

Deno.test("a state above the colors of the game is refused", () => {
  assertEquals(readRleBody("AB!", 2, 1, 2).cells, Uint8Array.of(1, 2));
  const error = assertThrows(() => readRleBody("ABC!", 3, 1, 2), TextError);
  assertEquals([error.message, error.column], ["State 3 is above the last, 2", 3]);
});

Deno.test("every board is read back from its body, with line breaks or without", () => {
  const property = fc.property(anyBoard(40, 12), fc.nat(), (board, n) => {
    const body = writeRleBody(board), at = n % body.length;
    const broken = `${body.slice(0, at)}\r\n${body.slice(at)}`;
    assertEquals(readRleBody(body, board.width, board.height), board);
    assertEquals(readRleBody(broken, board.width, board.height), board);
  });
  fc.assert(property, RUNS);
});

Deno.test("no sign of a body can be spared", () => {
  const property = fc.property(anyBoard(12, 6), fc.nat(), (board, n) => {
    const body = writeRleBody(board), at = n % body.length;
    const shorter = body.slice(0, at) + body.slice(at + 1);
    const read = () => assertNotEquals(readRleBody(shorter, board.width, board.height), board);
    refusalOf(read);
  });
  fc.assert(property, RUNS);
});

Deno.test("any text at all is read or refused with a place inside it", () => {
  const sign = fc.constantFrom(..."0123456789.ABXYbo$$!! \n\r#🙂".split(""));
  const property = fc.property(fc.string({ unit: sign, maxLength: 60 }), (text) => {
    const error = refusalOf(() => readRleBody(text, 7, 5));
    if (error !== undefined) assertInside(text, error);
  });
  fc.assert(property, { seed: 20, numRuns: 5000 });
});

Deno.test("a long text of digits or spaces is refused at once", () => {
  const started = performance.now();
  for (const text of ["9".repeat(1e6), " ".repeat(1e6), `${"1 ".repeat(5)}${" ".repeat(1e6)}x`]) {
    assertThrows(() => readRleBody(text, 4, 4), TextError);
  }
  assertEquals(performance.now() - started < 2000, true);
});

Deno.test("an error's place is found again in a larger text", () => {
  const error = new TextError("Bad", 1, 3);
  const place = ({ line, column }: TextError) => [line, column];
  assertEquals(place(error.within(4, 11)), [4, 13]);
  assertEquals(place(new TextError("Bad", 2, 3).within(4, 11)), [5, 3]);
});

Deno.test("a body needs just the board of its size", () => {
  const property = fc.property(anyBoard(9, 7), (board) => {
    const body = writeRleBody(board);
    const { width, height } = sizeOfRle(body);
    assertEquals(writeRleBody(readRleBody(body, width, height)), body);
    if (width === 0) return;
    for (const [less, lower] of [[width - 1, height], [width, height - 1]] as const) {
      assertThrows(() => readRleBody(body, less, lower), TextError);
    }
  });
  fc.assert(property, RUNS);
  assertEquals(sizeOfRle("2A3.$$o4$!"), { width: 5, height: 3 });
});
