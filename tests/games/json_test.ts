import { assertEquals, assertThrows } from "@std/assert";
import { readJson, writeJson } from "../../lib/games/notation/json.ts";

const board = { width: 3, height: 2, cells: Uint8Array.of(0, 0, 1, 2, 2, 0) };

Deno.test("a board's cells are an RLE body in JSON", () => {
  assertEquals(
    writeJson({ board, turn: 1 }),
    '{"board":{"width":3,"height":2,"cells":"2.A$2B!"},"turn":1}',
  );
});

Deno.test("boards come back from JSON wherever they stand", () => {
  for (const value of [board, [board, null], { at: { start: board }, list: [1, "A!"] }]) {
    assertEquals(readJson(writeJson(value)), value);
  }
});

Deno.test("text that is no board stays as it is", () => {
  const value = { cells: "h12,i12", width: "3" };
  assertEquals(readJson(writeJson(value)), value);
});

Deno.test("a pattern larger than its board is refused", () => {
  assertThrows(() => readJson('{"width":2,"height":2,"cells":"3A!"}'), Error, "Column 3");
});
