/**
 * A line of play: the generations that follow a board, and what becomes of them when one more cell
 * is placed on it. A cell changes its own row and the two beside it, a row more either way with
 * each generation, and often nothing for long: what stays as it was is not computed again.
 * This module is browser compatible.
 */

import { weigh } from "../automaton/bit_count.ts";
import { stepPlane } from "../automaton/bit_kernel.ts";
import type { Outlook } from "./outlook.ts";
import { insertReply, type Reply } from "./reply.ts";

/** Boards are words as in `bitboard.ts`: two a row, and a guard row. */
export class Line {
  readonly #width: number;
  readonly #height: number;
  readonly #outlook: Outlook;
  /** How many generations lie before the line's board. */
  readonly #past: number;
  /** Each generation of the board, the board itself first. */
  readonly #boards: Int32Array[];
  /** The same as the next generation finds them: after the reply. */
  readonly #played: Int32Array[];
  /** By generation and row: the weighted cells above the row. */
  readonly #above: Int32Array[];
  /** By generation and row, blue and red: the columns that live above it, and from it on. */
  readonly #columnsAbove: Int32Array[];
  readonly #columnsBelow: Int32Array[];
  /** What each generation and all that follow it are worth. */
  readonly #rest: Float64Array;
  readonly #spare: readonly [Int32Array, Int32Array];
  #reply: Reply | undefined;
  #open = 0;

  constructor(width: number, height: number, outlook: Outlook, past = 0) {
    const count = outlook.generations - past;
    const board = () => new Int32Array(2 * (height + 1));
    const boards = () => Array.from({ length: count + 1 }, board);
    this.#width = width;
    this.#height = height;
    this.#outlook = outlook;
    this.#past = past;
    this.#boards = boards();
    this.#played = [...this.#boards];
    if (count > 0) this.#played[1] = board();
    this.#above = Array.from({ length: count + 1 }, () => new Int32Array(height + 1));
    this.#columnsAbove = boards();
    this.#columnsBelow = boards();
    this.#rest = new Float64Array(count + 2);
    this.#spare = [board(), board()];
  }

  /** How many generations a look ahead takes. */
  get generations(): number {
    return this.#boards.length - 1;
  }

  /** What all generations are worth to blue. */
  get worth(): number {
    return this.#rest[1]!;
  }

  /** Follows the board, with the rival's reply after the first generation. */
  follow(words: Int32Array, reply?: Reply): void {
    const width = this.#width, height = this.#height, boards = this.#boards;
    this.#reply = reply;
    boards[0]!.set(words);
    for (let g = 1; g < boards.length; g++) {
      stepPlane(this.#played[g - 1]!, boards[g]!, width, height, 0, height);
      this.#survey(g);
      if (g === 1) this.#answer();
    }
    this.#sum();
  }

  #answer(): void {
    const height = this.#height, after = this.#played[1]!;
    after.set(this.#boards[1]!);
    if (!this.#reply) return;
    this.#open = this.#reply.open(this.#columnsBelow[1]![1]!);
    insertReply(after, this.#reply, this.#open, 0, height);
  }

  /** Counts a generation from its first row down and from its last row up. */
  #survey(g: number): void {
    const height = this.#height, words = this.#boards[g]!, weights = this.#outlook.weights;
    const above = this.#above[g]!, over = this.#columnsAbove[g]!, under = this.#columnsBelow[g]!;
    let cells = 0, blue = 0, red = 0;
    for (let row = 0; row < height; row++) {
      cells += weigh(words, weights, row, row + 1);
      above[row + 1] = cells;
      over[2 * row + 2] = blue |= words[2 * row]!;
      over[2 * row + 3] = red |= words[2 * row + 1]!;
    }
    blue = red = 0;
    for (let row = height - 1; row >= 0; row--) {
      under[2 * row] = blue |= words[2 * row]!;
      under[2 * row + 1] = red |= words[2 * row + 1]!;
    }
  }

  #sum(): void {
    const height = this.#height, rest = this.#rest, past = this.#past;
    for (let g = this.#boards.length - 1; g > 0; g--) {
      const columns = this.#columnsBelow[g]!;
      const cells = this.#above[g]![height]!;
      rest[g] = rest[g + 1]! + this.#outlook.worth(past + g, cells, columns[0]!, columns[1]!);
    }
  }

  /** What all generations are worth to blue if the empty cell of a row is of a colour too. */
  worthWith(row: number, bit: number, colour: 0 | 1): number {
    const width = this.#width, height = this.#height, outlook = this.#outlook, past = this.#past;
    const weights = outlook.weights, last = this.#boards.length - 1;
    let board = this.#played[0]!, from = row, to = row + 1, worth = 0;
    const placed = 2 * row + colour, before = board[placed]!;
    board[placed] = before | bit;
    for (let g = 1; g <= last; g++) {
      const usual = this.#boards[g]!, next = this.#spare[g & 1]!;
      if (from > 0) from--;
      if (to < height) to++;
      stepPlane(board, next, width, height, from, to);
      if (g === 1) board[placed] = before;
      while (
        from < to && next[2 * from] === usual[2 * from] &&
        next[2 * from + 1] === usual[2 * from + 1]
      ) from++;
      if (from === to) return worth + this.#rest[g]!;
      while (next[2 * to - 2] === usual[2 * to - 2] && next[2 * to - 1] === usual[2 * to - 1]) to--;

      const above = this.#above[g]!, over = this.#columnsAbove[g]!, under = this.#columnsBelow[g]!;
      const cells = above[height]! - above[to]! + above[from]! + weigh(next, weights, from, to);
      let blue = over[2 * from]! | under[2 * to]!, red = over[2 * from + 1]! | under[2 * to + 1]!;
      for (let i = 2 * from; i < 2 * to; i += 2) {
        blue |= next[i]!;
        red |= next[i + 1]!;
      }
      worth += outlook.worth(past + g, cells, blue, red);
      if (g === last) break;

      if (g === 1 && this.#reply) {
        const open = this.#reply.open(red);
        if (open !== this.#open) {
          // What the rival may do has changed on the whole board.
          next.set(usual.subarray(0, 2 * from));
          next.set(usual.subarray(2 * to), 2 * to);
          from = 0;
          to = height;
        }
        insertReply(next, this.#reply, open, from, to);
      }
      // The next generation of the changed rows looks at two more on either side.
      const played = this.#played[g]!;
      for (let i = Math.max(0, 2 * from - 4); i < 2 * from; i++) next[i] = played[i]!;
      const end = Math.min(2 * height, 2 * to + 4);
      for (let i = 2 * to; i < end; i++) next[i] = played[i]!;
      board = next;
    }
    return worth;
  }
}
