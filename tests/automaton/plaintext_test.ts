import { assertEquals, assertThrows } from "@std/assert";
import { readPlaintext } from "../../lib/automaton/plaintext.ts";
import { TextError } from "../../lib/automaton/text_error.ts";
import { draw, drawing } from "./boards.ts";

Deno.test("rows may be short or blank, and cells O or *", () => {
  const { board, comments } = readPlaintext("!Name: Bits\r\n!\r\n.O\r\n\r\nO.*O\r\n*\r\n\r\n", 2);
  assertEquals(drawing(board), drawing(draw(".B.. .... B.BB B...")));
  assertEquals(comments, ["Name: Bits", ""]);
});

Deno.test("another sign is refused with its line and column", () => {
  const error = assertThrows(() => readPlaintext("!\n.O\n.O🙂"), TextError, 'Unexpected "🙂"');
  assertEquals([error.line, error.column], [3, 3]);
});

Deno.test("a pattern too large to hold is refused where it grows too large", () => {
  const text = `${".\n".repeat(2000)}${".".repeat(2000)}\nO`;
  const error = assertThrows(() => readPlaintext(text), TextError);
  assertEquals(error.message, "A pattern of 2000 by 2001 cells is above the limit of 4000000");
  assertEquals([error.line, error.column], [2001, 1]);
});
