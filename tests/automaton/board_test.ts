import { assertEquals } from "@std/assert";
import {
  cellAt,
  columnOf,
  copyBoard,
  emptyBoard,
  isOnBoard,
  neighbors,
  rowOf,
} from "../../lib/automaton/board.ts";
import { countCells, draw } from "./boards.ts";

/** Cells of a board of 4 by 3, and their neighbors in order. */
const NEIGHBORS = [
  ["plane", 5, [0, 1, 2, 4, 6, 8, 9, 10]],
  ["plane", 0, [1, 4, 5]],
  ["plane", 7, [2, 3, 6, 10, 11]],
  ["plane", 11, [6, 7, 10]],
  ["torus", 5, [0, 1, 2, 4, 6, 8, 9, 10]],
  ["torus", 0, [1, 3, 4, 5, 7, 8, 9, 11]],
  ["torus", 7, [0, 2, 3, 4, 6, 8, 10, 11]],
] as const;

Deno.test("a cell has the neighbors its topology gives it", () => {
  const board = emptyBoard(4, 3);
  for (const [topology, cell, expected] of NEIGHBORS) {
    const found = neighbors(board, cell, topology).toSorted((a, b) => a - b);
    assertEquals(found, [...expected], `${cell} on a ${topology}`);
  }
});

Deno.test("on a narrow torus a cell meets the same neighbor again", () => {
  assertEquals(neighbors(emptyBoard(1, 1), 0, "torus"), [0, 0, 0, 0, 0, 0, 0, 0]);
  assertEquals(neighbors(emptyBoard(2, 1), 0, "torus").filter((cell) => cell === 1).length, 6);
});

Deno.test("off a plane there is no cell, off a torus the one on the other side", () => {
  const board = emptyBoard(4, 3);
  for (const [row, column, wrapped] of [[-1, 1, 9], [3, 1, 1], [1, -1, 7], [1, 4, 4]] as const) {
    assertEquals(cellAt(board, row, column, "plane"), undefined);
    assertEquals(cellAt(board, row, column, "torus"), wrapped);
  }
  assertEquals(cellAt(board, 2, 3, "plane"), 11);
});

Deno.test("cells are numbered row by row from 0", () => {
  const board = emptyBoard(4, 3);
  assertEquals([rowOf(board, 6), columnOf(board, 6)], [1, 2]);
  const onBoard = [-1, 0, 11, 12, 1.5, NaN].filter((cell) => isOnBoard(board, cell));
  assertEquals(onBoard, [0, 11]);
});

Deno.test("cells are counted by color, and a copy changes without its original", () => {
  const board = draw("AB. BB."), copy = copyBoard(board);
  copy.cells[2] = 2;
  assertEquals([1, 2].map((state) => countCells(board, state)), [1, 3]);
  assertEquals([1, 2].map((state) => countCells(copy, state)), [1, 4]);
});
