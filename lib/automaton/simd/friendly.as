/**
 * The rule `friendly` for a stretch of one word column, four rows at a time, in AssemblyScript. It
 * does what `stepFriendlyTile` of `tile_kernel.ts` does to the same words, by the same sums.
 */

/** Where it leaves what changed in the first four rows and in the last, from four words on each. */
const TOP: usize = 0, BOTTOM: usize = 16;

/** The words of four rows, each with the nearest cells of the words next to it. */
@inline
function gather(words: usize, stride: usize): v128 {
  const west = i32x4.shr_u(v128.load(words - stride), 30);
  const east = i32x4.shl(v128.load(words + stride), 30);
  return v128.or(v128.load(words), v128.or(west, east));
}

/** The rows above four: the last of those before them, then three of them. */
@inline
function above(before: v128, rows: v128): v128 {
  return v128.shuffle<i32>(before, rows, 3, 4, 5, 6);
}

/** The rows below four. */
@inline
function below(rows: v128, after: v128): v128 {
  return v128.shuffle<i32>(rows, after, 1, 2, 3, 4);
}

@inline
function carry(a: v128, b: v128, c: v128): v128 {
  return v128.or(v128.and(a, b), v128.and(v128.xor(a, b), c));
}

/** Where a count has exactly one of its four twos. */
@inline
function oneTwo(west: v128, east: v128, pair: v128, carried: v128): v128 {
  const odd = v128.xor(v128.xor(west, east), v128.xor(pair, carried));
  return v128.and(odd, v128.xor(v128.or(west, east), v128.or(pair, carried)));
}

/** Writes the new words over the old, but for rows after the last; gives what changed. */
@inline
function put(out: usize, next: v128, rows: i32): v128 {
  const old = v128.load(out);
  if (rows < 4) {
    next = v128.bitselect(next, old, i32x4.lt_s(i32x4(0, 1, 2, 3), i32x4.splat(rows)));
  }
  v128.store(out, next);
  return v128.xor(old, next);
}

/**
 * Steps blue words from one address to another, and the red ones that lie `plane` bytes after; a
 * `stride` is in bytes too. Gives the columns in which any row changed.
 */
export function step(
  blue: usize,
  blueOut: usize,
  plane: usize,
  rows: i32,
  stride: usize,
  mask: i32,
): i32 {
  let red = blue + plane, redOut = blueOut + plane;
  const cells = i32x4.splat(mask);
  let any = i32x4.splat(0), change = any;
  let lastBlue = gather(blue - 16, stride), lastRed = gather(red - 16, stride);
  let rowBlue = gather(blue, stride), rowRed = gather(red, stride);
  for (let left = rows; left > 0; left -= 4) {
    blue += 16, red += 16;
    const nextRowsBlue = gather(blue, stride), nextRowsRed = gather(red, stride);

    let up = above(lastBlue, rowBlue), down = below(rowBlue, nextRowsBlue);
    let pair = v128.xor(up, down), pairTwos = v128.and(up, down), sum = v128.xor(pair, rowBlue);
    let twos = v128.or(pairTwos, v128.and(pair, rowBlue));
    let west = i32x4.shl(sum, 1), east = i32x4.shr_u(sum, 1);
    let carried = carry(west, east, pair);
    const blueOnes = v128.xor(v128.xor(west, east), pair);
    west = i32x4.shl(twos, 1), east = i32x4.shr_u(twos, 1);
    const bluePair = oneTwo(west, east, pairTwos, carried);
    const nearBlue = v128.or(
      v128.or(v128.or(rowBlue, blueOnes), v128.or(west, east)),
      v128.or(pairTwos, carried),
    );

    up = above(lastRed, rowRed), down = below(rowRed, nextRowsRed);
    pair = v128.xor(up, down), pairTwos = v128.and(up, down), sum = v128.xor(pair, rowRed);
    twos = v128.or(pairTwos, v128.and(pair, rowRed));
    west = i32x4.shl(sum, 1), east = i32x4.shr_u(sum, 1);
    carried = carry(west, east, pair);
    const redOnes = v128.xor(v128.xor(west, east), pair);
    west = i32x4.shl(twos, 1), east = i32x4.shr_u(twos, 1);
    const redPair = oneTwo(west, east, pairTwos, carried);
    const nearRed = v128.or(
      v128.or(v128.or(rowRed, redOnes), v128.or(west, east)),
      v128.or(pairTwos, carried),
    );

    const bornBlue = v128.andnot(blueOnes, nearRed), bornRed = v128.andnot(redOnes, nearBlue);
    const liveBlue = v128.and(v128.and(cells, bluePair), v128.or(rowBlue, bornBlue));
    const liveRed = v128.and(v128.and(cells, redPair), v128.or(rowRed, bornRed));
    change = v128.or(put(blueOut, liveBlue, left), put(redOut, liveRed, left));
    if (left == rows) v128.store(TOP, change);
    any = v128.or(any, change);
    blueOut += 16, redOut += 16;
    lastBlue = rowBlue, lastRed = rowRed, rowBlue = nextRowsBlue, rowRed = nextRowsRed;
  }
  v128.store(BOTTOM, change);
  any = v128.or(any, v128.shuffle<i32>(any, any, 2, 3, 0, 1));
  return i32x4.extract_lane(any, 0) | i32x4.extract_lane(any, 1);
}
