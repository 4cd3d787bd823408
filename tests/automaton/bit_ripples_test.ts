/** What one more cell changes, against the reference step of the board with it. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { Ripples } from "../../lib/automaton/bit_ripples.ts";
import { pack } from "../../lib/automaton/bitboard.ts";
import { type Board, EMPTY } from "../../lib/automaton/board.ts";
import { immigration } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { gameBoards } from "../bench/boards.ts";
import { runs } from "../full.ts";
import { anyBoard } from "./boards.ts";

function check(board: Board): void {
  const { width, height, cells } = board, { words } = pack(board);
  const usual = pack(step(board, immigration, "plane")).words;
  const ripples = new Ripples(width, height);
  for (const color of [0, 1] as const) {
    ripples.ask(words, color);
    cells.forEach((state, cell) => {
      if (state !== EMPTY) return;
      const with1 = { ...board, cells: cells.with(cell, color + 1) };
      const expected = pack(step(with1, immigration, "plane")).words;
      const out = new Int32Array(words.length), row = Math.floor(cell / width);
      const changes = ripples.place(row, 1 << (cell % width), usual, out);
      const next = usual.slice(), [from, to] = changes ? [ripples.from, ripples.to] : [0, 0];
      next.set(out.subarray(2 * from, 2 * to), 2 * from);
      assertEquals(next, expected, `color ${color} at ${cell}`);
      assertEquals(changes, expected.some((word, i) => word !== usual[i]));
      assert(from >= 0 && to <= height);
    });
  }
}

Deno.test("one more cell changes what a generation of the board with it shows", () => {
  fc.assert(fc.property(anyBoard(32, 8), check), { seed: 24, numRuns: runs(80, 400) });
});

Deno.test("on a board of a game as well", () => {
  check(gameBoards[11]!);
});
