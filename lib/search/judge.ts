/** What turns are worth to the seat that takes them. */

import { Placements } from "../automaton/bit_placements.ts";
import type { Cell } from "../automaton/board.ts";
import type { LifeMove } from "../games/conquerors/position.ts";
import type { AnyLine, NewLine } from "./line.ts";
import type { Outlook } from "./outlook.ts";
import type { Reply } from "./reply.ts";
import { playTurn, type Side } from "./side.ts";

/** The generations that may still be looked at: the same work on every machine. */
export class Budget {
  left: number;

  constructor(readonly steps: number) {
    this.left = steps;
  }

  /** Those that were looked at: a search ends what it has begun, and so goes a little beyond. */
  get spent(): number {
    return this.steps - this.left;
  }

  /** The share that is spent, up to 1. */
  get share(): number {
    return Math.min(1, this.spent / this.steps);
  }
}

/** More replies than these refute nothing that they do not. */
const MOST_REPLIES = 32;

/**
 * How much more a turn's gain without a reply weighs than what the worst reply leaves of it. Either
 * by itself misleads: after the turn the rival hasn't answered yet, after the reply the seat itself.
 */
export const QUIET = 1.5;

/** Points of a decided game; no board is worth as many. */
const MOST = 100;

/** Generations in the time of which all placements are rated at once. */
const RATING = 5;

/** A line that is followed once a turn is asked about. */
interface Look {
  readonly line: AnyLine;
  isFollowed: boolean;
}

/** Judges a seat's turns by what they bring unanswered, and by the worst of the known replies. */
export class Judge {
  readonly #quiet: Look;
  readonly #quietWeight: number;
  /** The reply that refuted the last turn comes first: it refutes the next one soonest. */
  readonly #replies: Look[] = [];
  readonly #sign: number;
  readonly #placements: Placements;
  /** The board with a whole turn, or with one that lacks a cell. */
  readonly #board: Int32Array;

  /**
   * `past` generations of the outlook lie before the side's turn. The side may be given another
   * board between two turns.
   */
  constructor(
    public side: Side,
    readonly outlook: Outlook,
    readonly budget: Budget,
    readonly past: number,
    quietWeight: number,
    private readonly newLine: NewLine,
  ) {
    this.#board = new Int32Array(side.words.length);
    this.#placements = new Placements(side.width, side.height, outlook.weights);
    this.#sign = side.color === 0 ? 1 : -1;
    this.#quietWeight = quietWeight;
    this.#quiet = this.#newLook();
  }

  #newLook(): Look {
    const { width, height } = this.side;
    return { line: this.newLine(width, height, this.outlook, this.past), isFollowed: false };
  }

  /** Judges the rival's turns after one of the side's, on the same budget. */
  answering(rival: Side): Judge {
    return new Judge(rival, this.outlook, this.budget, this.past + 1, 1, this.newLine);
  }

  /** A worth about as a lead in cells, from −100 to 100. */
  points(worth: number): number {
    const voices = this.#quietWeight + (this.#replies.length > 0 ? 1 : 0);
    return Math.min(MOST, Math.max(-MOST, worth / (voices * this.outlook.span)));
  }

  /** Whether the turn is the game's last, so that only the cells of its generation count. */
  get isLast(): boolean {
    return this.outlook.endsAt(this.past + 1);
  }

  /**
   * Keeps of the empty cells the one that is best to end a last turn with. One that wipes the rival
   * out but leaves a smaller lead is passed over.
   */
  keepBest(cells: Int32Array): void {
    const placements = this.#placements;
    this.budget.left -= RATING;
    if (!placements.find(this.#board, this.side.color, cells)) return;
    cells.fill(0);
    cells[placements.row] = placements.bit;
  }

  /** A reply to reckon with from now on, in the place of the one that has refuted nothing longest. */
  add(reply: Reply): void {
    const look = this.#replies.length < MOST_REPLIES ? this.#newLook() : this.#replies.pop()!;
    look.line.reply = reply;
    look.isFollowed = false;
    this.#replies.unshift(look);
  }

  /** What the turn is worth; no more than `floor` is as good as any such. */
  worthOf(move: LifeMove, floor = -Infinity): number {
    this.#put(move);
    return this.#judge(floor, 0, 0);
  }

  /** Begins a turn with these cells, for `worthWith` to end; the board as it stands with them. */
  begin(cells: readonly Cell[]): Int32Array {
    this.#put({ place: cells });
    return this.#board;
  }

  /** What the turn is worth with the row's empty cell added, as `worthOf` says it. */
  worthWith(row: number, bit: number, floor: number): number {
    return this.#judge(floor, row, bit);
  }

  #put(move: LifeMove): void {
    playTurn(this.side, move, this.#board);
    this.#quiet.isFollowed = false;
    for (const look of this.#replies) look.isFollowed = false;
  }

  /** What the board is worth, or what it is with one more cell if there is a bit for it. */
  #judge(floor: number, row: number, bit: number): number {
    const replies = this.#replies;
    const quiet = this.#quietWeight === 0
      ? 0
      : this.#quietWeight * this.#own(this.#quiet, row, bit);
    let worst = replies.length === 0 ? 0 : Infinity;
    for (let i = 0; i < replies.length; i++) {
      const look = replies[i]!;
      worst = Math.min(worst, this.#own(look, row, bit));
      if (quiet + worst > floor) continue;
      for (; i > 0; i--) replies[i] = replies[i - 1]!;
      replies[0] = look;
      break;
    }
    return quiet + worst;
  }

  /** What a look is worth to the seat. */
  #own(look: Look, row: number, bit: number): number {
    const { line } = look;
    this.budget.left -= line.generations;
    if (bit === 0) return this.#sign * line.look(this.#board);
    if (!look.isFollowed) this.#follow(look);
    return this.#sign * line.worthWith(row, bit);
  }

  #follow(look: Look): void {
    look.line.follow(this.#board, this.side.color);
    look.isFollowed = true;
    this.budget.left -= look.line.generations;
  }
}
