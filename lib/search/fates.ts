/** What one generation makes of a board, kept up as a seat's cells are placed on it and taken off. */

import type { Cell } from "../automaton/board.ts";
import { colorOf, type LifePosition } from "../games/conquerors/position.ts";
import { type LifeRules, zoneOf } from "../games/conquerors/rules.ts";
import type { Seat } from "../games/game.ts";

/** The columns and rows around a board that cells may be counted beyond. */
const PAD = 3;

export class Fates {
  readonly stride: number;
  readonly size: number;
  readonly #width: number;
  /** By cell of the padded board: 0 empty, 1 own, 2 the rival's; and its neighbors, all and own. */
  readonly #states: Uint8Array;
  readonly #around: Int8Array;
  readonly #own: Int8Array;
  /** What an own cell counts there, and what a rival's does; 0 off the board. */
  readonly #ownWorth: Int8Array;
  readonly #rivalWorth: Int8Array;

  constructor(rules: LifeRules, { board, turn }: LifePosition) {
    this.#width = board.width;
    this.stride = board.width + 2 * PAD;
    this.size = this.stride * (board.height + 2 * PAD);
    this.#states = new Uint8Array(this.size);
    this.#around = new Int8Array(this.size);
    this.#own = new Int8Array(this.size);
    this.#ownWorth = new Int8Array(this.size);
    this.#rivalWorth = new Int8Array(this.size);
    const worth = (seat: Seat, cell: Cell) =>
      zoneOf(rules, seat, cell % board.width) === "rival" ? rules.rivalWeight : 1;
    board.cells.forEach((state, cell) => {
      const at = this.at(cell);
      this.#ownWorth[at] = worth(turn, cell);
      this.#rivalWorth[at] = worth(1 - turn, cell);
      if (state !== 0) this.#add(at, state === colorOf(turn) ? 1 : 2, 1);
    });
  }

  at(cell: Cell): number {
    const row = Math.floor(cell / this.#width);
    return (row + PAD) * this.stride + PAD + cell % this.#width;
  }

  cellOf(at: number): Cell {
    const row = Math.floor(at / this.stride);
    return (row - PAD) * this.#width + at - row * this.stride - PAD;
  }

  /** Places an own cell; how much more the seat leads by. */
  place(at: number): number {
    const before = this.#leadAround(at);
    this.#add(at, 1, 1);
    return this.#leadAround(at) - before;
  }

  take(at: number): void {
    this.#add(at, 1, -1);
  }

  #add(at: number, state: 1 | 2, sign: 1 | -1): void {
    this.#states[at] = sign === 1 ? state : 0;
    const own = state === 1 ? sign : 0, { stride } = this;
    for (let row = at - stride; row <= at + stride; row += stride) {
      for (let near = row - 1; near <= row + 1; near++) {
        this.#around[near]! += sign;
        this.#own[near]! += own;
      }
    }
    this.#around[at]! -= sign;
    this.#own[at]! -= own;
  }

  /** What the 3×3 around a cell is worth to the seat after the generation. */
  #leadAround(at: number): number {
    let lead = 0;
    const { stride } = this;
    for (let row = at - stride; row <= at + stride; row += stride) {
      for (let near = row - 1; near <= row + 1; near++) {
        lead += this.#worth(near, this.#states[near]!, this.#around[near]!, this.#own[near]!);
      }
    }
    return lead;
  }

  /** What a cell in that state is worth after the generation, by its neighbors. */
  #worth(at: number, state: number, around: number, own: number): number {
    if (around !== 3 && (around !== 2 || state === 0)) return 0;
    const isOwn = state === 0 ? own >= 2 : state === 1;
    return isOwn ? this.#ownWorth[at]! : -this.#rivalWorth[at]!;
  }

  /**
   * For each of the cells, which are empty: the most that the seat's lead can gain as the last of a
   * turn is placed there, whichever `others` at most are placed before.
   */
  mostGains(cells: readonly number[], others: number): Int8Array {
    const byNeighbor = new Int8Array(this.size), most = new Int8Array(this.size);
    for (let at = 0; at < this.size; at++) {
      byNeighbor[at] = this.#mostByNeighbor(at, this.#states[at]!, others);
    }
    for (const cell of cells) {
      byNeighbor[cell] = Math.max(byNeighbor[cell]!, this.#mostByNeighbor(cell, 1, others));
    }
    for (const cell of cells) {
      let sum = this.#mostByItself(cell, others) - byNeighbor[cell]!;
      for (let row = cell - this.stride; row <= cell + this.stride; row += this.stride) {
        sum += byNeighbor[row - 1]! + byNeighbor[row]! + byNeighbor[row + 1]!;
      }
      most[cell] = sum;
    }
    return most;
  }

  /** The most that a cell gains by being placed itself. */
  #mostByItself(at: number, others: number): number {
    let most = 0;
    for (let more = 0; more <= others; more++) {
      const around = this.#around[at]! + more, own = this.#own[at]! + more;
      const gain = this.#worth(at, 1, around, own) - this.#worth(at, 0, around, own);
      most = Math.max(most, gain);
    }
    return most;
  }

  /** The most that a cell in that state gains by one more neighbor of the seat's. */
  #mostByNeighbor(at: number, state: number, others: number): number {
    let most = 0;
    for (let more = 0; more <= others; more++) {
      const around = this.#around[at]! + more, own = this.#own[at]! + more;
      const gain = this.#worth(at, state, around + 1, own + 1) -
        this.#worth(at, state, around, own);
      most = Math.max(most, gain);
    }
    return most;
  }
}
