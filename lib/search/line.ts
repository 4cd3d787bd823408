/**
 * A line of play: the generations that follow a board, and what becomes of them when one more cell
 * is placed on it. A cell changes its own row and the two next to it, a row more either way with
 * each generation, and often nothing for long: what stays as it was is not computed again.
 * Boards are words as in `bitboard.ts`.
 */

import { Census } from "../automaton/bit_census.ts";
import { stepPlane } from "../automaton/bit_kernel.ts";
import { Ripples } from "../automaton/bit_ripples.ts";
import { type Outlook, worthOf } from "./outlook.ts";
import { playReply, type Reply } from "./reply.ts";

/** One generation of a line, and what all but some of its rows hold. */
interface Generation {
  readonly words: Int32Array;
  /** The same as the next generation finds it: after the reply. */
  readonly played: Int32Array;
  /** The weighted cells above each row. */
  readonly cells: Int32Array;
  /** Blue and red a row: the columns that live above it, and from it on. */
  readonly over: Int32Array;
  readonly under: Int32Array;
  /** What it and all that follow it are worth. */
  rest: number;
}

/** By outlook: its lines count by the same tables, which so stay in a fast cache. */
const censuses = new WeakMap<Outlook, Census>();

function censusOf(width: number, height: number, outlook: Outlook): Census {
  const known = censuses.get(outlook);
  if (known) return known;
  const census = new Census(width, height, outlook.weights);
  censuses.set(outlook, census);
  return census;
}

/** What a search asks of a line. */
export type AnyLine = Pick<Line, "reply" | "generations" | "look" | "follow" | "worthWith">;

/** Makes a line after `past` generations of a board of that size. */
export type NewLine = (width: number, height: number, outlook: Outlook, past: number) => AnyLine;

export class Line {
  /** Red's reply after the first generation; a change means following it again. */
  reply: Reply | undefined;
  readonly #width: number;
  readonly #height: number;
  readonly #outlook: Outlook;
  /** How many generations lie before the line's board. */
  readonly #past: number;
  /** The line's board, not counted, and its generations. */
  readonly #line: readonly Generation[];
  readonly #spare: readonly [Int32Array, Int32Array];
  readonly #census: Census;
  /** The line's board with one more cell, a generation on. */
  readonly #ripples: Ripples;
  /** The columns that are open to the reply. */
  #open = 0;
  /** The rows in which a generation differs from the line's while `worthWith` runs. */
  #from = 0;
  #to = 0;

