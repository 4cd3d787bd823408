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

/** So many cells of a side, or more, are not few in a pixel. */
const FEW = 16;

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
  { width, height, pixels: counts }: Picture,
  board: TileBoard,
  placing: Placing,
): void {
  const { left, top, side } = placing;
  counts.fill(0);
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
}

/** The cells are counted in the pixels themselves, and each number is then replaced by its ink. */
function paintDensity(picture: Picture, board: TileBoard, placing: Placing, inks: Inks): void {
  countCells(picture, board, placing);
  const { pixels } = picture, room = 1 / placing.side ** 2;
  const few = inksOfFew(room, inks);
  for (let i = 0; i < pixels.length; i++) {
    const count = pixels[i]!, blues = count & HALF, reds = count >>> 16;
    pixels[i] = blues < FEW && reds < FEW ? few[reds * FEW + blues]! : inkOf(count, room, inks);
  }
  paintPage(picture, board, placing, inks);
}

/** Most pixels have few cells: their inks are mixed once a picture, by reds and blues. */
function inksOfFew(room: number, inks: Inks): Uint32Array {
  return Uint32Array.from({ length: FEW * FEW }, (_, i) => {
    const blues = i % FEW, reds = Math.floor(i / FEW);
    return inkOf(reds << 16 | blues, room, inks);
  });
}

/** The ink of a pixel with this many cells, of which it has room for `room`. */
function inkOf(count: number, room: number, { ground, blue, red }: Inks): number {
  if (count === 0) return pack(...ground);
  const blues = count & HALF, reds = count >>> 16, all = blues + reds;
  const strength = FAINTEST + (1 - FAINTEST) * Math.sqrt(Math.min(1, all / room));
  const ofBlue = strength * blues / all, ofRed = strength - ofBlue, rest = 1 - strength;
  return pack(
    blue[0] * ofBlue + red[0] * ofRed + ground[0] * rest,
    blue[1] * ofBlue + red[1] * ofRed + ground[1] * rest,
    blue[2] * ofBlue + red[2] * ofRed + ground[2] * rest,
  );
}

function paintSquares(picture: Picture, board: TileBoard, placing: Placing, inks: Inks): void {
  const { left, top, side } = placing, ground = pack(...inks.ground);
  picture.pixels.fill(ground);
  const columns = edgesOf(board.width, left, side), rows = edgesOf(board.height, top, side);
  const hole = Math.round(side / HOLLOW_FROM);
  for (const bot of [0, 1]) {
    const ink = pack(...bot === 0 ? inks.blue : inks.red);
    board.eachWord(bot + 1, seenBox(board, placing, picture), (row, column, word) => {
      const y = rows[row]!, bottom = rows[row + 1]!;
      for (; word !== 0; word &= word - 1) {
        const at = column + 30 - Math.clz32(word & -word), x = columns[at]!;
        const right = columns[at + 1]!;
        fill(picture, x, y, right, bottom, ink);
        if (bot === 1 && hole > 0) {
          fill(picture, x + hole, y + hole, right - hole, bottom - hole, ground);
        }
      }
    });
  }
  paintPage(picture, board, placing, inks);
}

/** The page around the board and the pixels of its outermost cells' middles. */
function paintPage(picture: Picture, board: TileBoard, placing: Placing, inks: Inks): void {
  const { width, height } = picture, { left, top, side } = placing, page = pack(...inks.page);
  const inside = Math.min(0.5, side / 2);
  const first = (start: number) => Math.floor(start + inside);
  const end = (start: number, cells: number) => Math.floor(start + cells * side - inside) + 1;
  const west = first(left), east = end(left, board.width);
  const north = first(top), south = end(top, board.height);
  fill(picture, 0, 0, width, north, page);
  fill(picture, 0, south, width, height, page);
  fill(picture, 0, north, west, south, page);
  fill(picture, east, north, width, south, page);
}

/** Fills what of a rectangle lies in the picture. */
function fill(
  { width, height, pixels }: Picture,
  left: number,
  top: number,
  right: number,
  bottom: number,
  ink: number,
): void {
  const from = Math.max(0, left), to = Math.min(width, right), last = Math.min(height, bottom);
  for (let y = Math.max(0, top); y < last; y++) {
    // Most are a few pixels wide, which a loop fills sooner than `fill` begins.
    const end = y * width + to;
    for (let i = y * width + from; i < end; i++) pixels[i] = ink;
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

/** The pixel in which each row begins, or each column, and at last where they end. */
function edgesOf(cells: number, start: number, side: number): Int32Array {
  return Int32Array.from({ length: cells + 1 }, (_, cell) => Math.round(start + cell * side));
}

/** A pixel as it lies in memory: the lowest byte first on all that browsers run on. */
function pack(red: number, green: number, blue: number): number {
  return (255 << 24 | blue << 16 | green << 8 | red) >>> 0;
}
