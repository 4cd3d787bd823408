/** Whole turns made better one cell at a time. */

import type { Cell } from "../automaton/board.ts";
import type { Rng } from "../games/game.ts";
import type { LifeMove } from "../games/conquerors/position.ts";
import { below } from "../games/kit/rng.ts";
import type { Judge } from "./judge.ts";
import { aroundRow, cellsIn, columnOfBit, nearLife, type Side } from "./side.ts";
import { windowAround } from "./window.ts";

/** A turn and what it is worth to the seat that takes it. */
export interface Judged {
  readonly move: LifeMove;
  readonly worth: number;
}

/** A turn of cells. */
export interface Placed extends Judged {
  readonly move: { readonly place: readonly Cell[] };
}

/** The better of two, the first if they are equal. */
export function better(one: Judged, other: Judged): Judged {
  return other.worth > one.worth ? other : one;
}

/** The best of this many random turns: half of them clustered, half near what lives. */
export function seedTurn(judge: Judge, rng: Rng, seeds: number): Placed {
  const { side } = judge;
  const all = cellsIn(side.legal, side.width);
  const near = cellsIn(nearLife(side, side.words), side.width);
  let best: Placed = { move: { place: [] }, worth: -Infinity };
  for (let seed = 0; seed < seeds; seed++) {
    const isClustered = seed % 2 === 0 || near.length < side.place;
    const from = isClustered ? cluster(side, all, 1 + (seed >> 1) % 2, rng) : near;
    const move = { place: draw(from, side.place, rng) };
    const worth = judge.worthOf(move, best.worth);
    if (seed === 0 || worth > best.worth) best = { move, worth };
  }
  return best;
}

/** The legal cells within `radius` of a random one, or all if they are too few. */
function cluster(side: Side, all: readonly Cell[], radius: number, rng: Rng): readonly Cell[] {
  if (all.length === 0) return all;
  const { columns, from, to } = windowAround(side, all[below(all.length, rng)]!, radius);
  const around = cellsIn(side.legal, side.width, columns, from, to);
  return around.length < side.place ? all : around;
}

/** This many different cells; all of them if there are fewer. */
function draw(cells: readonly Cell[], count: number, rng: Rng): Cell[] {
  const drawn: Cell[] = [];
  while (drawn.length < Math.min(count, cells.length)) {
    const cell = cells[below(cells.length, rng)]!;
    if (!drawn.includes(cell)) drawn.push(cell);
  }
  return drawn;
}

/**
 * Moves one of the turn's cells after the other to where it does most good, until none can be
 * placed better or the budget is spent. It pauses after each. Once all cells have
 * been looked at for one of the turn's, it goes on with the best `most`, and those near its others.
 */
export function* ascend(
  judge: Judge,
  start: Placed,
  most: number,
): Generator<void, Placed> {
  const list = most === Infinity || judge.isLast ? undefined : new Shortlist(most);
  let best = start;
  const { length } = start.move.place;
  for (let at = 0, settled = 0; settled < length && judge.budget.left > 0; at = (at + 1) % length) {
    const next = placeAnew(judge, best, at, list);
    settled = next === best ? settled + 1 : 1;
    best = next;
    yield;
  }
  return best;
}

/** The turn with its cell at that index where it is worth most; the same turn if it is there. */
function placeAnew(judge: Judge, turn: Placed, at: number, list: Shortlist | undefined): Placed {
  const { width, height, words } = judge.side;
  const others = turn.move.place.toSpliced(at, 1);
  const board = judge.begin(others);
  const free = nearLife(judge.side, board);
  for (let row = 0; row < height; row++) free[row]! &= ~(board[2 * row]! | board[2 * row + 1]!);
  if (judge.isLast) judge.keepBest(free);
  list?.narrow(free, board.map((word, i) => word ^ words[i]!));
  let { worth } = turn, best: Cell | undefined;
  for (let row = 0; row < height; row++) {
    for (let word = free[row]!; word !== 0; word &= word - 1) {
      const tried = judge.worthWith(row, word & -word, worth);
      list?.note(row, word & -word, tried);
      if (tried > worth) [best, worth] = [row * width + columnOfBit(word), tried];
    }
  }
  list?.make(height);
  return best === undefined ? turn : { move: { place: turn.move.place.with(at, best) }, worth };
}

/** A place for a cell, and what the turn was worth with it. */
interface Look {
  readonly row: number;
  readonly bit: number;
  readonly worth: number;
}

/**
 * The cells with which an ascent goes on. Once all have been looked at for one cell of a turn, most
 * are known to do little good for the others either.
 */
class Shortlist {
  /** By row; undefined until all cells have been looked at. */
  #listed: Int32Array | undefined;
  /** The best looks so far, from the best on. */
  readonly #best: Look[] = [];

  constructor(readonly size: number) {}

  /**
   * Leaves of the free cells those listed, and those within two rows and columns of the cells that
   * were `placed` (as words): what is good there the list can't know.
   */
  narrow(free: Int32Array, placed: Int32Array): void {
    const listed = this.#listed;
    if (!listed) return;
    for (let row = 0; row < free.length; row++) {
      free[row]! &= listed[row]! | aroundRow(placed, free.length, row);
    }
  }

  /** Takes down a look at a cell, until the list is made. */
  note(row: number, bit: number, worth: number): void {
    const best = this.#best;
    if (this.#listed || best.length === this.size && worth <= best.at(-1)!.worth) return;
    if (best.length === this.size) best.pop();
    let at = best.length;
    while (at > 0 && best[at - 1]!.worth < worth) at--;
    best.splice(at, 0, { row, bit, worth });
  }

  /** Lists the best of the cells that were looked at, on a board of that many rows. */
  make(height: number): void {
    if (this.#listed) return;
    this.#listed = new Int32Array(height);
    for (const { row, bit } of this.#best) this.#listed[row]! |= bit;
  }
}
