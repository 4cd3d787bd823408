/** Placing one cell at a time, each drawn from the best-scored ones (TR-001 §3.3). */

import { setCell } from "../automaton/bitboard.ts";
import { type Cell, EMPTY } from "../automaton/board.ts";
import type { Rng } from "../games/game.ts";
import { below } from "../games/kit/rng.ts";
import { carefulLater, carefulNow } from "./careful.ts";
import type { Level } from "./levels.ts";
import type { CellScorer } from "./score.ts";
import { OWN, type Situation } from "./situation.ts";

/** The legal cells not yet placed, best first, each scored with the level's noise. */
export function ranked(
  { legal }: Situation,
  level: Level,
  score: CellScorer,
  placed: readonly Cell[],
  rng: Rng,
): Cell[] {
  return legal
    .filter((cell) => !placed.includes(cell))
    .map((cell) => ({ cell, score: score(cell, placed) + rng() * level.noise }))
    .sort((a, b) => b.score - a.score)
    .map(({ cell }) => cell);
}

/** The turn begun with `start`, filled up to the cells a turn places, as far as cells are legal. */
export function fill(
  situation: Situation,
  level: Level,
  score: CellScorer,
  start: readonly Cell[],
  rng: Rng,
): Cell[] {
  const { board, rules, legal } = situation;
  const placed = [...start], size = Math.min(rules.place, legal.length);
  for (const cell of start) setCell(board, cell, OWN);
  while (placed.length < size) {
    const all = ranked(situation, level, score, placed, rng);
    const cells = living(situation, level, all, placed.slice(start.length), size - placed.length);
    const cell = cells[below(poolSize(level, cells.length, all.length), rng)]!;
    setCell(board, cell, OWN);
    placed.push(cell);
  }
  for (const cell of placed) setCell(board, cell, EMPTY);
  return placed;
}

/** Of all cells those that can live, as far as the level looks; all of them where none can. */
function living(
  situation: Situation,
  { care }: Level,
  all: readonly Cell[],
  placed: readonly Cell[],
  left: number,
): readonly Cell[] {
  if (care === 0) return all;
  const now = care === 1 ? carefulNow(situation, all, placed) : [];
  const later = now.length > 0 ? now : carefulLater(situation, all, placed, left - 1);
  return later.length > 0 ? later : all;
}

function poolSize({ pool }: Level, cells: number, all: number): number {
  return Math.max(1, Math.min(pool.most, cells, Math.ceil(pool.share * all)));
}
