/** The next generation of boards with edges and without (layout: `bitboard.ts`). */

import { type Bitboard, MAX_COLUMNS, packInto, unpack, workspaceOf } from "./bitboard.ts";
import { stepPlane } from "./bit_kernel.ts";
import { stepTorus } from "./bit_torus.ts";
import type { Board, Topology } from "./board.ts";
import { immigration } from "./rule.ts";
import { step } from "./step.ts";

/**
 * Writes the rows `from` up to `to` of the next generation of `src` into `dst`, another board of
 * the same size, by the rule `immigration`. A cell changes no row but its own and the two next to
 * it, so a row range is all that a search need step again after it has changed a cell.
 */
export function stepBits(
  src: Bitboard,
  dst: Bitboard,
  topology: Topology,
  from = 0,
  to = src.height,
): void {
  const { width, height, words } = src;
  if (topology === "torus") stepTorus(words, dst.words, width, height, from, to);
  else stepPlane(words, dst.words, width, height, from, to);
}

/** The Immigration board one generation on, as a new board; wide boards take the slow way. */
export function nextGeneration(board: Board, topology: Topology): Board {
  if (board.width > MAX_COLUMNS) return step(board, immigration, topology);
  const { now, next } = workspaceOf(board);
  packInto(board, now);
  stepBits(now, next, topology);
  return unpack(next);
}
