/** The next generation of boards with edges and without (layout: `bitboard.ts`). */

import { type Bitboard, MAX_COLUMNS, packInto, unpack, workspaceOf } from "./bitboard.ts";
import { blueMajority, boardMask, carry, nextLive, stepPlane } from "./bit_kernel.ts";
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

/**
 * `stepPlane` on a torus: rows wrap around by index, columns by turning the word within its width.
 * A function of its own because the turning would slow the plane by a fifth.
 */
function stepTorus(
  words: Int32Array,
  out: Int32Array,
  width: number,
  height: number,
  from: number,
  to: number,
): void {
  const columns = boardMask(width);
  const turn = width - 1, lastRow = 2 * height - 2;
  const above = from > 0 ? 2 * from - 2 : lastRow;
  let upBlue = words[above]!, up = upBlue | words[above + 1]!;
  let blue = words[2 * from]!, row = blue | words[2 * from + 1]!;
  for (let i = 2 * from; i < 2 * to; i += 2) {
    const below = i === lastRow ? 0 : i + 2;
    const downBlue = words[below]!, down = downBlue | words[below + 1]!;
    const blueOnes = upBlue ^ blue ^ downBlue, blueTwos = carry(upBlue, downBlue, blue);
    const births = blueMajority(
      blueOnes,
      west(blueOnes, turn),
      east(blueOnes, turn),
      blueTwos,
      west(blueTwos, turn),
      east(blueTwos, turn),
    ) & ~row;
    const ones = up ^ row ^ down, twos = carry(up, down, row);
    const live = columns & nextLive(
      row,
      up ^ down,
      up & down,
      west(ones, turn),
      east(ones, turn),
      west(twos, turn),
      east(twos, turn),
    );
    const liveBlue = live & (blue | births);
    out[i] = liveBlue;
    out[i + 1] = live ^ liveBlue;
    up = row, row = down, upBlue = blue, blue = downBlue;
  }
}

/** Each column's western neighbor on a torus; bits past the width are left for the mask. */
function west(word: number, turn: number): number {
  return (word << 1) | (word >>> turn);
}

function east(word: number, turn: number): number {
  return (word >>> 1) | (word << turn);
}
