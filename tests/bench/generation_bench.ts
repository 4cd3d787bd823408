/** One generation of a 26 by 28 board, by every way there is. */

import { emptyBits, nextGeneration, pack, stepBits } from "../../lib/automaton/bitboard.ts";
import type { Board } from "../../lib/automaton/board.ts";
import { immigration } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { gameBoards, soups } from "./boards.ts";
import { evolve, gridOf } from "./published.ts";
import { race } from "./race.ts";

function raceOn(name: string, boards: readonly Board[], goal: number): void {
  const bits = boards.map(pack), spare = emptyBits(28, 26);
  const grids = boards.map(gridOf);
  const against = "the published way";
  race({
    name,
    ways: {
      [against]: () => grids.forEach((grid) => evolve(grid)),
      "the reference": () => boards.forEach((board) => step(board, immigration, "plane")),
      "boards": () => boards.forEach((board) => nextGeneration(board, "plane")),
      "bits": () => bits.forEach((board) => stepBits(board, spare, "plane")),
    },
    goals: [
      { way: "bits", against, atLeast: goal },
      { way: "bits", against: "the reference" },
      { way: "boards", against },
    ],
  });
}

raceOn(`generations of ${gameBoards.length} game boards`, gameBoards, 150);
raceOn(`generations of ${soups.length} soups`, soups, 250);
