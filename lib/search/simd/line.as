/**
 * A line of play, four rows of a board at a time, in AssemblyScript: what `line.ts` does to the same
 * boards, by the same sums in the same order, so that worths are the same to the last bit.
 *
 * A board is blue's rows and then red's, in blocks of four, with an empty block before the first and
 * after the last. A line has a place in the memory: its numbers, then a record for each generation.
 */

/** A whole board, as `bitboard.ts` has it, is handed over here. */
const INPUT: usize = 0;
/** From blue's rows of a board to red's, and to the first row. */
const RED: usize = 160, ROWS: usize = 16;
/** What has no live cell. */
const EMPTY: usize = 320;

// Where a line's numbers are, as `line_simd.ts` writes them: whole ones,
const GENERATIONS: usize = 0, PAST: usize = 4, BLOCKS: usize = 8, LEFT: usize = 12;
const SAFE: usize = 16, REPLIES: usize = 20, COLOR: usize = 24, OPEN: usize = 28;
const HOMES: usize = 32, CHAINS: usize = 40, HEAVY: usize = 64, ZONES: usize = 80;
// numbers with a fraction,
const KOMI: usize = 96, SHARE: usize = 104, ANCHOR: usize = 112, CHAIN: usize = 120;
const DECIDED: usize = 128, UNANSWERED: usize = 136, RATES: usize = 144;
// what is open to red, by zones held, and blocks: the cells of the board, those of the reply, those
// that its bomb leaves; and boards.
const OPENINGS: usize = 272, CELLS: usize = 304, PLACED: usize = 432, KEPT: usize = 560;
const PLAYED: usize = 688, ONE: usize = 1008, OTHER: usize = 1328, FIRST: usize = 1648;

// What a record has after its board: the weighted cells above each block, the columns in which blue and
// red live above it, those from it on, and what it and all that follow it are worth.
const ABOVE: usize = 320, OVER: usize = 356, UNDER: usize = 428, REST: usize = 504;
const RECORD: usize = 512;
/** From blue's columns by block to red's. */
const COLUMNS: usize = 36;

/** What the last blocks stepped held: weighted cells, columns, and the rows that aren't as usual. */
let cells: i32 = 0, blues: i32 = 0, reds: i32 = 0, from: i32 = 0, to: i32 = 0;

@inline
function carry(a: v128, b: v128, c: v128): v128 {
  return v128.or(v128.and(a, b), v128.and(v128.xor(a, b), c));
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

/**
 * Blue + 2^16 red, of bytes that count cells, and of those that count heavy ones, each byte of one
 * color.
 */
@inline
function sumOf(line: usize, blues: v128, reds: v128, heavies: v128): i32 {
  const blue = i8x16.add(blues, v128.and(heavies, v128.load32_splat(line + HEAVY + 8)));
  const red = i8x16.add(reds, v128.and(heavies, v128.load32_splat(line + HEAVY + 12)));
  const both = i32x4.add(
    i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(blue)),
    i32x4.shl(i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(red)), 16),
  );
  const half = i32x4.add(both, v128.shuffle<i32>(both, both, 2, 3, 0, 1));
  return i32x4.extract_lane(half, 0) + i32x4.extract_lane(half, 1);
}

@inline
function columnsOf(rows: v128): i32 {
  const half = v128.or(rows, v128.shuffle<i32>(rows, rows, 2, 3, 0, 1));
  return i32x4.extract_lane(half, 0) | i32x4.extract_lane(half, 1);
}

/** Bytes that count the heavy cells, which no byte has of both colors. */
@inline
function heavyOf(line: usize, blue: v128, red: v128): v128 {
  return i8x16.popcnt(v128.or(
    v128.and(blue, v128.load32_splat(line + HEAVY)),
    v128.and(red, v128.load32_splat(line + HEAVY + 4)),
  ));
}

