/** What a search does most, on game boards: a generation weighed, one more cell, all of them. */

import { weigh } from "../../lib/automaton/bit_count.ts";
import { stepPlane } from "../../lib/automaton/bit_kernel.ts";
import { Placements } from "../../lib/automaton/bit_placements.ts";
import { columnMask, emptyBits, pack } from "../../lib/automaton/bitboard.ts";
import { type Cell, EMPTY } from "../../lib/automaton/board.ts";
import { conquerorsV2 as game } from "../../lib/games/conquerors.ts";
import { Line } from "../../lib/search/line.ts";
import { Outlook } from "../../lib/search/outlook.ts";
import { gameBoards } from "./boards.ts";
import { evolve, gridOf, score } from "./published.ts";
import { race } from "./race.ts";

const { width, height } = game.rules;
const last = new Outlook(game.rules, { generations: 1, left: 1, komi: 0 });
const words = gameBoards.map((board) => pack(board).words);
const grids = gameBoards.map(gridOf);
const spare = emptyBits(width, height).words;
const published = "the published way";

race({
  name: `${words.length} generations with weighted counts`,
  ways: {
    [published]: () => grids.forEach((grid) => score(evolve(grid))),
    "bits": () =>
      words.forEach((board) => {
        stepPlane(board, spare, width, height, 0, height);
        weigh(spare, last.weights, 0, height);
      }),
  },
  goals: [{ way: "bits", against: published, atLeast: 120 }],
});

/** Each board with every hundredth of its empty cells, to be tried one at a time. */
const tried = gameBoards.map(({ cells }, at) => {
  const empty = [...cells.keys()].filter((cell) => cells[cell] === EMPTY && cell % 100 === 4 * at);
  const line = new Line(width, height, last, 0);
  line.follow(words[at]!);
  return { grid: grids[at]!, line, empty };
});

function tryPublished(grid: Int8Array[], cell: Cell): number {
  const row = grid[Math.floor(cell / width)]!, column = cell % width;
  row[column] = 1;
  const worth = score(evolve(grid));
  row[column] = EMPTY;
  return worth;
}

race({
  name: "one more cell and a generation, each of some cells",
  ways: {
    [published]: () =>
      tried.forEach(({ grid, empty }) => empty.forEach((cell) => tryPublished(grid, cell))),
    "along a line": () =>
      tried.forEach(({ line, empty }) =>
        empty.forEach((cell) => line.worthWith(Math.floor(cell / width), 1 << (cell % width), 0))
      ),
  },
  goals: [{ way: "along a line", against: published, atLeast: 700 }],
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
