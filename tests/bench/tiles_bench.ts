/** Generations of the arena's board, 2000 × 2000: crowded all over, a duel, gliders everywhere. */

import { columnOf, rowOf } from "../../lib/automaton/board.ts";
import {
  type Planes,
  stepFriendlyTile,
  stepImmigrationTile,
  type TileKernel,
} from "../../lib/automaton/tile_kernel.ts";
import { TileBoard } from "../../lib/automaton/tiles.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import { draw, randomBoard } from "../automaton/boards.ts";
import { evolve, evolveFriendly, type Grid, gridOf } from "./published.ts";
import { race } from "./race.ts";

const SIZE = 2000;
const published = "the published way";

/** A crowded board as words, stepped column after column, each as one tile of the full height. */
function denseStep(kernel: TileKernel): () => void {
  const columns = Math.ceil(SIZE / 30), stride = SIZE + 3, rng = seededRng("dense");
  const now = emptyPlanes(columns, stride), next = emptyPlanes(columns, stride);
  const changes = { any: 0, top: 0, bottom: 0 };
  const anyWord = () => below(2 ** 30, rng) << 1;
  for (let column = 1; column <= columns; column++) {
    for (let i = column * stride + 1; i <= column * stride + SIZE; i++) {
      const live = anyWord() & anyWord(), blue = anyWord();
      now.blue[i] = live & blue;
      now.red[i] = live & ~blue;
    }
  }
  return () => {
    for (let column = 1; column <= columns; column++) {
      kernel(now, next, column * stride + 1, SIZE, stride, -1 >>> 2 << 1, changes);
    }
  };
}

function emptyPlanes(columns: number, stride: number): Planes {
  const plane = () => new Int32Array(stride * (columns + 2));
  return { blue: plane(), red: plane() };
}

function raceDense(name: string, evolve: (grid: Grid) => Grid, kernel: TileKernel, goal: number) {
  const grid = gridOf(randomBoard(SIZE, SIZE, 25, "dense"));
  race({
    name: `a crowded board, ${name}`,
    ways: { [published]: () => void evolve(grid), "words": denseStep(kernel) },
    goals: [{ way: "words", against: published, atLeast: goal }],
  });
}

/** Two bases of either color that grow by a few cells a generation, near each other's middle. */
function duel(generations: number): TileBoard {
  const tiles = new TileBoard(SIZE, SIZE, stepFriendlyTile), rng = seededRng("duel");
  for (let generation = 0; generation < generations; generation++) {
    for (const [color, left] of [[1, 700], [2, 1200]] as const) {
      for (let n = 0; n < 30; n++) {
        const row = 950 + below(100, rng), column = left + below(100, rng);
        if (tiles.get(row, column) === 0) tiles.set(row, column, color);
      }
    }
    tiles.step();
  }
  return tiles;
}

/** Gliders of either color wherever there is room for one, all on their way to the same corner. */
function gliders(): TileBoard {
  const tiles = new TileBoard(SIZE, SIZE, stepFriendlyTile), glider = draw(".A. ..A AAA");
  for (let row = 0; row + 8 <= SIZE; row += 8) {
    for (let column = 0; column + 8 <= SIZE; column += 8) {
      glider.cells.forEach((state, cell) => {
        const color = state && 1 + ((row + column) / 8) % 2;
        tiles.set(row + rowOf(glider, cell), column + columnOf(glider, cell), color);
      });
    }
  }
  return tiles;
}

raceDense("friendly", evolveFriendly, stepFriendlyTile, 60);
raceDense("immigration", evolve, stepImmigrationTile, 90);

const fought = gridOf(duel(1000).toBoard());
race({
  name: "a duel: 1000 generations against one",
  ways: { [published]: () => void evolveFriendly(fought), "tiles": () => void duel(1000) },
  goals: [{ way: "tiles", against: published, atLeast: 1 }],
});

// Each round steps on. The gliders leave one corner for the other, but not far within a race.
const flying = gliders();
race({
  name: "gliders everywhere",
  ways: { "words": denseStep(stepFriendlyTile), "tiles": () => flying.step() },
  goals: [{ way: "tiles", against: "words", atLeast: 0.8 }],
});
