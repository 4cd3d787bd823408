import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import type { Board } from "../../../lib/automaton/board.ts";
import { stepFriendlyTile } from "../../../lib/automaton/tile_kernel.ts";
import { TileBoard } from "../../../lib/automaton/tiles.ts";
import type { Size } from "../../../lib/ui/board/camera.ts";
import {
  countCells,
  type Ink,
  paintOverview,
  type Placing,
} from "../../../lib/ui/arena/overview.ts";
import { randomBoard } from "../../automaton/boards.ts";

fc.configureGlobal({ seed: 1 });

const INKS = {
  page: [10, 20, 30],
  ground: [255, 255, 255],
  blue: [0, 0, 255],
  red: [255, 0, 0],
} as const;

const sides = fc.integer({ min: 1, max: 100 });
const start = fc.double({ min: -200, max: 50, noNaN: true });
const shown = fc.record({
  soup: fc.tuple(sides, sides, fc.integer({ min: 0, max: 100 })),
  size: fc.record({
    width: fc.integer({ min: 1, max: 60 }),
    height: fc.integer({ min: 1, max: 60 }),
  }),
});
const placed = (side: fc.Arbitrary<number>) => fc.record({ left: start, top: start, side });

/** By its width, its height and how much of it lives: a counterexample stays short. */
function boardOf([width, height, percent]: [number, number, number]): Board {
  return randomBoard(width, height, percent, `${width} ${height}`);
}

/** The pixels of a picture as colors. */
function painted(board: TileBoard, size: Size, placing: Placing): Ink[] {
  const pixels = new Uint32Array(size.width * size.height);
  paintOverview({ ...size, pixels }, board, placing, INKS);
  const bytes = new Uint8Array(pixels.buffer);
  return Array.from(pixels, (_, i) => [...bytes.subarray(4 * i, 4 * i + 3)] as unknown as Ink);
}

function counted(size: Size, board: TileBoard, placing: Placing): Uint32Array {
  const pixels = new Uint32Array(size.width * size.height);
  countCells({ ...size, pixels }, board, placing);
  return pixels;
}

Deno.test("each pixel counts the cells whose middles it has", () => {
  const side = fc.double({ min: 0.05, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(shown, placed(side), ({ soup, size }, placing) => {
      const board = boardOf(soup);
      const counts = new Uint32Array(size.width * size.height);
      board.cells.forEach((state, cell) => {
        const x = Math.floor(placing.left + (cell % board.width + 0.5) * placing.side);
        const y = Math.floor(placing.top + (Math.floor(cell / board.width) + 0.5) * placing.side);
        if (state === 0 || x < 0 || x >= size.width || y < 0 || y >= size.height) return;
        counts[y * size.width + x]! += state === 1 ? 1 : 1 << 16;
      });
      assertEquals(counted(size, TileBoard.of(board, stepFriendlyTile), placing), counts);
    }),
    { seed: 1 },
  );
});

Deno.test("a pixel leans to the color of most of its cells, and to the ground without any", () => {
  const side = fc.double({ min: 0.05, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(shown, placed(side), ({ soup, size }, placing) => {
      const board = boardOf(soup);
      const tiles = TileBoard.of(board, stepFriendlyTile);
      const pixels = painted(tiles, size, placing);
      counted(size, tiles, placing).forEach((count, i) => {
        const [red, , blue] = pixels[i]!, blues = count & 0xffff, reds = count >>> 16;
        if (count === 0) {
          assert([INKS.page, INKS.ground].some((ink) => `${ink}` === `${pixels[i]}`));
        } else if (blues !== reds) assert((blue - red) * (blues - reds) >= 0, `${pixels[i]}`);
        else assert(Math.abs(blue - red) <= 1, `${pixels[i]}`);
      });
    }),
    { seed: 2 },
  );
});

Deno.test("from a pixel on every cell is a square, and red's is hollow once it can be", () => {
  const side = fc.integer({ min: 1, max: 7 });
  fc.assert(
    fc.property(shown, side, ({ soup, size }, side) => {
      const board = boardOf(soup);
      const tiles = TileBoard.of(board, stepFriendlyTile);
      const pixels = painted(tiles, size, { left: 0, top: 0, side });
      pixels.forEach((pixel, i) => {
        const x = i % size.width, y = Math.floor(i / size.width);
        const column = Math.floor(x / side), row = Math.floor(y / side);
        if (column >= board.width || row >= board.height) {
          return assertEquals(pixel, [...INKS.page]);
        }
        const state = board.cells[row * board.width + column]!;
        const hole = Math.round(side / 3);
        const isInside = [x % side, y % side].every((at) => at >= hole && at < side - hole);
        const isHole = state === 2 && hole > 0 && isInside;
        const ink = state === 0 || isHole ? INKS.ground : state === 1 ? INKS.blue : INKS.red;
        assertEquals(pixel, [...ink]);
      });
    }),
    { seed: 3 },
  );
});
