/**
 * Names that any pattern which repeats itself has by its shape only, as in the catalogue of all that
 * soups have left: `xs4_33` is the block, `xp2_7` the blinker, `xq4_153` the glider.
 *
 * The kind and the cells or the period, then the pattern in extended Wechsler format: strips of five
 * rows, each column of a strip a digit of base 32 with the top row as its lowest bit, `z` between
 * strips, and runs of empty columns as `0`, `w`, `x` and `y…`. Of all phases and orientations the
 * shortest text counts, of those the first in the order of its signs.
 */

import { type Board, EMPTY } from "./board.ts";
import { LIFE, type LifeRule } from "./life_rule.ts";
import { type Fate, fateOf, phasesOf } from "./structures.ts";
import { liveCells, orientations } from "./turn_board.ts";

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";
const STRIP = 5;

/** The most empty columns that one sign `y` and its digit stand for, and the fewest. */
const MOST_EMPTY = 39, LEAST_EMPTY = 4;

/** The code of a pattern that fills its board; undefined if it does not repeat itself. */
export function apgcode(pattern: Board, rule: LifeRule = LIFE, fate?: Fate): string | undefined {
  const found = fate ?? fateOf(pattern, rule);
  if (found.kind === "still") return `xs${liveCells(pattern).length}_${shapeOf(pattern, 1, rule)}`;
  if (!("period" in found)) return undefined;
  const kind = found.kind === "oscillator" ? "xp" : "xq";
  return `${kind}${found.period}_${shapeOf(pattern, found.period, rule)}`;
}

function shapeOf(pattern: Board, period: number, rule: LifeRule): string {
  const texts = phasesOf(pattern, period, rule).flatMap(orientations).map(wechsler);
  return texts.reduce((best, text) => isBefore(text, best) ? text : best);
}

function isBefore(one: string, other: string): boolean {
  return one.length === other.length ? one < other : one.length < other.length;
}

/** A board as it is, in extended Wechsler format. */
export function wechsler(board: Board): string {
  const strips: string[] = [];
  for (let top = 0; top < board.height; top += STRIP) strips.push(stripOf(board, top));
  return strips.join("z");
}

function stripOf({ width, height, cells }: Board, top: number): string {
  let text = "", empty = 0;
  for (let column = 0; column < width; column++) {
    let digit = 0;
    for (let row = top; row < Math.min(top + STRIP, height); row++) {
      if (cells[row * width + column] !== EMPTY) digit |= 1 << (row - top);
    }
    if (digit === 0) empty++;
    else {
      text += emptyRun(empty) + DIGITS[digit];
      empty = 0;
    }
  }
  return text;
}

function emptyRun(columns: number): string {
  if (columns > MOST_EMPTY) return emptyRun(MOST_EMPTY) + emptyRun(columns - MOST_EMPTY);
  if (columns >= LEAST_EMPTY) return `y${DIGITS[columns - LEAST_EMPTY]}`;
  return ["", "0", "w", "x"][columns]!;
}
