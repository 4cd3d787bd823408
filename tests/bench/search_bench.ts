/** What a search does most, on game boards: a generation weighed, and one more cell. */

import { weigh } from "../../lib/automaton/bit_count.ts";
import { stepPlane } from "../../lib/automaton/bit_kernel.ts";
import { emptyBits, pack } from "../../lib/automaton/bitboard.ts";
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

/** Each board with every tenth of its empty cells, to be tried one at a time. */
const tried = gameBoards.map(({ cells }, at) => {
  const empty = [...cells.keys()].filter((cell) => cells[cell] === EMPTY && cell % 10 === at % 10);
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
