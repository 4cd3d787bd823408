/** The ways that others are measured against do the same work: all end in the reference's boards. */

import { assertEquals } from "@std/assert";
import type { Board } from "../../lib/automaton/board.ts";
import { immigration } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { conquerorsV2 as game } from "../../lib/games/conquerors/conquerors.ts";
import { gameBoards, soups } from "./boards.ts";
import { emptyFlat, evolveFlat, flatOf, scoreFlat } from "./flat_bytes.ts";
import { evolve, gridOf, score } from "./published.ts";

function leadOf(board: Board): number {
  const [blue, red] = game.tally({ ...game.initial({}), board }).score;
  return blue! - red!;
}

Deno.test("each way to be measured against steps and scores as the game does", () => {
  for (const board of [...gameBoards, ...soups]) {
    const next = step(board, immigration, "plane"), flat = emptyFlat();
    const grid = evolve(gridOf(board));
    evolveFlat(flatOf(board), flat);
    assertEquals(grid, gridOf(next));
    assertEquals(flat, flatOf(next));
    assertEquals([score(grid), scoreFlat(flat)], [leadOf(next), leadOf(next)]);
  }
});
