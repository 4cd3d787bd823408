/**
 * The generation of a row's cells by any rule of `life_rule.ts`, 32 or 30 at once (layout:
 * `bitboard.ts` and `tiles.ts`). Neighbors are added up to numbers of four bits, and the rule's answers
 * to the nine counts are chosen from by those bits.
 */

import { carry } from "./bit_kernel.ts";
import type { LifeRule } from "./life_rule.ts";
import { gather, type TileKernel } from "./tile_kernel.ts";

/** For each count, all bits set where the rule lets an empty cell be born, a live one survive. */
interface Answers {
  readonly birth: Int32Array;
  readonly survival: Int32Array;
}

function answersOf({ birth, survival }: LifeRule): Answers {
  const words = (mask: number) => Int32Array.from({ length: 9 }, (_, n) => -(mask >> n & 1));
  return { birth: words(birth), survival: words(survival) };
}

/** The bits of each cell's number of live neighbors, the lowest first. */
type Bits = Int32Array;

/** Counts the neighbors of a row's cells, column `c` in bit `c`. */
function count(up: number, row: number, down: number, bits: Bits): void {
  const ones = up ^ row ^ down, twos = carry(up, row, down);
  const pair = up ^ down, west = ones << 1, east = ones >>> 1;
  const carried = carry(west, east, pair);
  const westTwos = twos << 1, eastTwos = twos >>> 1, pairTwos = up & down;
  const odd = westTwos ^ eastTwos ^ pairTwos, fours = carry(westTwos, eastTwos, pairTwos);
  const more = odd & carried;
  bits[0] = west ^ east ^ pair;
  bits[1] = odd ^ carried;
  bits[2] = fours ^ more;
  bits[3] = fours & more;
}

/** The cells that live next. */
function chosen({ birth, survival }: Answers, row: number, bits: Bits): number {
  const one = bits[0]!, two = bits[1]!, four = bits[2]!, eight = bits[3]!;
  let next = 0;
  for (let n = 0; n < 9; n++) {
    const lives = row & survival[n]! | ~row & birth[n]!;
    if (lives === 0) continue;
    next |= lives & (n & 1 ? one : ~one) & (n & 2 ? two : ~two) & (n & 4 ? four : ~four) &
      (n & 8 ? eight : ~eight);
  }
  return next;
}

/** Where at least as many neighbors are blue as are red. */
function blueWins(blue: Bits, red: Bits): number {
  let wins = -1;
  for (let bit = 0; bit < 4; bit++) {
    const b = blue[bit]!, r = red[bit]!;
    wins = b & ~r | ~(b ^ r) & wins;
  }
  return wins;
}

/** A function for the next generation of a row of cells of one color; those just off the row's ends may be born too. */
export function lifeRow(rule: LifeRule): (up: number, row: number, down: number) => number {
  const answers = answersOf(rule), bits = new Int32Array(4);
  return (up, row, down) => {
    count(up, row, down, bits);
    return chosen(answers, row, bits);
  };
}

/** The rule `colorRule` for a large board. */
export function lifeKernel(rule: LifeRule): TileKernel {
  const answers = answersOf(rule);
  const all = new Int32Array(4), blues = new Int32Array(4), reds = new Int32Array(4);
  return (from, to, first, rows, stride, mask, changes) => {
    const { blue, red } = from, { blue: blueOut, red: redOut } = to;
    const last = first + rows - 1;
    let any = 0, change = 0;
    let upBlue = gather(blue, first - 1, stride), upRed = gather(red, first - 1, stride);
    let rowBlue = gather(blue, first, stride), rowRed = gather(red, first, stride);
    for (let i = first; i <= last; i++) {
      const downBlue = gather(blue, i + 1, stride), downRed = gather(red, i + 1, stride);
      const row = rowBlue | rowRed;
      count(upBlue | upRed, row, downBlue | downRed, all);
      const live = mask & chosen(answers, row, all), born = live & ~row;
      let bornBlue = born;
      if (born !== 0 && (upRed | rowRed | downRed) !== 0) {
        count(upBlue, rowBlue, downBlue, blues);
        count(upRed, rowRed, downRed, reds);
        bornBlue = born & blueWins(blues, reds);
      }
      const nextBlue = live & rowBlue | bornBlue, nextRed = live ^ nextBlue;
      change = (blueOut[i]! ^ nextBlue) | (redOut[i]! ^ nextRed);
      if (i === first) changes.top = change;
      any |= change;
      blueOut[i] = nextBlue;
      redOut[i] = nextRed;
      upBlue = rowBlue, upRed = rowRed, rowBlue = downBlue, rowRed = downRed;
    }
    changes.any = any;
    changes.bottom = change;
  };
}
