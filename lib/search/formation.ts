/**
 * Formation stamping: from (almost) nothing no single cell is worth placing, so a whole block is
 * (TR-001 §3.2). This module is browser compatible.
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

/** The reports name these terms (TR-001 §3.2) and give no numbers. */
const HOME = 10;
const OFF_CENTRE = -0.6;
const WALL_RING = -6;
const WALL_RINGS = 2;
const RIVAL_NEAR = -6;
const RIVAL_DISTANCE = 3;

/** The best block to start from; undefined when the colony stands, or no block can be placed. */
export function stampBlock(situation: Situation, level: Level, rng: Rng): Cell[] | undefined {
  if (situation.rules.place !== BLOCK_CELLS || countBits(situation.board, OWN) >= FEW) return;
  const legal = new Set(situation.legal);
  let best: Cell[] | undefined, bestScore = -Infinity;
  for (const corner of situation.legal) {
    const block = blockAt(situation, corner);
    if (!block.every((cell) => legal.has(cell))) continue;
    const score = scoreBlock(situation, block) + rng() * level.noise;
    if (score > bestScore) [best, bestScore] = [block, score];
  }
  return best;
}

/** The block below and right of its corner; on the last column its cells would wrap, so none. */
function blockAt({ rules: { width } }: Situation, corner: Cell): Cell[] {
  if (corner % width === width - 1) return [-1];
  return [corner, corner + 1, corner + width, corner + width + 1];
}

function scoreBlock(situation: Situation, block: readonly Cell[]): number {
  const { width, height } = situation.rules;
  const corner = block[0]!, column = corner % width, row = Math.floor(corner / width);
  const toWall = Math.min(column, row, width - 2 - column, height - 2 - row);
  const home = block.every((cell) => zoneOfCell(situation, cell) === "home");
  return (home ? HOME : 0) +
    OFF_CENTRE * Math.abs(row - (height - 2) / 2) +
    WALL_RING * Math.max(0, WALL_RINGS - toWall) +
    RIVAL_NEAR * rivalsNear(situation, corner);
}

/** Rival cells within `RIVAL_DISTANCE` of the block. */
function rivalsNear({ board }: Situation, corner: Cell): number {
  const near = windowAround(board, corner, RIVAL_DISTANCE);
  const far = windowAround(board, corner + board.width + 1, RIVAL_DISTANCE);
  return countIn(board, RIVAL, {
    columns: near.columns | far.columns,
    from: near.from,
    to: far.to,
  });
}
