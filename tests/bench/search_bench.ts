/** What a search does most, on game boards: a generation weighed, one more cell, all of them. */

import { Census } from "../../lib/automaton/bit_census.ts";
import { stepPlane } from "../../lib/automaton/bit_kernel.ts";
import { Placements } from "../../lib/automaton/bit_placements.ts";
import { columnMask, emptyBits, pack } from "../../lib/automaton/bitboard.ts";
import { EMPTY } from "../../lib/automaton/board.ts";
import { conquerorsV2 as game } from "../../lib/games/conquerors/conquerors.ts";
import { Line } from "../../lib/search/line.ts";
import { Outlook } from "../../lib/search/outlook.ts";
import { gameBoards } from "./boards.ts";
import { emptyFlat, evolveFlat, flatGoal, flatIndex, flatOf, scoreFlat } from "./flat_bytes.ts";
import { evolve, type Grid, gridOf, score } from "./published.ts";
import { race } from "./race.ts";

const { width, height } = game.rules;
const last = new Outlook(game.rules, { generations: 1, left: 1, komi: 0 });
const census = new Census(width, height, last.weights);
const words = gameBoards.map((board) => pack(board).words);
const grids = gameBoards.map(gridOf);
const flats = gameBoards.map(flatOf);
const spare = emptyBits(width, height).words, spareFlat = emptyFlat();
const published = "the published way";
const flat = "flat bytes";

race({
  name: `${words.length} generations with weighted counts`,
  ways: {
    [published]: () => grids.forEach((grid) => score(evolve(grid))),
    [flat]: () =>
      flats.forEach((board) => {
        evolveFlat(board, spareFlat);
        scoreFlat(spareFlat);
      }),
    "bits": () => words.forEach((board) => census.step(board, spare)),
  },
  goals: [
    { way: "bits", against: published, atLeast: 120 },
    { way: "bits", against: flat, atLeast: flatGoal(120) },
  ],
});

interface Place {
  readonly row: number;
  readonly column: number;
  readonly bit: number;
}

/** Each board with every hundredth of its empty cells, to be tried one at a time. */
const tried = gameBoards.map(({ cells }, at) => {
  const empty = [...cells.keys()].filter((cell) => cells[cell] === EMPTY && cell % 100 === 4 * at);
  const places = empty.map((cell): Place => {
    const column = cell % width;
    return { row: Math.floor(cell / width), column, bit: 1 << column };
  });
  const line = new Line(width, height, last, 0);
  line.follow(words[at]!, 0);
  return { grid: grids[at]!, flat: flats[at]!, words: words[at]!, line, places };
});

function tryPublished(grid: Grid, { row, column }: Place): number {
  const cells = grid[row]!;
  cells[column] = 1;
  const worth = score(evolve(grid));
  cells[column] = EMPTY;
  return worth;
}

function tryFlat(board: Uint8Array, { row, column }: Place): number {
  const i = flatIndex(row, column);
  board[i] = 1;
  evolveFlat(board, spareFlat);
  board[i] = 0;
  return scoreFlat(spareFlat);
}

race({
  name: "one more cell and a generation, each of some cells",
  ways: {
    [published]: () =>
      tried.forEach(({ grid, places }) => places.forEach((place) => tryPublished(grid, place))),
    [flat]: () =>
      tried.forEach(({ flat, places }) => places.forEach((place) => tryFlat(flat, place))),
    "along a line": () =>
      tried.forEach(({ line, places }) =>
        places.forEach(({ row, bit }) => line.worthWith(row, bit))
      ),
  },
  goals: [
    { way: "along a line", against: published, atLeast: 700 },
    { way: "along a line", against: flat, atLeast: flatGoal(700) },
  ],
});

race({
  name: `${tried.length} boards, before cells are tried on them`,
  ways: {
    "a generation with weighted counts": () => words.forEach((board) => census.step(board, spare)),
    "followed": () => tried.forEach(({ line, words }) => line.follow(words, 0)),
  },
  goals: [{ way: "a generation with weighted counts", against: "followed" }],
});

const placements = new Placements(width, height, last.weights);
const empty = words.map((board) =>
  Int32Array.from(
    { length: height },
    (_, row) => columnMask(0, width) & ~(board[2 * row]! | board[2 * row + 1]!),
  )
);

race({
  name: `the best of all placements on ${words.length} boards`,
  ways: {
    "six generations": () =>
      words.forEach((board) => {
        for (let g = 0; g < 6; g++) stepPlane(board, spare, width, height, 0, height);
      }),
    "at once": () => words.forEach((board, at) => placements.find(board, 0, empty[at]!)),
  },
  goals: [{ way: "at once", against: "six generations", atLeast: 1 }],
});
