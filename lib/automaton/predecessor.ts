/**
 * What a small board may have been a generation before: found, or proven not to exist. Cells are set
 * one by one in reading order, and of all ways to set them only the last two rows and a bit are kept,
 * since nothing earlier takes part in what is still to be checked. So every way is looked at, in time
 * that grows with the rows but doubles twice with each column.
 */

import { type Board, EMPTY, emptyBoard } from "./board.ts";
import type { LifeRule } from "./life_rule.ts";
import { rotated } from "./turn_board.ts";

/** What must come of a board: on it all cells as they are, with dead ground around; or a part of it. */
export type Wish =
  /** The pattern, and nothing else anywhere. */
  | "alone"
  /** The pattern, whatever is around it. */
  | "anywhere"
  /** The whole board, beyond the edges of which nothing ever lives. */
  | "board";

/** The most columns of the board before, and the most cells. */
const MOST_COLUMNS = 9, MOST_CELLS = 153;

/** Cells around a pattern that decide what becomes of it. */
const RING = 1;

/** Whether the search takes a board of this size. */
export function isSearchable(
  { width, height }: Pick<Board, "width" | "height">,
  wish: Wish,
): boolean {
  const ring = wish === "board" ? 0 : 2 * RING;
  const columns = Math.min(width, height) + ring, rows = Math.max(width, height) + ring;
  return columns <= MOST_COLUMNS && columns * rows <= MOST_CELLS;
}

/**
 * A board that becomes the pattern, larger by a ring of cells unless it's a whole board; undefined where
 * there is none. Colors don't matter: what is found is of one.
 */
export function predecessorOf(pattern: Board, rule: LifeRule, wish: Wish): Board | undefined {
  if (!isSearchable(pattern, wish)) {
    throw new RangeError(`${pattern.width} by ${pattern.height} cells are too many`);
  }
  if (pattern.width > pattern.height) {
    const found = predecessorOf(rotated(pattern), rule, wish);
    return found && rotated(rotated(rotated(found)));
  }
  const ring = wish === "board" ? 0 : RING;
  const width = pattern.width + 2 * ring, height = pattern.height + 2 * ring;
  const cells = search(width, height, lives(rule), (row, column) => {
    const r = row - ring, c = column - ring;
    const isOfPattern = r >= 0 && r < pattern.height && c >= 0 && c < pattern.width;
    if (isOfPattern) return pattern.cells[r * pattern.width + c] !== EMPTY;
    return wish === "alone" ? false : undefined;
  });
  return cells && { ...emptyBoard(width, height), cells };
}

/** For each 3 by 3 cells, as nine bits with the middle in bit 4, whether the middle lives next. */
function lives({ birth, survival }: LifeRule): Uint8Array {
  return Uint8Array.from({ length: 512 }, (_, cells) => {
    let count = 0;
    for (let bits = cells & ~16; bits !== 0; bits &= bits - 1) count++;
    return ((cells & 16) !== 0 ? survival : birth) >> count & 1;
  });
}

/** What a cell must become, undefined where that does not matter; rows and columns from -1 to one past the last. */
type Wanted = (row: number, column: number) => boolean | undefined;

/**
 * A cell to be checked as soon as the one below and east of it is set. The three cells of each row that
 * decide are the last bits but those off the board: `(bits & mask) << shift`.
 */
interface Check {
  readonly wanted: number;
  readonly mask: number;
  readonly shift: number;
}

/** The cells of a board that becomes what is wanted. */
function search(
  width: number,
  height: number,
  livesNext: Uint8Array,
  wanted: Wanted,
): Uint8Array | undefined {
  const kept = 2 * width + 2, states = 1 << kept, steps = width * (height + 2);
  const checks = Array.from({ length: steps }, (_, step) => checksAt(step, width, wanted));
  const isRight = (cells: number, checks: readonly Check[]) => {
    for (let i = 0; i < checks.length; i++) {
      const { wanted, mask, shift } = checks[i]!;
      const rows = (cells & mask) | (cells >>> width & mask) << 3 |
        (cells >>> 2 * width & mask) << 6;
      if (livesNext[rows << shift] !== wanted) return false;
    }
    return true;
  };
  const reached: Uint8Array[] = [];
  let now = new Uint8Array(states), next = new Uint8Array(states);
  now[0] = 1;
  for (let step = 0; step < steps; step++) {
    next.fill(0);
    const due = checks[step]!, most = step < width * height ? 1 : 0;
    for (let state = 0; state < states; state++) {
      if (now[state] === 0) continue;
      for (let cells = state << 1; cells <= (state << 1 | most); cells++) {
        if (isRight(cells, due)) next[cells & states - 1] = 1;
      }
    }
    reached.push(packed(next));
    [now, next] = [next, now];
  }
  const last = now.indexOf(1);
  if (last < 0) return undefined;
  return wayTo(last, reached, (cells, step) => isRight(cells, checks[step]!), kept)
    .slice(0, width * height);
}

/** The checks that a step's cell completes. */
function checksAt(step: number, width: number, wanted: Wanted): Check[] {
  const row = Math.floor(step / width) - 1, column = step % width;
  const checks: [column: number, mask: number, shift: number][] = [];
  if (column === 0) checks.push([-1, 1, 0]);
  else checks.push([column - 1, column === 1 ? 3 : 7, 0]);
  if (column === width - 1) {
    checks.push([column, column === 0 ? 1 : 3, 1], [column + 1, 1, 2]);
  }
  return checks.flatMap(([at, mask, shift]) => {
    const is = wanted(row, at);
    return is === undefined ? [] : { wanted: Number(is), mask, shift };
  });
}

/** A bit each. */
function packed(flags: Uint8Array): Uint8Array {
  const bits = new Uint8Array(Math.ceil(flags.length / 8));
  for (let i = 0; i < flags.length; i++) if (flags[i] !== 0) bits[i >> 3]! |= 1 << (i & 7);
  return bits;
}

/** The cells set on a way to the last state, found backwards. */
function wayTo(
  last: number,
  reached: readonly Uint8Array[],
  isRight: (cells: number, step: number) => boolean,
  kept: number,
): Uint8Array {
  const way = new Uint8Array(reached.length);
  let state = last;
  for (let step = reached.length - 1; step >= 0; step--) {
    const cell = way[step] = state & 1;
    const before = [state >>> 1, state >>> 1 | 1 << (kept - 1)].find((before) =>
      isReached(reached, step - 1, before) && isRight(before << 1 | cell, step)
    );
    state = before!;
  }
  return way;
}

/** Before the first step nothing is set. */
function isReached(reached: readonly Uint8Array[], step: number, state: number): boolean {
  if (step < 0) return state === 0;
  return (reached[step]![state >> 3]! >> (state & 7) & 1) !== 0;
}
