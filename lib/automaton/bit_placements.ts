/**
 * What one more cell does to the next generation, for all cells of a board at once (layout:
 * `bitboard.ts`; rule: `rule.ts`).
 *
 * A placed cell is one more neighbor to each of the eight around it, whichever of them asks. So
 * each cell is asked once what one more neighbor of the color would make of it, and the answers
 * of three by three cells are added up, a bit of all sums of a row in one word:
 *
 *     cell    neighbors    with one more
 *     empty   2             a birth, of the color that two of the three have
 *     empty   3             no birth
 *     live    1             lives on
 *     live    3             dies
 */

import type { RowWeights } from "./bit_count.ts";
import { blueMajority, boardMask, carry, isEmpty } from "./bit_kernel.ts";

/**
 * The words of a row. An answer is what the color's lead gains, from −2 to 2 cells, plus 2: a one,
 * a two unless cells are `LOST`, and another two where two are `WON`.
 */
const ONE = 0;
const LOST = 1;
const WON = 2;

/**
 * The placed cell is asked as if it were its own neighbor. What it gains in addition, from 0 to 3, as a one
 * and a two: with two neighbors, it lives, and no rival is born there; with three, it lives.
 */
const OWN_ONE = 3;
const OWN_TWO = 4;
const WORDS = 5;

/** The column next to a word's last one. */
const EDGE = 1 << 31;

/** Nine answers of which none gains anything. */
const NOTHING = 18;

/** Bits of a sum, which is no more than 39. */
const BITS = 6;

/** Finds the placement that is worth most one generation on. */
export class Placements {
  /** Where the best one is, and how many weighted cells the color's lead gains with it. */
  row = 0;
  bit = 0;
  gain = 0;
  readonly #width: number;
  readonly #height: number;
  readonly #weights: RowWeights;
  /** By row, with an empty one above and below. */
  readonly #answers: Int32Array;
  /** By row, from the ones up. */
  readonly #sums: Int32Array;

  /** Cells in heavy columns count 1 or 2; no column is heavy for both colors. */
  constructor(width: number, height: number, weights: RowWeights) {
    if (weights.extra !== 0 && weights.extra !== 1) throw new RangeError("Cells count 1 or 2");
    this.#width = width;
    this.#height = height;
    this.#weights = weights;
    this.#answers = new Int32Array(WORDS * (height + 2));
    this.#sums = new Int32Array(BITS * height);
  }

  /**
   * Finds the first of the best of the legal cells, which are empty, by row; false if there is none.
   * Cells more than two rows from all that live, which change nothing, are passed over.
   */
  find(words: Int32Array, color: 0 | 1, legal: Int32Array): boolean {
    const height = this.#height;
    let first = 0, end = height;
    while (first < end && isEmpty(words, first)) first++;
    while (first < end && isEmpty(words, end - 1)) end--;
    const from = Math.max(0, first - 2), to = Math.min(height, end + 2);
    this.#answers.fill(0);
    this.#ask(words, color, from, to);
    this.#add(from, to);
    return this.#choose(legal, from, to);
  }

  /** Asks the cells of the rows `from`, above which nothing lives, up to `to`. */
  #ask(words: Int32Array, color: 0 | 1, from: number, to: number): void {
    const { blue, red, extra } = this.#weights, heavy = extra * (blue | red);
    const ownHeavy = extra * (color === 0 ? blue : red), rivalHeavy = heavy ^ ownHeavy;
    const columns = boardMask(this.#width), answers = this.#answers, rival = 1 - color;
    let upOwn = 0, up = 0;
    let own = words[2 * from + color]!, row = own | words[2 * from + rival]!;
    for (let i = 2 * from + 2, a = WORDS * (from + 1); i <= 2 * to; i += 2, a += WORDS) {
      const downOwn = words[i + color]!, down = downOwn | words[i + rival]!;
      // As in `bit_kernel.ts`: the neighbors are one + 2 × (how many of four twos are set).
      const pair = up ^ down, both = up & down, ones = pair ^ row, twos = carry(up, down, row);
      const west = ones << 1, east = ones >>> 1, westTwos = twos << 1, eastTwos = twos >>> 1;
      const one = west ^ east ^ pair, carried = carry(west, east, pair);
      const oneTwo = (westTwos ^ eastTwos ^ both ^ carried) &
        ((westTwos | eastTwos) ^ (both | carried));
      const lone = row & one & ~(westTwos | eastTwos | both | carried);
      const two = oneTwo & ~one & ~row, three = oneTwo & one;

      const ownOnes = upOwn ^ own ^ downOwn, ownTwos = carry(upOwn, downOwn, own);
      const ownWest = ownOnes << 1, ownEast = ownOnes >>> 1;
      const twoOwn = blueMajority(ownOnes, ownWest, ownEast, ownTwos, ownTwos << 1, ownTwos >>> 1);
      const withOne = (ownOnes ^ ownWest ^ ownEast) & ~one;
      const ours = own | ((twoOwn | withOne) & ~row);

      const changed = columns & (two | three | lone), won = three ^ ours;
      const double = changed & (rivalHeavy ^ (ours & heavy));
      const taken = two & ~ours, kept = three & ~row;
      answers[a + ONE] = changed ^ double;
      answers[a + LOST] = changed & ~won;
      answers[a + WON] = double & won;
      answers[a + OWN_ONE] = (kept & ~ownHeavy) | (taken & heavy);
      answers[a + OWN_TWO] = (kept & ownHeavy) | taken;
      up = row, row = down, upOwn = own, own = downOwn;
    }
  }

