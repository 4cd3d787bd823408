import { type Board, columnOf, rowOf } from "../automaton/board.ts";
import { encodePng } from "./png.ts";
import { type Colour, Sheet, type Stamp, stampOf } from "./sheet.ts";

/** What a card shows: a board of two colonies, and what it is worth to each. */
export interface Card {
  readonly board: Board;
  /** Columns of each home zone. */
  readonly home: number;
  /** In playing order. */
  readonly score: readonly number[];
}

/** What those who unfold links ask for, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 29;

const PAGE: Colour = [0xf6, 0xf5, 0xf2];
const GROUND: Colour = [0xff, 0xff, 0xff];
const GRID: Colour = [0xde, 0xda, 0xd1];
const ZONES: readonly Colour[] = [[0xea, 0xf3, 0xfa], [0xfd, 0xf0, 0xe7]];
const COLOURS: readonly Colour[] = [[0x00, 0x72, 0xb2], [0xd5, 0x5e, 0x00]];

/** Digits as cells, five rows of three bits each. */
const DIGITS = [
  [7, 5, 5, 5, 7],
  [2, 6, 2, 2, 7],
  [7, 1, 7, 4, 7],
  [7, 1, 3, 1, 7],
  [5, 5, 7, 1, 1],
  [7, 4, 7, 1, 7],
  [7, 4, 7, 5, 7],
  [7, 1, 1, 2, 2],
  [7, 5, 7, 5, 7],
  [7, 5, 7, 1, 7],
];

/** The board between the signs of the two sides and their scores, as PNG. */
export function drawCard(card: Card): Uint8Array<ArrayBuffer> {
  const sheet = new Sheet(WIDTH, HEIGHT, PAGE);
  const side = Math.floor((HEIGHT - 2 * MARGIN) / card.board.height);
  const left = Math.round((WIDTH - side * card.board.width) / 2);
  const top = Math.round((HEIGHT - side * card.board.height) / 2);
  drawBoard(sheet, card, side, left, top);
  for (const seat of [0, 1]) {
    const middle = seat === 0 ? left / 2 : WIDTH - left / 2;
    drawSide(sheet, seat, card.score[seat]!, Math.round(middle));
  }
  return encodePng(sheet);
}

function drawBoard(sheet: Sheet, { board, home }: Card, side: number, left: number, top: number) {
  const width = board.width * side, height = board.height * side, zone = home * side;
  sheet.fill(left, top, width + 1, height + 1, GROUND);
  sheet.fill(left, top, zone, height, ZONES[0]!);
  sheet.fill(left + width - zone, top, zone, height, ZONES[1]!);
  for (let x = 0; x <= board.width; x++) sheet.fill(left + x * side, top, 1, height + 1, GRID);
  for (let y = 0; y <= board.height; y++) sheet.fill(left, top + y * side, width, 1, GRID);
  const stamps = [0, 1].map((seat) => signOf(seat, side - 1));
  for (const [cell, state] of board.cells.entries()) {
    if (state === 0) continue;
    const x = left + columnOf(board, cell) * side + 1, y = top + rowOf(board, cell) * side + 1;
    sheet.stamp(stamps[state - 1]!, x, y, COLOURS[state - 1]!);
  }
}

/** A side's sign above its score. */
function drawSide(sheet: Sheet, seat: number, score: number, middle: number): void {
  const sign = 120, dot = 16, digits = [...`${score}`].map(Number);
  const top = Math.round(HEIGHT / 2) - sign;
  sheet.stamp(signOf(seat, sign), middle - sign / 2, top, COLOURS[seat]!);
  const left = middle - Math.round((4 * digits.length - 1) * dot / 2);
  for (const [place, digit] of digits.entries()) {
    for (const [row, bits] of DIGITS[digit]!.entries()) {
      for (let column = 0; column < 3; column++) {
        if ((bits >> (2 - column) & 1) === 0) continue;
        const x = left + (4 * place + column) * dot, y = top + sign + 40 + row * dot;
        sheet.fill(x, y, dot - 2, dot - 2, COLOURS[seat]!);
      }
    }
  }
}

/** Blue a disc, red a hollow diamond, as on every board. */
function signOf(seat: number, side: number): Stamp {
  const radius = side * 0.42;
  if (seat === 0) return stampOf(side, (x, y) => Math.hypot(x, y) <= radius);
  const line = side * 0.17;
  return stampOf(side, (x, y) => {
    const reach = Math.abs(x) + Math.abs(y);
    return reach <= radius + line / 4 && reach >= radius - line;
  });
}
