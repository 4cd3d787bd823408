/** All placements rated at once, against each of them tried by itself with the reference step. */

import { assert, assertEquals } from "@std/assert";
import { pack } from "../../lib/automaton/bitboard.ts";
import { Placements } from "../../lib/automaton/bit_placements.ts";
import { type Board, columnOf, EMPTY, emptyBoard } from "../../lib/automaton/board.ts";
import { immigration } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { gameBoards } from "../bench/boards.ts";
import { randomBoard } from "./boards.ts";

const COLORS = [0, 1] as const;

/** Blue's heavy columns lie right, red's left, three of either where there are as many. */
function weightsOf(width: number, extra: number) {
  return width < 6 ? { blue: 0, red: 0, extra } : { blue: 0b111 << (width - 3), red: 0b111, extra };
}

/** A color's lead one generation on. */
function leadOf(color: 0 | 1, board: Board, extra: number): number {
  const { blue, red } = weightsOf(board.width, extra);
  let lead = 0;
  step(board, immigration, "plane").cells.forEach((state, cell) => {
    const heavy = ((state === 1 ? blue : red) >>> columnOf(board, cell)) & 1;
    if (state !== EMPTY) lead += (state === color + 1 ? 1 : -1) * (1 + extra * heavy);
  });
  return lead;
}

/** By cell, what it wins to place there; undefined where something lives. */
function gainsOf(color: 0 | 1, board: Board, extra: number): (number | undefined)[] {
  const { cells } = board, before = leadOf(color, board, extra);
  return Array.from(cells, (state, cell) => {
    if (state !== EMPTY) return undefined;
    return leadOf(color, { ...board, cells: cells.with(cell, color + 1) }, extra) - before;
  });
}

/** Cells as bits by row. */
function rowsOf({ width, height }: Board, cells: readonly number[]): Int32Array {
  const rows = new Int32Array(height);
  for (const cell of cells) rows[Math.floor(cell / width)]! |= 1 << (cell % width);
  return rows;
}

function check(board: Board, extra: number): void {
  const { width, height } = board, { words } = pack(board);
  const placements = new Placements(width, height, weightsOf(width, extra));
  for (const color of COLORS) {
    const gains = gainsOf(color, board, extra);
    const empty = gains.flatMap((gain, cell) => gain === undefined ? [] : [cell]);
    const found: number[] = [];
    for (const cell of empty) {
      if (placements.find(words, color, rowsOf(board, [cell]))) {
        assertEquals(placements.gain, gains[cell], `color ${color} at ${cell}`);
        found.push(cell);
      } else assertEquals(gains[cell], 0);
    }
    assertEquals(placements.find(words, color, rowsOf(board, empty)), found.length > 0);
    if (found.length === 0) continue;
    const most = Math.max(...found.map((cell) => gains[cell]!));
    const best = placements.row * width + 31 - Math.clz32(placements.bit);
    assertEquals([placements.gain, best], [most, found.find((cell) => gains[cell] === most)!]);
  }
}

Deno.test("placements are rated as each is by itself, on boards of any size from empty to full", () => {
  for (const [width, height] of [[8, 7], [1, 6], [6, 1], [32, 4], [31, 3]] as const) {
    for (const percent of [0, 10, 25, 40, 60, 100]) {
      const board = randomBoard(width, height, percent, `${width} ${percent}`);
      for (const extra of [0, 1]) check(board, extra);
    }
  }
});

Deno.test("on the boards of a game", () => {
  for (const at of [4, 20]) check(gameBoards[at]!, 1);
});

Deno.test("in any neighborhood of a cell, of two colors", () => {
  const around = [6, 7, 8, 11, 13, 16, 17, 18];
  const placements = new Placements(5, 5, weightsOf(5, 0)), legal = Int32Array.of(0, 0, 4, 0, 0);
  for (let filling = 1; filling < 3 ** around.length; filling++) {
    const board = emptyBoard(5, 5);
    around.forEach((cell, at) => board.cells[cell] = Math.floor(filling / 3 ** at) % 3);
    assert(placements.find(pack(board).words, 0, legal));
    const after = { ...board, cells: board.cells.with(12, 1) };
    assertEquals(placements.gain, leadOf(0, after, 0) - leadOf(0, board, 0), `${filling}`);
  }
});

Deno.test("rows that no life reaches are passed over", () => {
  const board = emptyBoard(6, 12);
  board.cells[5 * 6 + 2] = 1;
  const placements = new Placements(6, 12, weightsOf(6, 0)), { words } = pack(board);
  const found = Array.from({ length: 12 }, (_, row) => {
    return placements.find(words, 0, rowsOf(board, [row * 6]));
  });
  assertEquals(found.flatMap((is, row) => is ? [row] : []), [3, 4, 5, 6, 7]);
});
