/**
 * The cells with which an ascent goes on. Once all have been looked at for one cell of a turn, most
 * are known to do little good for the others either.
 */

import { aroundRow } from "./side.ts";

/** A place for a cell, and what the turn was worth with it. */
interface Look {
  readonly row: number;
  readonly bit: number;
  readonly worth: number;
}

export class Shortlist {
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
