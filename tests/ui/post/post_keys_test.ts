import { assertEquals } from "@std/assert";
import { emptyBoard } from "../../../lib/automaton/board.ts";
import { postKey, readLine } from "../../../lib/ui/games/conway/keys.ts";

const board = emptyBoard(5, 5);
board.cells[7] = 3;

const KEYS = [
  ["ArrowUp", 2, 22],
  ["ArrowDown", 22, 2],
  ["ArrowLeft", 5, 9],
  ["ArrowRight", 9, 5],
  ["Home", 13, 10],
  ["End", 13, 14],
  ["n", 8, 7],
  ["n", 7, 7],
] as const;

for (const [key, from, to] of KEYS) {
  Deno.test(`${key} goes from ${from} to ${to} on a torus`, () =>
    assertEquals(postKey(board, from, key), { go: to }));
}

Deno.test("other keys act, or are not the board's", () => {
  assertEquals(postKey(board, 3, " "), { touch: 3 });
  assertEquals(postKey(board, 3, "Enter"), { word: "confirm" });
  assertEquals(postKey(board, 3, "q"), undefined);
});

const LINES = [
  ["a5,b2,e1", { place: [20, 6, 4] }],
  [" A5 b2 ", { place: [20, 6] }],
  ["f1", { place: [-1] }],
  ["pass", { word: "pass" }],
  ["/azar", { word: "random" }],
  ["Último", { word: "last" }],
  ["a5,?", undefined],
  ["resign", undefined],
] as const;

for (const [line, command] of LINES) {
  Deno.test(`"${line}" is read`, () => assertEquals(readLine(board, line), command as never));
}