/** Steps the blocks `first` up to `end` of a board, and counts what becomes of them. */
function step(line: usize, board: usize, out: usize, usual: usize, first: i32, end: i32): void {
  let at = board + ROWS + ((first as usize) << 4);
  const put = out - board, same = usual - board, mask = line + CELLS - board - ROWS;
  const none = i32x4.splat(0);
  let countBlue = none, countRed = none, countHeavy = none, anyBlue = none, anyRed = none;
  let lastBlue = v128.load(at - 16), last = v128.or(lastBlue, v128.load(at - 16 + RED));
  let blue = v128.load(at), rows = v128.or(blue, v128.load(at + RED));
  from = -1;
  to = 0;
  for (let block = first; block < end; block++) {
    const nextBlue = v128.load(at + 16), next = v128.or(nextBlue, v128.load(at + 16 + RED));
    let up = above(lastBlue, blue), down = below(blue, nextBlue);
    let ones = v128.xor(v128.xor(up, down), blue), twos = carry(up, down, blue);
    let west = i32x4.shl(ones, 1), east = i32x4.shr_u(ones, 1);
    let westTwos = i32x4.shl(twos, 1), eastTwos = i32x4.shr_u(twos, 1);
    const most = v128.xor(
      v128.xor(v128.xor(westTwos, eastTwos), twos),
      carry(west, east, ones),
    );

    up = above(last, rows), down = below(rows, next);
    const pair = v128.xor(up, down), pairTwos = v128.and(up, down);
    ones = v128.xor(pair, rows);
    twos = v128.or(pairTwos, v128.and(pair, rows));
    west = i32x4.shl(ones, 1), east = i32x4.shr_u(ones, 1);
    westTwos = i32x4.shl(twos, 1), eastTwos = i32x4.shr_u(twos, 1);
    const sides = v128.xor(west, east);
    const carried = v128.or(v128.and(west, east), v128.and(sides, pair));
    const odd = v128.xor(v128.xor(westTwos, eastTwos), v128.xor(pairTwos, carried));
    const oneTwo = v128.xor(v128.or(westTwos, eastTwos), v128.or(pairTwos, carried));
    const live = v128.and(
      v128.and(v128.load(at + mask), v128.and(odd, oneTwo)),
      v128.or(v128.xor(sides, pair), rows),
    );
    const liveBlue = v128.and(live, v128.or(blue, v128.andnot(most, rows)));
    const liveRed = v128.xor(live, liveBlue);
    v128.store(at + put, liveBlue);
    v128.store(at + put + RED, liveRed);

    countBlue = i8x16.add(countBlue, i8x16.popcnt(liveBlue));
    countRed = i8x16.add(countRed, i8x16.popcnt(liveRed));
    countHeavy = i8x16.add(countHeavy, heavyOf(line, liveBlue, liveRed));
    anyBlue = v128.or(anyBlue, liveBlue);
    anyRed = v128.or(anyRed, liveRed);
    const change = i32x4.bitmask(i32x4.ne(
      v128.or(
        v128.xor(liveBlue, v128.load(at + same)),
        v128.xor(liveRed, v128.load(at + same + RED)),
      ),
      none,
    ));
    if (change != 0) {
      if (from < 0) from = 4 * block + ctz(change);
      to = 4 * block + 32 - clz(change);
    }
    lastBlue = blue, last = rows, blue = nextBlue, rows = next;
    at += 16;
  }
  cells = sumOf(line, countBlue, countRed, countHeavy);
  blues = columnsOf(anyBlue);
  reds = columnsOf(anyRed);
}

/** Copies the blocks `first` up to `end` of a board. */
@inline
function copy(board: usize, out: usize, first: i32, end: i32): void {
  for (let block = first; block < end; block++) {
    const at = ROWS + (block << 4);
    v128.store(out + at, v128.load(board + at));
    v128.store(out + at + RED, v128.load(board + at + RED));
  }
}

/** Writes the board handed over. */
function take(line: usize, out: usize): void {
  const blocks = load<i32>(line + BLOCKS);
  for (let block = 0; block < blocks; block++) {
    const one = v128.load(INPUT + (block << 5)), other = v128.load(INPUT + (block << 5) + 16);
    const mask = v128.load(line + CELLS + (block << 4)), at = out + ROWS + (block << 4);
    v128.store(at, v128.and(mask, v128.shuffle<i32>(one, other, 0, 2, 4, 6)));
    v128.store(at + RED, v128.and(mask, v128.shuffle<i32>(one, other, 1, 3, 5, 7)));
  }
}

