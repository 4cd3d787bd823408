/**
 * The generation of a bitboard's words: B3/S23 Immigration on all cells of a row at once, by
 * addition of bits (layout: `bitboard.ts`; rule: `rule.ts`).
 *
 * The eight neighbors of a cell are two whole columns and a pair, each summed as ones and twos:
 *
 *     west     pair     east        ones   up ^ row ^ down            up ^ down for the pair
 *      up       up       up         twos   two or more of the three   up & down for the pair
 *     row       ·       row
 *     down     down     down        column c lies in bit c: its west is word << 1, its east >>> 1
 *
 * The three ones add up to a one and a carry, which is a fourth two: a cell's neighbors number
 * one + 2 × (how many of its four twos are set).
 */

/** The carry of three bits' sum: set where two or three of them are. */
export function carry(a: number, b: number, c: number): number {
  return (a & b) | ((a ^ b) & c);
}

/** B3/S23: counts of 2 and 3 have exactly one two; without a one, only live cells stay. */
export function nextLive(
  row: number,
  pair: number,
  pairTwos: number,
  westOnes: number,
  eastOnes: number,
  westTwos: number,
  eastTwos: number,
): number {
  const ones = westOnes ^ eastOnes ^ pair;
  const carried = carry(westOnes, eastOnes, pair);
  const oddTwos = westTwos ^ eastTwos ^ pairTwos ^ carried;
  return oddTwos & ((westTwos | eastTwos) ^ (pairTwos | carried)) & (ones | row);
}

/**
 * Where blue has the majority of three parents: two or three are blue, so bit 1 of their count is
 * set. A birth's own cell is empty, so the column sums may include it.
 */
export function blueMajority(
  ones: number,
  westOnes: number,
  eastOnes: number,
  twos: number,
  westTwos: number,
  eastTwos: number,
): number {
  return westTwos ^ eastTwos ^ twos ^ carry(westOnes, eastOnes, ones);
}

/** On a plane, the cells of a row, live or not, that have an odd number of neighbors. */
export function oddCells(up: number, row: number, down: number): number {
  const ones = up ^ row ^ down;
  return (ones << 1) ^ (ones >>> 1) ^ up ^ down;
}

/** Those that have two or three: exactly one of the four twos. */
export function twoOrThreeCells(up: number, row: number, down: number): number {
  const ones = up ^ row ^ down, twos = carry(up, down, row);
  return nextLive(-1, up ^ down, up & down, ones << 1, ones >>> 1, twos << 1, twos >>> 1);
}

/** Those that have four or more: two of the four twos. */
export function crowdedCells(up: number, row: number, down: number): number {
  const pair = up ^ down, pairTwos = up & down, ones = pair ^ row, twos = carry(up, down, row);
  const westTwos = twos << 1, eastTwos = twos >>> 1;
  const carried = carry(ones << 1, ones >>> 1, pair);
  return (westTwos & eastTwos) | (pairTwos & carried) |
    ((westTwos | eastTwos) & (pairTwos | carried));
}

/** On a plane, the next generation of a row's cells; just off the board, cells can be born too. */
export function nextLiveRow(up: number, row: number, down: number): number {
  const ones = up ^ row ^ down, twos = carry(up, down, row);
  return nextLive(row, up ^ down, up & down, ones << 1, ones >>> 1, twos << 1, twos >>> 1);
}

/** `blueMajority` on a plane, of the blue cells of three rows. */
export function blueMajorityRow(up: number, row: number, down: number): number {
  const ones = up ^ row ^ down, twos = carry(up, down, row);
  return blueMajority(ones, ones << 1, ones >>> 1, twos, twos << 1, twos >>> 1);
}

/** The mask of a board's columns. */
export function boardMask(width: number): number {
  return -1 >>> (32 - width) | 0;
}

/**
 * Writes the rows `from` up to `to` of the next generation of `words` into `out`, on a plane. The
 * guard row after the last stands for the dead rows outside, above as well as below.
 */
export function stepPlane(
  words: Int32Array,
  out: Int32Array,
  width: number,
  height: number,
  from: number,
  to: number,
): void {
  const first = skipAbove(words, out, from, to), end = skipBelow(words, out, first, to);
  addRows(words, out, width, height, first, end);
}

/**
 * A row stays empty if it and both rows next to it are. A game leaves many such rows at the top and
 * the bottom of the board; not to add them up makes its generations a quarter cheaper. This clears
 * those that come first, and tells the row that follows.
 */
export function skipAbove(words: Int32Array, out: Int32Array, from: number, to: number): number {
  let first = from;
  if (isEmpty(words, from) && (from === 0 || isEmpty(words, from - 1))) {
    while (first < to && isEmpty(words, first + 1)) clear(out, first++);
  }
  return first;
}

/** The same of those that come last; it tells the first of them. */
export function skipBelow(words: Int32Array, out: Int32Array, from: number, to: number): number {
  let end = to;
  if (isEmpty(words, to) && isEmpty(words, to - 1)) {
    while (end > from + 1 && isEmpty(words, end - 2)) clear(out, --end);
  }
  return end;
}

export function isEmpty(words: Int32Array, row: number): boolean {
  return (words[2 * row]! | words[2 * row + 1]!) === 0;
}

function clear(words: Int32Array, row: number): void {
  words[2 * row] = 0;
  words[2 * row + 1] = 0;
}

/** All rows of the range by addition, whatever is in them. */
function addRows(
  words: Int32Array,
  out: Int32Array,
  width: number,
  height: number,
  from: number,
  to: number,
): void {
  const columns = boardMask(width);
  const above = 2 * (from > 0 ? from - 1 : height);
  let upBlue = words[above]!, up = upBlue | words[above + 1]!;
  let blue = words[2 * from]!, row = blue | words[2 * from + 1]!;
  for (let i = 2 * from; i < 2 * to; i += 2) {
    const downBlue = words[i + 2]!, down = downBlue | words[i + 3]!;
    const births = blueMajorityRow(upBlue, blue, downBlue) & ~row;
    const live = columns & nextLiveRow(up, row, down);
    const liveBlue = live & (blue | births);
    out[i] = liveBlue;
    out[i + 1] = live ^ liveBlue;
    up = row, row = down, upBlue = blue, blue = downBlue;
  }
}
