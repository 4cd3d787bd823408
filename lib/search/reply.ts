/** The rival's answer to a turn, as a search supposes it. */

import type { LifeMove } from "../games/conquerors/position.ts";
import { blastRows } from "./side.ts";

/** For the columns in which a seat lives: the columns that are open to it. */
export type Opening = (alive: number) => number;

/** Red's turn on a board that is not known yet: what of it the board does not allow falls away. */
export interface Reply {
  /** By row: the cells to place. */
  readonly place: Int32Array;
  /** By row: the cells that a bomb leaves. */
  readonly keep: Int32Array | undefined;
  readonly open: Opening;
}

export function replyOf(width: number, height: number, move: LifeMove, open: Opening): Reply {
  const place = new Int32Array(height);
  if ("place" in move) {
    for (const cell of move.place) place[Math.floor(cell / width)]! |= 1 << (cell % width);
  }
  if (!("bomb" in move)) return { place, keep: undefined, open };
  const keep = new Int32Array(height).fill(-1);
  const { columns, from, to } = blastRows(width, height, move.bomb);
  keep.fill(~columns, from, to);
  return { place, keep, open };
}

/** Plays the reply in the rows `from` up to `to`, in columns that are open. */
export function playReply(
  words: Int32Array,
  { place, keep }: Reply,
  open: number,
  from: number,
  to: number,
): void {
  for (let row = from; row < to; row++) {
    const blue = words[2 * row]!,
      red = words[2 * row + 1]! | (place[row]! & open & ~words[2 * row]!);
    const kept = keep ? keep[row]! : -1;
    words[2 * row] = blue & kept;
    words[2 * row + 1] = red & kept;
  }
}
