import { assertEquals } from "@std/assert";
import { fnv1a, hashBoard, hashText } from "../../lib/automaton/hash.ts";
import { draw } from "./boards.ts";

/** Vectors of the FNV authors' own test suite. */
const VECTORS = [
  ["", "811c9dc5"],
  ["a", "e40c292c"],
  ["b", "e70c2de5"],
  ["fo", "6222e842"],
  ["foo", "a9f37ed7"],
  ["foob", "3f5076ef"],
  ["fooba", "39aaa18a"],
  ["foobar", "bf9cf968"],
] as const;

Deno.test("FNV-1a gives the published hashes", () => {
  for (const [text, hash] of VECTORS) {
    assertEquals(hashText(fnv1a(new TextEncoder().encode(text))), hash, text);
  }
});

Deno.test("a board's hash is that of its cells row by row", () => {
  const board = draw(".A B.");
  assertEquals(hashBoard(board), fnv1a(Uint8Array.of(0, 1, 2, 0)));
});

Deno.test("a hash is written in eight digits", () => {
  assertEquals(hashText(0x00ab), "000000ab");
  assertEquals(hashText(0xffffffff), "ffffffff");
});
