/** Generations of the arena's board, 2000 × 2000: crowded all over, a duel, gliders everywhere. */

import { assert, assertEquals } from "@std/assert";
import { columnOf, rowOf } from "../../lib/automaton/board.ts";
import {
  roomFor,
  stepFriendlyTile,
  stepImmigrationTile,
  type TileKernel,
  WORD_CELLS,
} from "../../lib/automaton/tile_kernel.ts";
import { friendlyKernel } from "../../lib/automaton/tile_simd.ts";
import { TileBoard } from "../../lib/automaton/tiles.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import { draw, randomBoard } from "../automaton/boards.ts";
import { evolve, evolveFriendly, gridOf } from "./published.ts";
import { race, type Way } from "./race.ts";
import { sumOf, type TilesInC, tilesInC } from "./tiles_in_c.ts";

const SIZE = 2000;
const GENERATIONS = 400;

/** Cells that a color places in a generation, as many as a list may have. */
const PLACED = 30;
/** Cells placed in a generation. */
const EACH = 2 * PLACED;

/**
 * A duel of the arena: two bases, either color's own, to which clusters are added all the time. Each
 * cell as row, column and color, `EACH` a generation.
 */
function duelCells(): Int32Array {
  const rng = seededRng("duel"), cells: number[] = [];
  for (let generation = 0; generation < GENERATIONS; generation++) {
    for (const [color, left] of [[1, 700], [2, 1100]] as const) {
      const top = 900 + below(160, rng), side = left + below(160, rng);
      for (let n = 0; n < PLACED; n++) {
        cells.push(top + below(10, rng), side + below(10, rng), color);
      }
    }
  }
  return Int32Array.from(cells);
}

/** Goes on with a duel by so many cells. */
function fight(tiles: TileBoard, cells: Int32Array): void {
  for (let i = 0; i < cells.length;) {
    for (let n = 0; n < EACH; n++, i += 3) {
      const row = cells[i]!, column = cells[i + 1]!;
      if (tiles.get(row, column) === 0) tiles.set(row, column, cells[i + 2]!);
    }
    tiles.step();
  }
}

const published = "the published way", inC = "C";

/** Generations that are timed as one. */
const PIECE = 20;

/** Undefined where nothing can be compiled. */
const c = await tilesInC();

/** A crowded board as words, stepped column after column, each as one tile of the full height. */
function denseStep(kernel: TileKernel): () => void {
  const columns = Math.ceil(SIZE / WORD_CELLS), stride = SIZE + 3, rng = seededRng("dense");
  const room = roomFor(kernel, stride * (columns + 2)), { now, past } = room;
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
      room.kernel(now, past, column * stride + 1, SIZE, stride, -1 >>> 2 << 1, changes);
    }
  };
}

/** The same in C: as many cells live, wherever they do, for every word is computed. */
function denseInC(c: TilesInC): () => void {
  const board = c.makeBoard(SIZE, SIZE), rng = seededRng("dense");
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const state = below(8, rng);
      if (state < 2) c.place(board, row, column, 1 + state);
    }
  }
  return () => c.stepDense(board);
}

const grid = gridOf(randomBoard(SIZE, SIZE, 25, "dense"));

race({
  name: "a crowded board, friendly",
  ways: {
    [published]: () => void evolveFriendly(grid),
    "words": denseStep(stepFriendlyTile),
    "vectors": denseStep(friendlyKernel),
    ...c && { [inC]: denseInC(c) },
  },
  goals: [
    { way: "words", against: published, atLeast: 60 },
    { way: "vectors", against: published, atLeast: 240 },
    ...c ? [{ way: "vectors", against: inC, atMost: 3 }] : [],
  ],
});

race({
  name: "a crowded board, immigration",
  ways: { [published]: () => void evolve(grid), "words": denseStep(stepImmigrationTile) },
  goals: [{ way: "words", against: published, atLeast: 90 }],
});

const cells = duelCells();
/** The cells of a piece of the duel. */
const pieces = Array.from({ length: GENERATIONS / PIECE }, (_, n) => {
  const size = PIECE * EACH * 3;
  return cells.subarray(n * size, (n + 1) * size);
});
let last = new TileBoard(1, 1, friendlyKernel);

/** The duel piece by piece. */
function duel(kernel: TileKernel): Way {
  return pieces.map((piece, n) => () => {
    if (n === 0) last = new TileBoard(SIZE, SIZE, kernel);
    fight(last, piece);
  });
}

let lastInC: Deno.PointerValue = null;

function duelInC(c: TilesInC): Way {
  return pieces.map((piece, n) => () => {
    if (n === 0) {
      if (lastInC) c.freeBoard(lastInC);
      lastInC = c.makeBoard(SIZE, SIZE);
    }
    c.fight(lastInC, piece, EACH, PIECE);
  });
}

/** Plays the duel once by each engine: most of it has thousands of cells, and all end in the same ones. */
function checkDuel(): void {
  for (const kernel of [stepFriendlyTile, friendlyKernel]) {
    [duel(kernel)].flat().forEach((part, n) => {
      part();
      const live = last.count(1) + last.count(2);
      if (n >= pieces.length / 4) assert(live >= 4_000 && live <= 9_000, `${live} live cells`);
    });
    if (!c) continue;
    [duelInC(c)].flat().forEach((part) => part());
    assertEquals(c.sumOf(lastInC, SIZE), sumOf(last.toBoard()), "C plays the same duel");
  }
}

checkDuel();
const fought = gridOf(last.toBoard());

const one = "one the published way";

race({
  name: `${GENERATIONS} generations of a duel`,
  ways: {
    [one]: () => void evolveFriendly(fought),
    "words": duel(stepFriendlyTile),
    "vectors": duel(friendlyKernel),
    ...c && { [inC]: duelInC(c) },
  },
  goals: [
    { way: "words", against: one, atLeast: 1000 / GENERATIONS },
    { way: "vectors", against: one, atLeast: 2000 / GENERATIONS },
    ...c ? [{ way: "vectors", against: inC, atMost: 2.5 }] : [],
  ],
});

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

// Each round steps on. The gliders leave one corner for the other, but not far within a race.
const flying = gliders();
race({
  name: "gliders everywhere",
  ways: { "words": denseStep(stepFriendlyTile), "tiles": () => flying.step() },
  goals: [{ way: "tiles", against: "words", atLeast: 0.8 }],
});
