/** A large board as pixels: by density where cells are smaller than pixels, else as squares. */

import type { Box, TileBoard } from "../../automaton/tiles.ts";

/** Pixels row by row, each as the four bytes that `ImageData` has for it. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

/** Where the board lies in the picture, in pixels: its corner, and the side of a cell. */
export interface Placing {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Red, green and blue, 0 to 255. */
export type Ink = readonly [number, number, number];

interface Inks {
  readonly page: Ink;
  readonly ground: Ink;
  readonly blue: Ink;
  readonly red: Ink;
}

/** How much of its ink a pixel has at least in which anything lives. */
const FAINTEST = 0.45;

/** From this many pixels on a red square is hollow, so that not only color tells the sides apart. */
const HOLLOW_FROM = 3;

/** Blue's cells are counted in the lower half of a number, red's in the upper one. */
const ONE = [1, 1 << 16] as const;
const HALF = 0xffff;

export function paintOverview(
  picture: Picture,
  board: TileBoard,
  placing: Placing,
  inks: Inks,
): void {
  if (placing.side < 1) paintDensity(picture, board, placing, inks);
  else paintSquares(picture, board, placing, inks);
}

/** How many cells of each side have their middle in each pixel. */
export function countCells(
  { width, height }: Omit<Picture, "pixels">,
  board: TileBoard,
  placing: Placing,
): Uint32Array {
  const { left, top, side } = placing;
  const counts = new Uint32Array(width * height);
  const columns = pixelsOf(board.width, left, side), rows = pixelsOf(board.height, top, side);
  const box = seenBox(board, placing, { width, height });
  ONE.forEach((one, bot) => {
    board.eachWord(bot + 1, box, (row, column, word) => {
      const y = rows[row]!;
      if (y < 0 || y >= height) return;
      for (; word !== 0; word &= word - 1) {
        const x = columns[column + 30 - Math.clz32(word & -word)]!;
        if (x >= 0 && x < width) counts[y * width + x]! += one;
      }
    });
  });
  return counts;
}

function paintDensity(picture: Picture, board: TileBoard, placing: Placing, inks: Inks): void {
  paintGround(picture, board, placing, inks);
  const { pixels } = picture, { ground, blue, red } = inks;
  const counts = countCells(picture, board, placing), room = 1 / placing.side ** 2;
  for (let i = 0; i < counts.length; i++) {
    const count = counts[i]!;
    if (count === 0) continue;
    const blues = count & HALF, reds = count >>> 16, all = blues + reds;
    const strength = FAINTEST + (1 - FAINTEST) * Math.sqrt(Math.min(1, all / room));
    const ofBlue = strength * blues / all, ofRed = strength - ofBlue, rest = 1 - strength;
    pixels[i] = pack(
      blue[0] * ofBlue + red[0] * ofRed + ground[0] * rest,
      blue[1] * ofBlue + red[1] * ofRed + ground[1] * rest,
      blue[2] * ofBlue + red[2] * ofRed + ground[2] * rest,
    );
  }
}

function paintSquares(picture: Picture, board: TileBoard, placing: Placing, inks: Inks): void {
  paintGround(picture, board, placing, inks);
  const { left, top, side } = placing, ground = pack(...inks.ground);
  const hole = Math.round(side / HOLLOW_FROM);
  for (const bot of [0, 1]) {
    const ink = pack(...bot === 0 ? inks.blue : inks.red);
    board.eachWord(bot + 1, seenBox(board, placing, picture), (row, column, word) => {
      for (; word !== 0; word &= word - 1) {
        const x = left + (column + 30 - Math.clz32(word & -word)) * side, y = top + row * side;
        fill(picture, x, y, x + side, y + side, ink);
        if (bot === 1 && hole > 0) {
          fill(picture, x + hole, y + hole, x + side - hole, y + side - hole, ground);
        }
      }
    });
  }
}

/** The board's ground, and the page around it. */
function paintGround(picture: Picture, board: TileBoard, placing: Placing, inks: Inks): void {
  const { left, top, side } = placing;
  picture.pixels.fill(pack(...inks.page));
  fill(
    picture,
    left,
    top,
    left + board.width * side,
    top + board.height * side,
    pack(...inks.ground),
  );
}

/** Fills what lies between edges, each rounded to whole pixels. */
function fill(
  { width, height, pixels }: Picture,
  left: number,
  top: number,
  right: number,
  bottom: number,
  ink: number,
): void {
  const from = Math.max(0, Math.round(left)), to = Math.min(width, Math.round(right));
  const last = Math.min(height, Math.round(bottom));
  if (from >= to) return;
  for (let y = Math.max(0, Math.round(top)); y < last; y++) {
    pixels.fill(ink, y * width + from, y * width + to);
  }
}

/** The cells that a picture shows any of. */
export function seenBox(
  board: TileBoard,
  { left, top, side }: Placing,
  { width, height }: Omit<Picture, "pixels">,
): Box {
  const first = (start: number) => Math.max(0, Math.floor(-start / side));
  const end = (start: number, pixels: number, cells: number) =>
    Math.min(cells, Math.ceil((pixels - start) / side));
  return {
    top: first(top),
    bottom: end(top, height, board.height),
    left: first(left),
    right: end(left, width, board.width),
  };
}

/** The pixel of the middle of each row, or of each column. */
function pixelsOf(cells: number, start: number, side: number): Int32Array {
  return Int32Array.from({ length: cells }, (_, cell) => Math.floor(start + (cell + 0.5) * side));
}

/** A pixel as it lies in memory: the lowest byte first on all that browsers run on. */
function pack(red: number, green: number, blue: number): number {
  return (255 << 24 | blue << 16 | green << 8 | red) >>> 0;
}
