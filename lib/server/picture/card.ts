import { type Board, columnOf, EMPTY, rowOf } from "../../automaton/board.ts";
import { DIGIT_ROWS, drawNumber } from "./digits.ts";
import { CARD, type Format, GRID, GROUND, PAGE } from "./look.ts";
import { encodePng } from "./png.ts";
import { type Color, type Palette, Sheet, stampOf } from "./sheet.ts";
import { BODIES, colorOf, signOf } from "./signs.ts";

/** What a card shows: a board of two to eight colonies, and what it is worth to each. */
export interface Card {
  readonly board: Board;
  /** Columns of each home zone; 0 where there are none. */
  readonly home: number;
  /** In playing order. */
  readonly score: readonly number[];
}

const ZONES: readonly Color[] = [[0xe6, 0xf1, 0xf7], [0xfb, 0xf0, 0xe8]];

/** How large a sign is, and how far above its score, in dots of that. */
const SIGN = 7.5;
const GAP = 2.5;

/** The largest dot of a score, as a share of the width. */
const LARGEST_DOT = 16 / 1200;

/** The board between the signs of the sides and their scores, as PNG. */
export function drawCard(card: Card): Uint8Array<ArrayBuffer> {
  return encodePng(cardSheet(card, CARD));
}

/** The same, not encoded; several may share a palette. */
export function cardSheet(card: Card, format: Format, palette?: Palette): Sheet {
  const { width, height, margin, beside } = format, { board } = card;
  const sheet = new Sheet(width, height, PAGE, palette);
  const side = Math.floor(
    Math.min((height - 2 * margin) / board.height, (width - 2 * beside) / board.width),
  );
  const left = Math.round((width - side * board.width) / 2);
  const top = Math.round((height - side * board.height) / 2);
  drawBoard(sheet, card, side, left, top);
  const seats = [...card.score.keys()], half = Math.ceil(seats.length / 2);
  drawSides(sheet, format, card, seats.slice(0, half), Math.round(left / 2));
  drawSides(sheet, format, card, seats.slice(half), Math.round(width - left / 2));
  return sheet;
}

function drawBoard(sheet: Sheet, { board, home }: Card, side: number, left: number, top: number) {
  const width = board.width * side, height = board.height * side, zone = home * side;
  sheet.fill(left, top, width + 1, height + 1, GROUND);
  sheet.fill(left, top, zone, height, ZONES[0]!);
  sheet.fill(left + width - zone, top, zone, height, ZONES[1]!);
  drawBodies(sheet, board, side, left, top);
  for (let y = 0; y <= board.height; y++) {
    for (let x = 0; x <= board.width; x++) {
      sheet.fill(left + x * side - 1, top + y * side - 1, 2, 2, GRID);
    }
  }
  const stamps = new Map(
    [...new Set(board.cells)]
      .filter((state) => state !== EMPTY)
      .map((state) => [state, signOf(state, side - 1)]),
  );
  for (const [cell, state] of board.cells.entries()) {
    const stamp = stamps.get(state);
    if (!stamp) continue;
    const x = left + columnOf(board, cell) * side + 1, y = top + rowOf(board, cell) * side + 1;
    sheet.stamp(stamp, x, y, colorOf(state));
  }
}

/** What the cells of Blue and of Red melt into: the coasts of each first, then its land. */
function drawBodies(sheet: Sheet, board: Board, side: number, left: number, top: number): void {
  for (const [index, { land, edge, covers }] of [...BODIES.entries()].reverse()) {
    for (const [color, more] of [[edge, 1], [land, 0]] as const) {
      const reach = side * 2.5, unit = side + more * 1.7;
      const stamp = stampOf(Math.ceil(reach), (x, y) => covers(x / unit, y / unit));
      for (const [cell, state] of board.cells.entries()) {
        if (state !== index + 1) continue;
        const x = left + (columnOf(board, cell) + 0.5) * side - reach / 2;
        const y = top + (rowOf(board, cell) + 0.5) * side - reach / 2;
        sheet.stamp(stamp, Math.round(x), Math.round(y), color);
      }
    }
  }
  // Nothing reaches beyond the board.
  const width = board.width * side, height = board.height * side;
  sheet.fill(0, 0, sheet.width, top, PAGE);
  sheet.fill(0, top + height, sheet.width, sheet.height - top - height, PAGE);
  sheet.fill(0, top, left, height, PAGE);
  sheet.fill(left + width, top, sheet.width - left - width, height, PAGE);
}

/** Some of the sides below one another, each sign above its score; the more there are, the smaller. */
function drawSides(
  sheet: Sheet,
  { width, height, margin }: Format,
  { score }: Card,
  seats: readonly number[],
  middle: number,
): void {
  const high = (height - 2 * margin) / seats.length;
  const dot = Math.floor(Math.min(LARGEST_DOT * width, high / 16));
  const tall = (SIGN + GAP + DIGIT_ROWS) * dot;
  for (const [row, seat] of seats.entries()) {
    const top = Math.round(margin + high * row + (high - tall) / 2);
    drawSide(sheet, seat, score[seat]!, middle, top, dot);
  }
}

/** A side's sign above its score, written in dots of some pixels. */
function drawSide(
  sheet: Sheet,
  seat: number,
  score: number,
  middle: number,
  top: number,
  dot: number,
): void {
  const sign = SIGN * dot, color = colorOf(seat + 1);
  sheet.stamp(signOf(seat + 1, Math.round(sign)), Math.round(middle - sign / 2), top, color);
  drawNumber(sheet, score, middle, top + Math.round((SIGN + GAP) * dot), dot, color);
}
