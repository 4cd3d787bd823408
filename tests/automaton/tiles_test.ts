import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { type Board, columnOf, emptyBoard, rowOf } from "../../lib/automaton/board.ts";
import { fnv1a, hashText } from "../../lib/automaton/hash.ts";
import { friendly, immigration } from "../../lib/automaton/rule.ts";
import { SOURCE } from "../../lib/automaton/simd/friendly_wasm.ts";
import { step } from "../../lib/automaton/step.ts";
import { stepFriendlyTile, stepImmigrationTile } from "../../lib/automaton/tile_kernel.ts";
import { friendlyKernel } from "../../lib/automaton/tile_simd.ts";
import { TileBoard } from "../../lib/automaton/tiles.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import { runs } from "../full.ts";
import { countCells, draw, drawing, randomBoard } from "./boards.ts";

/** Each with all that makes its steps: the reference takes longer than they do together. */
const RULES = [
  { name: "friendly", rule: friendly, kernels: [stepFriendlyTile, friendlyKernel] },
  { name: "immigration", rule: immigration, kernels: [stepImmigrationTile] },
];

/** Around one word, two words and three, and around one tile's height and two. */
const WIDTHS = [1, 2, 29, 30, 31, 59, 60, 61, 90];
const HEIGHTS = [1, 2, 15, 16, 17, 32, 33];

/** A tiled board for each kernel of a rule and the reference, edited and stepped together. */
class Trial {
  readonly tiled: readonly TileBoard[];

  constructor(public board: Board, readonly way: typeof RULES[number]) {
    this.tiled = way.kernels.map((kernel) => TileBoard.of(board, kernel));
  }

  edit(cell: number, state: number): void {
    for (const tiles of this.tiled) {
      tiles.set(rowOf(this.board, cell), columnOf(this.board, cell), state);
    }
    this.board = { ...this.board, cells: this.board.cells.with(cell, state) };
  }

  step(): void {
    for (const tiles of this.tiled) tiles.step();
    this.board = step(this.board, this.way.rule, "plane");
  }

  check(): void {
    for (const [kernel, tiles] of this.tiled.entries()) this.#compare(tiles, kernel);
  }

  #compare(tiles: TileBoard, kernel: number): void {
    const { width, height, cells } = this.board, board = tiles.toBoard();
    if (cells.every((state, cell) => state === board.cells[cell])) return;
    const { name } = this.way, { generation } = tiles;
    const where = `${name}, kernel ${kernel}, ${width} × ${height}, generation ${generation}`;
    assertEquals(drawing(board), drawing(this.board), where);
  }
}

for (const way of RULES) {
  Deno.test(`${way.name}: soups of every size live as the reference says`, () => {
    for (const width of WIDTHS) {
      for (const height of HEIGHTS) {
        for (const percent of [12, 40, 100]) {
          const trial = new Trial(randomBoard(width, height, percent, `${width} ${height}`), way);
          for (let generation = 0; generation < 12; generation++) {
            trial.step();
            trial.check();
          }
        }
      }
    }
  });

  Deno.test(`${way.name}: a large soup lives as the reference says until much of it sleeps`, () => {
    const across = runs(4, 7), down = runs(5, 9);
    const trial = new Trial(randomBoard(30 * across - 7, 16 * down - 14, 25, "large"), way);
    for (let generation = 0; generation < 150; generation++) trial.step();
    trial.check();
    for (const { awake } of trial.tiled) assert(awake < across * down, "some tiles sleep");
  });

  Deno.test(`${way.name}: cells edited between generations change what they should`, () => {
    const edits = fc.array(fc.tuple(fc.nat(), fc.nat(2)), { maxLength: 6 });
    const size = fc.tuple(fc.integer({ min: 1, max: 92 }), fc.integer({ min: 1, max: 40 }));
    const property = fc.property(
      size,
      fc.constantFrom(0, 0, 3, 12),
      fc.array(edits, { minLength: 1, maxLength: 30 }),
      ([width, height], percent, turns) => {
        const trial = new Trial(randomBoard(width, height, percent, "edited"), way);
        for (const turn of turns) {
          for (const [cell, state] of turn) trial.edit(cell % (width * height), state);
          trial.step();
          trial.check();
        }
      },
    );
    fc.assert(property, { seed: 30, numRuns: runs(100, 300) });
  });

  Deno.test(`${way.name}: edits of sleeping still lifes and blinkers are lived through`, () => {
    const rng = seededRng("edits");
    for (let run = 0; run < runs(40, 150); run++) {
      const trial = new Trial(asleep(), way);
      for (let generation = 0; generation < 4; generation++) trial.step();
      for (let generation = 0; generation < 6; generation++) {
        const cell = below(trial.board.cells.length, rng);
        if (generation < 2) trial.edit(cell, below(3, rng));
        trial.step();
        trial.check();
      }
    }
  });
}

