/**
 * Boards of two colors as bits, a generation of which costs a few dozen operations a row.
 * It holds boards of up to 32 columns.
 */

import { popcount } from "./bit_count.ts";
import { boardMask, stepPlane } from "./bit_kernel.ts";
import { type Board, type Cell, emptyBoard, type State } from "./board.ts";

/** A row of a color is one word. */
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
  if (width > MAX_COLUMNS) throw new RangeError(`${width} columns do not fit a word`);
  return { width, height, words: new Int32Array(2 * (height + 1)) };
}

/** The board as bits; its states must be 0, 1 and 2 only. */
export function pack(board: Board): Bitboard {
  const bits = emptyBits(board.width, board.height);
  packInto(board, bits);
  return bits;
}

/** The cells of a board on their way to bits, in rows of whole fours, most of which are empty. */
let bytes = new Uint8Array(0), fours = new Int32Array(bytes.buffer);

/** Writes the board into bits of its size. */
export function packInto(board: Board, { width, height, words }: Bitboard): void {
  layInFours(board);
  const columns = boardMask(width), read = fours;
  for (let row = 0, i = 0; row < height; row++) {
    let blue = 0, red = 0;
    for (let column = 0; column < width; column += 4, i++) {
      const four = read[i]!;
      if (four === 0) continue;
      blue |= lowBits(four) << column;
      red |= lowBits(four >>> 1) << column;
    }
    words[2 * row] = blue & columns;
    words[2 * row + 1] = red & columns;
  }
}

function layInFours({ width, height, cells }: Board): void {
  const stride = (width + 3) & ~3;
  if (bytes.length < stride * height) {
    bytes = new Uint8Array(stride * height);
    fours = new Int32Array(bytes.buffer);
  }
  if (stride === width) return bytes.set(cells);
  for (let row = 0; row < height; row++) {
    bytes.set(cells.subarray(row * width, (row + 1) * width), row * stride);
  }
}

/** The lowest bit of each of a number's four bytes, next to each other: none of the sums carries. */
function lowBits(four: number): number {
  return Math.imul(four & 0x01010101, 1 << 28 | 1 << 21 | 1 << 14 | 1 << 7) >>> 28;
}

/** The bits as a new board. */
export function unpack({ width, height, words }: Bitboard): Board {
  const board = emptyBoard(width, height), { cells } = board;
  for (let row = 0, start = 0; row < height; row++, start += width) {
    let blue = words[2 * row]!, red = words[2 * row + 1]!;
    for (; blue !== 0; blue &= blue - 1) cells[start + lowestColumn(blue)] = 1;
    for (; red !== 0; red &= red - 1) cells[start + lowestColumn(red)] = 2;
  }
  return board;
}

/** The first column of a row in which a bit is set. */
function lowestColumn(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Makes a cell blue, red or empty. */
export function setCell({ width, words }: Bitboard, cell: Cell, state: State): void {
  const row = Math.floor(cell / width), bit = 1 << (cell - row * width);
  const blue = 2 * row, red = blue + 1;
  words[blue] = state === 1 ? words[blue]! | bit : words[blue]! & ~bit;
  words[red] = state === 2 ? words[red]! | bit : words[red]! & ~bit;
}

/** The columns from `from` up to, not including, `to` as a mask of a row's word. */
export function columnMask(from: number, to: number): number {
  return to > from ? (-1 >>> (MAX_COLUMNS - to + from)) << from : 0;
}

/** How many cells are of the color in the masked columns of the rows `from` up to `to`. */
export function countBits(
  { height, words }: Bitboard,
  color: State,
  columns = -1,
  from = 0,
  to = height,
): number {
  let count = 0;
  for (let row = from; row < to; row++) {
    count += popcount(words[2 * row + color - 1]! & columns);
  }
  return count;
}

/** Whether a cell is of the color. */
export function hasColor({ height, words }: Bitboard, color: State): boolean {
  for (let i = color - 1; i < 2 * height; i += 2) if (words[i] !== 0) return true;
  return false;
}

/** The next generation of a board with edges, by the rule `immigration`, into another of its size. */
export function stepPlaneBits({ width, height, words }: Bitboard, dst: Bitboard): void {
  stepPlane(words, dst.words, width, height, 0, height);
}

/** A board and its next generation for the time of a call, so that calls need no memory of their own. */
let workspace = { now: emptyBits(0, 0), next: emptyBits(0, 0) };

/** Two boards of a size, which the next to ask is given again. */
export function workspaceOf({ width, height }: Board): typeof workspace {
  const { now } = workspace;
  if (now.width !== width || now.height !== height) {
    workspace = { now: emptyBits(width, height), next: emptyBits(width, height) };
  }
  return workspace;
}

/** The Immigration board with edges one generation on, as a new one; it has at most `MAX_COLUMNS` columns. */
export function nextOfPlane(board: Board): Board {
  const { now, next } = workspaceOf(board);
  packInto(board, now);
  stepPlaneBits(now, next);
  return unpack(next);
}
