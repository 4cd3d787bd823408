/** The way from live cell to live cell. */

import { type Board, type Cell, EMPTY } from "../../automaton/board.ts";

/** The next live cell in reading order, going round; the cell itself where there is no other. */
export function nextLive({ cells }: Board, from: Cell): Cell {
  const after = cells.findIndex((state, cell) => cell > from && state !== EMPTY);
  const any = after >= 0 ? after : cells.findIndex((state) => state !== EMPTY);
  return any >= 0 ? any : from;
}
