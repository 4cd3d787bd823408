import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  type Bitboard,
  columnMask,
  countBits,
  emptyBits,
  MAX_COLUMNS,
  pack,
  setCell,
  unpack,
} from "../../lib/automaton/bitboard.ts";
import { nextGeneration, stepBits } from "../../lib/automaton/bit_generation.ts";
import { type Board, columnOf, rowOf } from "../../lib/automaton/board.ts";
import { immigration } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { anyBoard, drawing, randomBoard } from "./boards.ts";

const TOPOLOGIES = ["plane", "torus"] as const;
const RUNS = { seed: 20, numRuns: 500 };

/** Boards of every width and of many heights, from empty to full. */
function* boardsOfEverySize(): Generator<Board> {
  for (let width = 1; width <= MAX_COLUMNS; width++) {
    for (const height of [1, 2, 3, 4, 5, 7, 12, 26, 31, 32, 33, 64]) {
      for (const percent of [0, 8, 20, 35, 60, 100]) {
        yield randomBoard(width, height, percent, `${width} ${height} ${percent}`);
      }
    }
  }
}

function next(bits: Bitboard, topology: "plane" | "torus"): Bitboard {
  const after = emptyBits(bits.width, bits.height);
  stepBits(bits, after, topology);
  return after;
}

Deno.test("a bitboard steps as the reference does, on boards of every size", () => {
  for (const board of boardsOfEverySize()) {
    for (const topology of TOPOLOGIES) {
      const expected = step(board, immigration, topology);
      const where = `${board.width} by ${board.height}, ${topology}`;
      assertEquals(drawing(nextGeneration(board, topology)), drawing(expected), where);
    }
  }
});

Deno.test("two buffers taken in turns stay equal to the reference for 100 generations", () => {
  for (const topology of TOPOLOGIES) {
    let board = randomBoard(28, 26, 35, topology);
    let bits = pack(board), spare = emptyBits(28, 26);
    for (let generation = 0; generation < 100; generation++) {
      stepBits(bits, spare, topology);
      [bits, spare] = [spare, bits];
      board = step(board, immigration, topology);
      assertEquals(drawing(unpack(bits)), drawing(board), `${topology}, generation ${generation}`);
    }
  }
});

Deno.test("a range of rows is stepped as the whole board is, and no other row is written", () => {
  const ranges = fc.tuple(fc.nat(), fc.nat());
  const property = fc.property(
    anyBoard(32, 12),
    ranges,
    fc.constantFrom(...TOPOLOGIES),
    (board, [a, b], topology) => {
      const from = a % board.height, to = from + b % (board.height - from + 1);
      const bits = pack(board), whole = next(bits, topology);
      const part: Bitboard = { ...whole, words: whole.words.map(() => 0x2a) };
      stepBits(bits, part, topology, from, to);
      const expected = whole.words.map((word, i) => i >= 2 * from && i < 2 * to ? word : 0x2a);
      assertEquals([...part.words], [...expected]);
    },
  );
  fc.assert(property, RUNS);
});

Deno.test("a changed cell changes the next generation only in its own and the adjacent rows", () => {
  const property = fc.property(anyBoard(32, 12), fc.nat(), fc.nat(2), (board, n, state) => {
    const cell = n % board.cells.length, row = rowOf(board, cell);
    const bits = pack(board), whole = next(bits, "plane");
    setCell(bits, cell, state);
    stepBits(bits, whole, "plane", Math.max(row - 1, 0), Math.min(row + 2, board.height));
    assertEquals([...whole.words], [...next(bits, "plane").words]);
  });
  fc.assert(property, RUNS);
});

Deno.test("the guard row and the columns past the width stay empty", () => {
  for (const board of boardsOfEverySize()) {
    const { width, height, words } = next(pack(board), "torus");
    const outside = words.map((word, i) => word & (i < 2 * height ? ~columnMask(0, width) : -1));
    assertEquals(outside.every((word) => word === 0), true, `${width} by ${height}`);
  }
});

Deno.test("packing and unpacking give the board back", () => {
  const property = fc.property(anyBoard(32, 12), (board) => {
    assertEquals(unpack(pack(board)), board);
  });
  fc.assert(property, RUNS);
});

Deno.test("a cell written is the one that was meant, and the others stay", () => {
  const property = fc.property(anyBoard(32, 6), fc.nat(), fc.nat(2), (board, n, state) => {
    const cell = n % board.cells.length;
    const bits = pack(board);
    setCell(bits, cell, state);
    const cells = board.cells.with(cell, state);
    assertEquals(unpack(bits), { ...board, cells });
  });
  fc.assert(property, RUNS);
});

Deno.test("cells are counted by color, columns and rows", () => {
  const property = fc.property(
    anyBoard(32, 12),
    fc.constantFrom(1, 2),
    fc.nat(32),
    fc.nat(32),
    fc.nat(12),
    (board, color, left, right, top) => {
      const from = Math.min(top, board.height);
      const counted = board.cells.filter((state, cell) => {
        const column = columnOf(board, cell);
        return state === color && column >= left && column < right && rowOf(board, cell) >= from;
      });
      const bits = pack(board), columns = columnMask(left, right);
      assertEquals(countBits(bits, color, columns, from), counted.length);
    },
  );
  fc.assert(property, { seed: 20, numRuns: 1000 });
});

Deno.test("all columns and rows are counted unless told otherwise", () => {
  const bits = pack(randomBoard(32, 5, 100, "full"));
  assertEquals(countBits(bits, 1) + countBits(bits, 2), 32 * 5);
});

Deno.test("a mask of columns has their bits", () => {
  assertEquals(columnMask(0, 8), 0xff);
  assertEquals(columnMask(20, 28), 0x0ff00000);
  assertEquals(columnMask(31, 32), -0x80000000);
  assertEquals(columnMask(0, 32), -1);
  assertEquals(columnMask(5, 5), 0);
});

Deno.test("a board too wide for words is stepped the slow way", () => {
  const board = randomBoard(40, 9, 35, "wide");
  assertEquals(nextGeneration(board, "torus"), step(board, immigration, "torus"));
  assertThrows(() => pack(board), RangeError);
});
