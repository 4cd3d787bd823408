/** The rival's answer to a turn, as a search supposes it. This module is browser compatible. */

/** Red's turn on a board that is not known yet: what of it the board does not allow falls away. */
export interface Reply {
  /** By row: the cells to place. */
  readonly place: Int32Array;
  /** By row: the cells that a bomb leaves. */
  readonly keep: Int32Array | undefined;
  /** The columns in which red may place, by those in which it lives. */
  readonly open: (alive: number) => number;
}

/** Plays the reply in the rows `from` up to `to`, in columns that are open. */
export function insertReply(
  words: Int32Array,
  { place, keep }: Reply,
  open: number,
  from: number,
  to: number,
): void {
  for (let row = from; row < to; row++) {
    const blue = words[2 * row]!, red = words[2 * row + 1]!;
    const kept = keep ? keep[row]! : -1;
    words[2 * row] = blue & kept;
    words[2 * row + 1] = (red | (place[row]! & open & ~blue)) & kept;
  }
}
