/**
 * Formation stamping: from (almost) nothing no single cell is worth placing, so a whole block is
 * (TR-001 §3.2).
 */

import { countBits } from "../automaton/bitboard.ts";
import type { Cell } from "../automaton/board.ts";
import type { Rng } from "../games/game.ts";
import type { Level } from "./levels.ts";
import { OWN, RIVAL, type Situation, zoneOfCell } from "./situation.ts";
import { countIn, windowAround } from "./window.ts";

/** Colonies of fewer cells stamp. */
const FEW = 3;

/** A block, the still life of 2×2. */
const BLOCK_CELLS = 4;

/** The report names these terms and gives no numbers. */
const HOME = 10;
const ROW_OFF_CENTER = -0.6;
const RING_TO_WALL = -6;
const RINGS = 2;
const RIVAL_NEAR = -6;
const RIVAL_DISTANCE = 3;

/** The best block to start from; undefined when the colony stands, or no block can be placed. */
export function stampBlock(situation: Situation, level: Level, rng: Rng): Cell[] | undefined {
  if (situation.rules.place !== BLOCK_CELLS || countBits(situation.board, OWN) >= FEW) return;
  let best: Cell[] | undefined, bestScore = -Infinity;
  for (const block of blocks(situation)) {
    const score = scoreBlock(situation, block[0]!) + rng() * level.noise;
    if (score > bestScore) [best, bestScore] = [block, score];
  }
  return best;
}

/** Every block of legal cells, its upper left corner first. */
function blocks({ legal, rules: { width } }: Situation): Cell[][] {
  const isLegal = new Set(legal);
  return legal
    .filter((corner) => corner % width < width - 1)
    .map((corner) => [corner, corner + 1, corner + width, corner + width + 1])
    .filter((block) => block.every((cell) => isLegal.has(cell)));
}

/** The worth of the block with this upper left corner. */
function scoreBlock(situation: Situation, corner: Cell): number {
  const { width, height } = situation.rules;
  const column = corner % width, row = Math.floor(corner / width);
  const lastColumn = width - 2, lastRow = height - 2;
  const toWall = Math.min(column, row, lastColumn - column, lastRow - row);
  return (zoneOfCell(situation, corner + 1) === "home" ? HOME : 0) +
    ROW_OFF_CENTER * Math.abs(row - lastRow / 2) +
    RING_TO_WALL * Math.max(0, RINGS - toWall) +
    RIVAL_NEAR * rivalsNear(situation, corner);
}

/** How many rival cells are within `RIVAL_DISTANCE` of the block. */
function rivalsNear({ board }: Situation, corner: Cell): number {
  const first = windowAround(board, corner, RIVAL_DISTANCE);
  const last = windowAround(board, corner + board.width + 1, RIVAL_DISTANCE);
  const columns = first.columns | last.columns;
  return countIn(board, RIVAL, { columns, from: first.from, to: last.to });
}
