/** One generation of a 26 by 28 board, by every way there is. */

import { emptyBits, pack } from "../../lib/automaton/bitboard.ts";
import { nextGeneration, stepBits } from "../../lib/automaton/bit_generation.ts";
import type { Board } from "../../lib/automaton/board.ts";
import { immigration } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { gameBoards, soups } from "./boards.ts";
import { emptyFlat, evolveFlat, flatGoal, flatOf } from "./flat_bytes.ts";
import { evolve, gridOf } from "./published.ts";
import { type Goal, race } from "./race.ts";

const published = "the published way";
const flat = "flat bytes";

function raceOn(name: string, boards: readonly Board[], goals: readonly Goal[]): void {
  const bits = boards.map(pack), spare = emptyBits(28, 26);
  const grids = boards.map(gridOf);
  const flats = boards.map(flatOf), spareFlat = emptyFlat();
  race({
    name,
    ways: {
      [published]: () => grids.forEach((grid) => evolve(grid)),
      [flat]: () => flats.forEach((board) => evolveFlat(board, spareFlat)),
      "the reference": () => boards.forEach((board) => step(board, immigration, "plane")),
      "boards": () => boards.forEach((board) => nextGeneration(board, "plane")),
      "bits": () => bits.forEach((board) => stepBits(board, spare, "plane")),
    },
    goals: [
      ...goals,
      { way: "bits", against: "the reference" },
      { way: "boards", against: published },
    ],
  });
}

raceOn(`generations of ${gameBoards.length} game boards`, gameBoards, [
  { way: "bits", against: published, atLeast: 150 },
  { way: "bits", against: flat, atLeast: flatGoal(150) },
]);
raceOn(`generations of ${soups.length} soups`, soups, [
  { way: "bits", against: published, atLeast: 250 },
  { way: "bits", against: flat },
]);
