/** The cells drafted for a turn outlive a reload of the page. */

import { effect, type ReadonlySignal } from "@preact/signals";
import type { Cell } from "../../automaton/board.ts";
import type { RoomView } from "../../rooms/view.ts";
import { readStored, writeStored } from "../parts/stored.ts";
import type { RoomSeat } from "./ask.ts";

/** What a draft is kept as: the version of the room it was made on, then its cells. */
const SEPARATOR = " ";

/**
 * Takes up the draft that this browser tab kept for the room's version, and keeps it from now on;
 * returns how to stop. A turn on its way is kept too, for it may never arrive. What was drafted on a
 * board that is taken back is dropped. `kept` tells how many cells were taken up.
 */
export function keepDraft(
  table: RoomSeat,
  room: ReadonlySignal<RoomView>,
  kept: (count: number) => string,
): () => void {
  const { code } = room.peek();
  const version = () => room.peek().changed;
  const name = `draft ${code}`;
  if (takeUp(table, readStored("sessionStorage", name), version())) {
    table.say(kept(table.drafted.peek().length));
  }
  let turns = table.match.turns.peek().length;
  return effect(() => {
    const { length } = table.match.turns.value;
    if (length < turns) table.reset();
    turns = length;
    const cells = table.drafted.value;
    if (!table.myTurn.value) return;
    const text = cells.length === 0 ? "" : [version(), ...cells].join(SEPARATOR);
    writeStored("sessionStorage", name, text);
  });
}

/** Whether there was a draft to take up. */
function takeUp(table: RoomSeat, text: string, version: number): boolean {
  const [madeOn, ...cells] = text.split(SEPARATOR).map(Number);
  if (text === "" || madeOn !== version || !table.myTurn.peek()) return false;
  table.drafted.value = legalCells(table, cells);
  return true;
}

/** Storage is anybody's to write, so the rules are asked about each cell again. */
export function legalCells(
  { match: { game, position } }: RoomSeat,
  cells: readonly Cell[],
): Cell[] {
  const legal: Cell[] = [];
  for (const cell of cells) {
    if (!game.reach(position.peek(), legal)(cell)) legal.push(cell);
  }
  return legal;
}