/** The columns that are open to red where it lives in these. */
@inline
function openTo(line: usize, alive: i32): i32 {
  const held = i32((alive & load<i32>(line + ZONES)) != 0) |
    (i32((alive & load<i32>(line + ZONES + 4)) != 0) << 1) |
    (i32((alive & load<i32>(line + ZONES + 8)) != 0) << 2);
  return load<i32>(line + OPENINGS + (held << 2));
}

/** Plays the reply in the blocks `first` up to `end`, in columns that are open. */
function play(line: usize, board: usize, open: i32, first: i32, end: i32): void {
  const columns = i32x4.splat(open);
  for (let block = first; block < end; block++) {
    const at = block << 4, words = board + ROWS + at, kept = v128.load(line + KEPT + at);
    const blue = v128.load(words);
    const placed = v128.and(columns, v128.andnot(v128.load(line + PLACED + at), blue));
    v128.store(words, v128.and(blue, kept));
    v128.store(words + RED, v128.and(v128.or(v128.load(words + RED), placed), kept));
  }
}

/** What it is worth to a seat to live in these columns. */
@inline
function footing(line: usize, seat: usize, alive: i32): f64 {
  const anchor = (alive & load<i32>(line + HOMES + 4 * seat)) != 0 ? load<f64>(line + ANCHOR) : 0;
  const chain = line + CHAINS + 12 * seat;
  if ((alive & load<i32>(chain)) == 0) return anchor;
  if ((alive & load<i32>(chain + 4)) == 0) return anchor;
  if ((alive & load<i32>(chain + 8)) == 0) return anchor;
  return anchor + load<f64>(line + CHAIN);
}

@inline
function signOf(lead: f64): f64 {
  return lead > 0 ? 1 : lead < 0 ? -1 : 0;
}

/** `Outlook.worth`, and which generations are certain. */
function worthOf(line: usize, generation: i32, sum: i32, blueAlive: i32, redAlive: i32): f64 {
  const left = load<i32>(line + LEFT), komi = load<f64>(line + KOMI);
  const g = load<i32>(line + PAST) + generation;
  const blue = sum & 0xffff, red = sum >>> 16, lead = (blue - red) as f64;
  if (generation <= 1 + load<i32>(line + REPLIES)) {
    if (g > load<i32>(line + SAFE) && (blue == 0 || red == 0)) {
      return load<f64>(line + (g == 1 ? UNANSWERED : DECIDED)) * signOf(lead) + lead;
    }
    if (g == left) return load<f64>(line + DECIDED) * signOf(lead + komi) + lead;
  }
  const share = blue + red == 0 ? 0 : load<f64>(line + SHARE) * lead / ((blue + red) as f64);
  const ground = g == left ? komi : footing(line, 0, blueAlive) - footing(line, 1, redAlive);
  return load<f64>(line + RATES + (g << 3)) * (lead + share + ground);
}

/** What the generations of the board handed over are worth. */
export function look(line: usize): f64 {
  const blocks = load<i32>(line + BLOCKS), generations = load<i32>(line + GENERATIONS);
  let board = line + ONE, next = line + OTHER, worth: f64 = 0;
  take(line, board);
  for (let g = 1; g <= generations; g++) {
    step(line, board, next, EMPTY, 0, blocks);
    worth += worthOf(line, g, cells, blues, reds);
    if (g == 1 && load<i32>(line + REPLIES) != 0) play(line, next, openTo(line, reds), 0, blocks);
    const last = board;
    board = next, next = last;
  }
  return worth;
}

