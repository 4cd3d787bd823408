/** What turns are worth to the seat that takes them. This module is browser compatible. */

import type { Cell } from "../automaton/board.ts";
import type { LifeMove } from "../games/life_position.ts";
import { Line } from "./line.ts";
import type { Outlook } from "./outlook.ts";
import type { Reply } from "./reply.ts";
import { playOn, type Side } from "./side.ts";

/** The generations that may still be looked at; a budget in steps is the same on every machine. */
export interface Budget {
  left: number;
}

/** Judges a seat's turns by the worst that any of the rival's replies makes of them. */
export class Judge {
  /** Turns begun on the side's board: what `hold` was given. */
  readonly held: Int32Array;
  readonly #lines: Line[] = [];
  readonly #replies: (Reply | undefined)[] = [];
  readonly #followed: boolean[] = [];
  readonly #sign: number;

  constructor(
    readonly side: Side,
    readonly outlook: Outlook,
    readonly budget: Budget,
    readonly past: number,
  ) {
    this.held = new Int32Array(side.words.length);
    this.#sign = side.colour === 0 ? 1 : -1;
    this.add(undefined);
  }

  /** A reply to reckon with from now on; the first one replaces not replying. */
  add(reply: Reply | undefined): void {
    if (this.#replies.length === 1 && this.#replies[0] === undefined) this.#replies.pop();
    this.#replies.unshift(reply);
    if (this.#lines.length < this.#replies.length) {
      const { width, height } = this.side;
      this.#lines.unshift(new Line(width, height, this.outlook, this.past));
      this.#followed.unshift(false);
    }
    if (this.#replies.length > MOST_REPLIES) this.#replies.pop();
  }

  /** What a turn is worth; less than `floor` may be more than it is. */
  worthOf(move: LifeMove, floor = -Infinity): number {
    playOn(this.side, move, this.held);
    this.#followed.fill(false);
    return this.#worst((line) => line.worth, floor);
  }

  /** Begins a turn with these cells, for `worthWith` to end. */
  hold(cells: readonly Cell[]): void {
    playOn(this.side, { place: cells }, this.held);
    this.#followed.fill(false);
  }

  /** What the turn is worth with the empty cell of a row added; below `floor`, it is not exact. */
  worthWith(row: number, bit: number, floor: number): number {
    const { colour } = this.side;
    return this.#worst((line) => line.worthWith(row, bit, colour), floor);
  }

  #worst(worthOf: (line: Line) => number, floor: number): number {
    let worst = Infinity;
    for (let i = 0; i < this.#replies.length; i++) {
      const line = this.#lines[i]!;
      if (!this.#followed[i]) {
        line.follow(this.held, this.#replies[i]);
        this.#followed[i] = true;
        this.budget.left -= line.generations;
      }
      this.budget.left -= line.generations;
      const worth = this.#sign * worthOf(line);
      if (worth >= worst) continue;
      worst = worth;
      if (worst <= floor) {
        this.#toFront(i);
        break;
      }
    }
    return worst;
  }

  /** What refuted one turn is tried first on the next. */
  #toFront(i: number): void {
    if (i === 0) return;
    move(this.#lines, i);
    move(this.#replies, i);
    move(this.#followed, i);
  }
}

/** More replies than this make a turn no better. */
const MOST_REPLIES = 32;

function move<Item>(items: Item[], from: number): void {
  const item = items[from]!;
  for (let i = from; i > 0; i--) items[i] = items[i - 1]!;
  items[0] = item;
}