Deno.test("vectors are there, made of what the source says now", async () => {
  assert(friendlyKernel.room, "a kernel that makes room steps by vectors");
  const source = await Deno.readFile(
    new URL("../../lib/automaton/simd/friendly.as", import.meta.url),
  );
  assertEquals(hashText(fnv1a(source)), SOURCE, "deno task simd");
});

const BLOCK = "AA AA";
const BLINKER = "... BBB ...";
const GLIDER = ".A. ..A AAA";

/** Blocks and blinkers on and next to the corners of tiles. */
function asleep(): Board {
  const board = emptyBoard(70, 40);
  for (const row of [2, 14, 30]) {
    for (const column of [3, 28, 36, 58]) stamp(board, row, column, row === 14 ? BLOCK : BLINKER);
  }
  return board;
}

function stamp({ width, cells }: Board, row: number, column: number, picture: string): void {
  const pattern = draw(picture);
  pattern.cells.forEach((state, cell) => {
    cells[(row + rowOf(pattern, cell)) * width + column + columnOf(pattern, cell)] = state;
  });
}

Deno.test("still lifes and blinkers fall asleep, and gliders keep awake where they are", () => {
  const tiles = TileBoard.of(asleep(), stepFriendlyTile);
  for (let generation = 0; generation < 3; generation++) tiles.step();
  assertEquals(tiles.awake, 0);
  const board = emptyBoard(300, 300);
  stamp(board, 5, 5, GLIDER);
  const flown = TileBoard.of(board, stepFriendlyTile);
  for (let generation = 0; generation < 600; generation++) {
    flown.step();
    assert(flown.awake >= 1 && flown.awake <= 4, `${flown.awake} tiles`);
  }
  assertEquals(flown.count(1), 5);
});

Deno.test("a glider flies over the edges of an empty torus, and comes home", () => {
  const ways: readonly string[] = [GLIDER, "AAA A.. .A.", ".A. A.. AAA", "AAA ..A .A."];
  for (const picture of ways) {
    const board = emptyBoard(100, 70);
    stamp(board, 33, 48, picture);
    const tiles = TileBoard.of(board, stepImmigrationTile, "torus");
    // A cell in four generations; 700 cells are seven times across and ten times down.
    for (let generation = 0; generation < 4 * 700; generation++) tiles.step();
    assertEquals(drawing(tiles.toBoard()), drawing(board), picture);
  }
});

Deno.test("cells are read as they were written, counted, and missed when there are none", () => {
  const board = randomBoard(95, 21, 30, "count");
  const tiles = TileBoard.of(board, stepFriendlyTile);
  for (const color of [1, 2]) {
    assertEquals(tiles.count(color), countCells(board, color));
    assert(tiles.lives(color));
  }
  assertEquals(
    Array.from(board.cells, (_, cell) => tiles.get(rowOf(board, cell), columnOf(board, cell))),
    [...board.cells],
  );
  board.cells.forEach((state, cell) => {
    if (state === 2) tiles.set(rowOf(board, cell), columnOf(board, cell), 0);
  });
  assertEquals([tiles.lives(1), tiles.lives(2), tiles.count(2)], [true, false, 0]);
  tiles.set(0, 94, 2);
  assertEquals([tiles.lives(2), tiles.count(2)], [true, 1]);
});