/** Counts a generation from its first block down and from its last block up. */
function survey(line: usize, record: usize): void {
  const blocks = load<i32>(line + BLOCKS);
  let sum = 0, blue = 0, red = 0;
  for (let block = 0; block < blocks; block++) {
    const rows = record + ROWS + (block << 4), at = record + (block << 2);
    store<i32>(at + ABOVE, sum);
    store<i32>(at + OVER, blue);
    store<i32>(at + OVER + COLUMNS, red);
    const blueRows = v128.load(rows), redRows = v128.load(rows + RED);
    sum += sumOf(
      line,
      i8x16.popcnt(blueRows),
      i8x16.popcnt(redRows),
      heavyOf(line, blueRows, redRows),
    );
    blue |= columnsOf(blueRows);
    red |= columnsOf(redRows);
  }
  store<i32>(record + (blocks << 2) + ABOVE, sum);
  store<i32>(record + (blocks << 2) + UNDER, 0);
  store<i32>(record + (blocks << 2) + UNDER + COLUMNS, 0);
  blue = red = 0;
  for (let block = blocks - 1; block >= 0; block--) {
    const rows = record + ROWS + (block << 4), at = record + (block << 2);
    store<i32>(at + UNDER, (blue |= columnsOf(v128.load(rows))));
    store<i32>(at + UNDER + COLUMNS, (red |= columnsOf(v128.load(rows + RED))));
  }
}

/** Follows the board handed over, for `place` to ask about cells of the color whose rows are so far on. */
export function follow(line: usize, color: usize): void {
  const blocks = load<i32>(line + BLOCKS), generations = load<i32>(line + GENERATIONS);
  store<i32>(line + COLOR, color as i32);
  let record = line + FIRST, board = record;
  take(line, board);
  for (let g = 1; g <= generations; g++) {
    record += RECORD;
    step(line, board, record, EMPTY, 0, blocks);
    survey(line, record);
    board = record;
    if (g == 1 && load<i32>(line + REPLIES) != 0) {
      const open = openTo(line, reds);
      store<i32>(line + OPEN, open);
      board = line + PLAYED;
      copy(record, board, 0, blocks);
      play(line, board, open, 0, blocks);
    }
  }
  let rest: f64 = 0;
  for (let g = generations; g > 0; g--, record -= RECORD) {
    rest += worthOf(
      line,
      g,
      load<i32>(record + ABOVE + (blocks << 2)),
      load<i32>(record + UNDER),
      load<i32>(record + UNDER + COLUMNS),
    );
    store<f64>(record + REST, rest);
  }
}

/** What the generations are worth if the row's empty cell is of the color too. */
export function place(line: usize, row: i32, bit: i32): f64 {
  const blocks = load<i32>(line + BLOCKS), generations = load<i32>(line + GENERATIONS);
  let board = line + ONE, next = line + OTHER, record = line + FIRST, worth: f64 = 0;
  let first = max(0, row - 1) >> 2, end = min(blocks, (row + 1 >> 2) + 1);
  copy(record, board, first - 1, end + 1);
  const own = ROWS + load<i32>(line + COLOR) + (row >> 2 << 4);
  const cell = v128.and(i32x4.splat(bit), i32x4.eq(i32x4(0, 1, 2, 3), i32x4.splat(row & 3)));
  v128.store(board + own, v128.or(v128.load(record + own), cell));
  let g = 1;
  while (true) {
    record += RECORD;
    step(line, board, next, record, first, end);
    if (to == 0) return worth + load<f64>(record + REST);
    const start = record + (first << 2), stop = record + (end << 2);
    const redAlive = load<i32>(start + OVER + COLUMNS) | reds | load<i32>(stop + UNDER + COLUMNS);
    worth += worthOf(
      line,
      g,
      load<i32>(record + ABOVE + (blocks << 2)) - load<i32>(stop + ABOVE) +
        load<i32>(start + ABOVE) + cells,
      load<i32>(start + OVER) | blues | load<i32>(stop + UNDER),
      redAlive,
    );
    if (g == generations) return worth;
    let usual = record;
    if (g == 1 && load<i32>(line + REPLIES) != 0) {
      const open = openTo(line, redAlive);
      if (open != load<i32>(line + OPEN)) {
        copy(record, next, 0, first);
        copy(record, next, end, blocks);
        first = 0, end = blocks, from = 0, to = blocks << 2;
      }
      play(line, next, open, first, end);
      usual = line + PLAYED;
    }
    // The next generation differs in a row more either way at most, and looks at one more yet.
    const nextFirst = max(0, from - 1) >> 2, nextEnd = min(blocks, (to >> 2) + 1);
    copy(usual, next, nextFirst - 1, first);
    copy(usual, next, end, nextEnd + 1);
    first = nextFirst, end = nextEnd;
    const last = board;
    board = next, next = last;
    g++;
  }
}
