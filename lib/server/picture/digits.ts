/** Numbers on cards, in square dots. */

import type { Color, Sheet } from "./sheet.ts";

export const DIGIT_ROWS = 5;

/** Rows of three bits each. */
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

/** Writes a number around a middle in dots of some pixels. */
export function drawNumber(
  sheet: Sheet,
  number: number,
  middle: number,
  top: number,
  dot: number,
  color: Color,
): void {
  const digits = [...`${number}`].map(Number), size = Math.ceil(dot * 7 / 8);
  const left = middle - Math.round((4 * digits.length - 1) * dot / 2);
  for (const [place, digit] of digits.entries()) {
    for (const [row, bits] of DIGITS[digit]!.entries()) {
      for (let column = 0; column < 3; column++) {
        if ((bits >> (2 - column) & 1) === 0) continue;
        sheet.fill(left + (4 * place + column) * dot, top + row * dot, size, size, color);
      }
    }
  }
}