  /** Adds up what the three by three cells around each cell of the rows answer. */
  #add(from: number, to: number): void {
    const answers = this.#answers, sums = this.#sums;
    for (let row = from; row < to; row++) {
      const up = WORDS * row, at = up + WORDS, down = at + WORDS, s = BITS * row;
      const upOne = answers[up + ONE]!, one = answers[at + ONE]!, downOne = answers[down + ONE]!;
      const upTwo = ~answers[up + LOST]!,
        two = ~answers[at + LOST]!,
        downTwo = ~answers[down + LOST]!;
      const upWon = answers[up + WON]!, won = answers[at + WON]!, downWon = answers[down + WON]!;
      // A column's three, up to 12, in the bits a0 to a3.
      const twos = upTwo ^ two ^ downTwo, wons = upWon ^ won ^ downWon;
      const carried = carry(upOne, one, downOne);
      const a0 = upOne ^ one ^ downOne, a1 = twos ^ wons ^ carried;
      const four = carry(upTwo, two, downTwo), fourWon = carry(upWon, won, downWon);
      const fourMore = carry(twos, wons, carried);
      const a2 = four ^ fourWon ^ fourMore, a3 = carry(four, fourWon, fourMore);
      // Three columns, up to 36: bits b and carries c. Beside the board a column's sum is 6.
      const w0 = a0 << 1, w1 = (a1 << 1) | 1, w2 = (a2 << 1) | 1, w3 = a3 << 1;
      const e0 = a0 >>> 1, e1 = (a1 >>> 1) | EDGE, e2 = (a2 >>> 1) | EDGE, e3 = a3 >>> 1;
      const b0 = w0 ^ a0 ^ e0, b1 = w1 ^ a1 ^ e1, b2 = w2 ^ a2 ^ e2, b3 = w3 ^ a3 ^ e3;
      const c1 = carry(w0, a0, e0), c2 = carry(w1, a1, e1);
      const c3 = carry(w2, a2, e2), c4 = carry(w3, a3, e3);
      // Bits, carries and the cell's own two: bits d and carries e. Then the cell's own one.
      const ownOne = answers[at + OWN_ONE]!, ownTwo = answers[at + OWN_TWO]!;
      const d1 = b1 ^ c1 ^ ownTwo, o2 = carry(b1, c1, ownTwo);
      const d2 = b2 ^ c2 ^ o2, o3 = carry(b2, c2, o2);
      const d3 = b3 ^ c3 ^ o3, o4 = carry(b3, c3, o3);
      const p1 = b0 & ownOne, p2 = d1 & p1, p3 = d2 & p2, p4 = d3 & p3;
      sums[s] = b0 ^ ownOne;
      sums[s + 1] = d1 ^ p1;
      sums[s + 2] = d2 ^ p2;
      sums[s + 3] = d3 ^ p3;
      sums[s + 4] = c4 ^ o4 ^ p4;
      sums[s + 5] = carry(c4, o4, p4);
    }
  }

  /** Chooses among the legal cells of the rows. */
  #choose(legal: Int32Array, from: number, to: number): boolean {
    const sums = this.#sums;
    let best = -1;
    for (let row = from; row < to; row++) {
      let left = legal[row]! & atLeast(best + 1, sums, BITS * row);
      if (left === 0) continue;
      best = 0;
      for (let bit = BITS - 1; bit >= 0; bit--) {
        const set = left & sums[BITS * row + bit]!;
        if (set === 0) continue;
        best |= 1 << bit;
        left = set;
      }
      this.row = row;
      this.bit = left & -left;
    }
    this.gain = best - NOTHING;
    return best >= 0;
  }
}

/** The cells of a row whose sum is no less: to add 64 − `least` carries beyond the last bit. */
function atLeast(least: number, sums: Int32Array, s: number): number {
  const bit = (at: number) => ((least >>> at) & 1) - 1;
  const three = carry(sums[s + 2]!, bit(2), carry(sums[s + 1]!, bit(1), sums[s]! | bit(0)));
  return carry(
    sums[s + 5]!,
    bit(5),
    carry(sums[s + 4]!, bit(4), carry(sums[s + 3]!, bit(3), three)),
  );
}