  constructor(width: number, height: number, outlook: Outlook, past: number) {
    const board = () => new Int32Array(2 * (height + 1));
    this.#width = width;
    this.#height = height;
    this.#outlook = outlook;
    this.#past = past;
    this.#line = Array.from({ length: outlook.generations - past + 1 }, (_, g) => {
      const words = board();
      const played = g === 1 ? board() : words;
      return {
        words,
        played,
        cells: new Int32Array(height + 1),
        over: board(),
        under: board(),
        rest: 0,
      };
    });
    this.#spare = [board(), board()];
    this.#census = censusOf(width, height, outlook);
    this.#ripples = new Ripples(width, height);
  }

  /** How many generations a look along the line takes. */
  get generations(): number {
    return this.#line.length - 1;
  }

  /** What the generations of a board are worth to blue; the line goes on to follow its own. */
  look(words: Int32Array): number {
    const census = this.#census;
    let board = words, worth = 0;
    this.#from = 0;
    this.#to = this.#height;
    for (let g = 1; g < this.#line.length; g++) {
      const next = this.#spare[g & 1]!;
      census.step(board, next);
      worth += this.#worth(g, census.cells, census.blue, census.red);
      if (g === 1 && this.reply) this.#answerAnew(next, this.reply, this.#line[1]!);
      board = next;
    }
    return worth;
  }

  /** Follows the board, so that `worthWith` can ask what one more cell of the color changes. */
  follow(words: Int32Array, color: 0 | 1): void {
    const line = this.#line, height = this.#height;
    line[0]!.words.set(words);
    this.#ripples.ask(words, color);
    for (let g = 1; g < line.length; g++) {
      stepPlane(line[g - 1]!.played, line[g]!.words, this.#width, height, 0, height);
      survey(line[g]!, height, this.#census);
      if (g === 1) this.#answer(line[1]!);
    }
    let rest = 0;
    for (let g = line.length - 1; g > 0; g--) {
      const { cells, under } = line[g]!;
      line[g]!.rest = rest += this.#worth(g, cells[height]!, under[0]!, under[1]!);
    }
  }

  #answer({ words, played, under }: Generation): void {
    played.set(words);
    if (!this.reply) return;
    this.#open = this.reply.open(under[1]!);
    playReply(played, this.reply, this.#open, 0, this.#height);
  }

  /** The turn's own generation is certain, and so is the one after a reply. */
  #worth(g: number, cells: number, blueAlive: number, redAlive: number): number {
    const certain = g === 1 || g === 2 && this.reply !== undefined;
    return worthOf(this.#outlook, this.#past + g, cells, blueAlive, redAlive, certain);
  }

  /** What the generations are worth to blue if the row's empty cell is of the color too. */
  worthWith(row: number, bit: number): number {
    const line = this.#line, width = this.#width, height = this.#height, ripples = this.#ripples;
    let board = this.#spare[1];
    if (!ripples.place(row, bit, line[1]!.words, board)) return line[1]!.rest;
    this.#from = ripples.from;
    this.#to = ripples.to;
    let worth = this.#worthOf(1, board);
    if (this.reply) this.#answerAnew(board, this.reply, line[1]!);
    for (let g = 2; g < line.length; g++) {
      const usual = line[g]!, next = this.#spare[g & 1]!;
      this.#frame(board, line[g - 1]!.played);
      if (this.#from > 0) this.#from--;
      if (this.#to < height) this.#to++;
      stepPlane(board, next, width, height, this.#from, this.#to);
      if (!this.#narrow(next, usual.words)) return worth + usual.rest;
      worth += this.#worthOf(g, next);
      board = next;
    }
    return worth;
  }

  /** Leaves out rows that are as usual; false if all are. */
  #narrow(next: Int32Array, usual: Int32Array): boolean {
    let from = this.#from, to = this.#to;
    while (from < to && isSame(next, usual, from)) from++;
    while (from < to && isSame(next, usual, to - 1)) to--;
    this.#from = from;
    this.#to = to;
    return from < to;
  }

  #worthOf(g: number, next: Int32Array): number {
    const { cells, over, under } = this.#line[g]!, census = this.#census;
    const from = this.#from, to = this.#to;
    census.count(next, from, to);
    return this.#worth(
      g,
      cells[this.#height]! - cells[to]! + cells[from]! + census.cells,
      over[2 * from]! | census.blue | under[2 * to]!,
      over[2 * from + 1]! | census.red | under[2 * to + 1]!,
    );
  }

  /** Plays the reply in the changed rows; in all rows if other columns are open to it now. */
  #answerAnew(next: Int32Array, reply: Reply, { words, over, under }: Generation): void {
    const height = this.#height;
    let alive = over[2 * this.#from + 1]! | under[2 * this.#to + 1]!;
    for (let row = this.#from; row < this.#to; row++) alive |= next[2 * row + 1]!;
    const open = reply.open(alive);
    if (open !== this.#open) {
      next.set(words.subarray(0, 2 * this.#from));
      next.set(words.subarray(2 * this.#to), 2 * this.#to);
      this.#from = 0;
      this.#to = height;
    }
    playReply(next, reply, open, this.#from, this.#to);
  }

  /** The generation after next looks at two more rows on either side of the changed ones. */
  #frame(next: Int32Array, usual: Int32Array): void {
    const first = 2 * this.#from, end = 2 * this.#to;
    for (let i = Math.max(0, first - 4); i < first; i++) next[i] = usual[i]!;
    const last = Math.min(2 * this.#height, end + 4);
    for (let i = end; i < last; i++) next[i] = usual[i]!;
  }
}

function isSame(a: Int32Array, b: Int32Array, row: number): boolean {
  return a[2 * row] === b[2 * row] && a[2 * row + 1] === b[2 * row + 1];
}

/** Counts a generation from its first row down and from its last row up. */
function survey({ words, cells, over, under }: Generation, height: number, census: Census): void {
  let sum = 0, blue = 0, red = 0;
  for (let row = 0; row < height; row++) {
    const rowBlue = words[2 * row]!, rowRed = words[2 * row + 1]!;
    cells[row + 1] = sum += census.weigh(rowBlue, rowRed);
    over[2 * row + 2] = blue |= rowBlue;
    over[2 * row + 3] = red |= rowRed;
  }
  blue = red = 0;
  for (let row = height - 1; row >= 0; row--) {
    under[2 * row] = blue |= words[2 * row]!;
    under[2 * row + 1] = red |= words[2 * row + 1]!;
  }
}
