/**
 * Boards of two colours as bits, a generation of which costs a few dozen operations a row.
 * It holds boards of up to 32 columns. This module is browser compatible.
 */

import type { Board, Cell, State, Topology } from "./board.ts";
import { immigration } from "./rule.ts";
import { step } from "./step.ts";

/** A row is one word. */
export const MAX_COLUMNS = 32;

/**
 * Two words a row, blue then red; column `c` is bit `c`, columns from the width up are 0:
 *
 *     words   0     1    2     3         2h    2h+1
 *           blue0 red0 blue1 red1  …  |   0      0
 *
 * The last pair is the guard row, always 0: the dead row beyond either edge of a plane.
 */
export interface Bitboard {
  readonly width: number;
  readonly height: number;
  readonly words: Int32Array;
}

export function emptyBits(width: number, height: number): Bitboard {
  if (width > MAX_COLUMNS) throw new RangeError(`A bitboard has no column ${width}`);
  return { width, height, words: new Int32Array(2 * (height + 1)) };
}

export function copyBits(from: Bitboard, to: Bitboard): void {
  to.words.set(from.words);
}

/** The board as bits; its states must be 0, 1 and 2 alone. */
export function pack({ width, height, cells }: Board): Bitboard {
  const bits = emptyBits(width, height);
  for (let row = 0, cell = 0; row < height; row++) {
    let blue = 0, red = 0;
    for (let column = 0; column < width; column++, cell++) {
      const state = cells[cell]!;
      blue |= (state & 1) << column;
      red |= (state >> 1) << column;
    }
    bits.words[2 * row] = blue;
    bits.words[2 * row + 1] = red;
  }
  return bits;
}

/** The bits as a new board. */
export function unpack({ width, height, words }: Bitboard): Board {
  const cells = new Uint8Array(width * height);
  for (let row = 0, cell = 0; row < height; row++) {
    const blue = words[2 * row]!, red = words[2 * row + 1]!;
    for (let column = 0; column < width; column++, cell++) {
      cells[cell] = (blue >>> column) & 1 | (red >>> column & 1) << 1;
    }
  }
  return { width, height, cells };
}

/** The state of a cell. */
export function getCell({ width, words }: Bitboard, cell: Cell): State {
  const row = Math.floor(cell / width), column = cell % width;
  return words[2 * row]! >>> column & 1 | (words[2 * row + 1]! >>> column & 1) << 1;
}

/** Makes a cell blue, red or empty. */
export function setCell({ width, words }: Bitboard, cell: Cell, state: State): void {
  const blue = 2 * Math.floor(cell / width), red = blue + 1;
  const bit = 1 << cell % width;
  words[blue] = state === 1 ? words[blue]! | bit : words[blue]! & ~bit;
  words[red] = state === 2 ? words[red]! | bit : words[red]! & ~bit;
}

/** The columns from `from` up to, not including, `to` as a mask of a row's word. */
export function columnMask(from: number, to: number): number {
  return to > from ? -1 >>> (MAX_COLUMNS - to + from) << from : 0;
}

/** How many cells are of the colour in the masked columns of the rows `from` up to `to`. */
export function countBits(
  { height, words }: Bitboard,
  colour: State,
  columns = -1,
  from = 0,
  to = height,
): number {
  let count = 0;
  for (let row = from; row < to; row++) {
    count += popcount(words[2 * row + colour - 1]! & columns);
  }
  return count;
}

/** How many bits of the word are set: sums of 2, then 4, then 8 bits side by side. */
function popcount(word: number): number {
  const pairs = word - (word >>> 1 & 0x55555555);
  const nibbles = (pairs & 0x33333333) + (pairs >>> 2 & 0x33333333);
  return Math.imul(nibbles + (nibbles >>> 4) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Of three bits, the carry of their sum: set iff two or three of them are. */
function carry(a: number, b: number, c: number): number {
  return a & b | (a ^ b) & c;
}

/**
 * Writes the rows `from` up to `to` of the next generation of `src` into `dst`, another board of
 * the same size: B3/S23 Immigration as `rule.ts` has it. A changed cell changes its own row and
 * the two beside it alone, so a row range is all that a search needs to look one generation ahead.
 */
export function stepBits(
  src: Bitboard,
  dst: Bitboard,
  topology: Topology,
  from = 0,
  to = src.height,
): void {
  const { width, height, words } = src;
  const out = dst.words;
  const torus = topology === "torus";
  const board = columnMask(0, width);
  const turn = width - 1;
  const guard = 2 * height, lastRow = guard - 2;
  const above = from > 0 ? 2 * from - 2 : torus ? lastRow : guard;
  const beyond = torus ? 0 : guard;
  let up = words[above]! | words[above + 1]!, upBlue = words[above]!;
  let blue = words[2 * from]!, row = blue | words[2 * from + 1]!;
  for (let i = 2 * from; i < 2 * to; i += 2) {
    const below = i === lastRow ? beyond : i + 2;
    const downBlue = words[below]!, down = downBlue | words[below + 1]!;

    const pair = up ^ down, pairTwos = up & down;
    const ones = pair ^ row, twos = carry(up, row, down);
    const bluePair = upBlue ^ downBlue;
    const blueOnes = bluePair ^ blue, blueTwos = carry(upBlue, blue, downBlue);
    let westOnes = ones << 1, eastOnes = ones >>> 1, west = twos << 1, east = twos >>> 1;
    let westBlue = blueOnes << 1, eastBlue = blueOnes >>> 1;
    let manyBlue = blueTwos << 1 ^ blueTwos >>> 1;
    if (torus) {
      westOnes |= ones >>> turn;
      eastOnes |= ones << turn;
      west |= twos >>> turn;
      east |= twos << turn;
      westBlue |= blueOnes >>> turn;
      eastBlue |= blueOnes << turn;
      manyBlue ^= blueTwos >>> turn ^ blueTwos << turn;
    }
    const sum = westOnes ^ eastOnes ^ pair, carried = carry(westOnes, eastOnes, pair);
    const oneTwo = (west ^ east ^ pairTwos ^ carried) & ((west | east) ^ (pairTwos | carried));
    const live = oneTwo & (sum | row) & board;
    manyBlue ^= upBlue & downBlue ^ carry(westBlue, eastBlue, bluePair);
    const liveBlue = live & (blue | manyBlue & ~row);
    out[i] = liveBlue;
    out[i + 1] = live ^ liveBlue;

    up = row;
    row = down;
    upBlue = blue;
    blue = downBlue;
  }
}

/** The Immigration board one generation on, as a new board; wide boards take the slow way. */
export function nextGeneration(board: Board, topology: Topology): Board {
  if (board.width > MAX_COLUMNS) return step(board, immigration, topology);
  const now = pack(board), next = emptyBits(board.width, board.height);
  stepBits(now, next, topology);
  return unpack(next);
}
