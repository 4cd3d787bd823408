/** The cells drafted for a turn outlive a reload of the page. */

import { effect, type ReadonlySignal } from "@preact/signals";
import type { RoomView } from "../../../rooms/view.ts";
import { readStored, writeStored } from "../../parts/stored.ts";
import type { RoomSeat } from "./ask.ts";

/** What a draft is kept as: the version of the room it was made on, then its cells, or a tool and its aim. */
const SEPARATOR = " ";

/**
 * Takes up the draft that this browser tab kept for the room's version, and keeps it from now on;
 * returns how to stop. A turn on its way is kept too, for it may never arrive. What was drafted on
 * another board, or in a game that is over, is dropped. `kept` tells how many cells were taken up.
 */
export function keepDraft(
  table: RoomSeat,
  room: ReadonlySignal<RoomView>,
  kept: (count: number) => string,
): () => void {
  const { code } = room.peek();
  const version = () => room.peek().changed;
  const name = `draft ${code}`;
  takeUp(table, readStored("sessionStorage", name), version(), kept);
  const { turns, result } = table.match;
  let before = turns.peek().length;
  return effect(() => {
    const now = result.value ? -1 : turns.value.length;
    if (now < before || now > before && table.drafted.peek().length > 0) table.reset();
    before = now;
    const { toolInHand, target: { value: target }, drafted: { value: cells } } = table;
    if (!table.myTurn.value) return;
    const chosen = toolInHand ? [toolInHand.name, ...target === undefined ? [] : [target]] : cells;
    const text = chosen.length === 0 ? "" : [version(), ...chosen].join(SEPARATOR);
    writeStored("sessionStorage", name, text);
  });
}

/** A tool says of itself that it's in hand again. */
function takeUp(
  table: RoomSeat,
  text: string,
  version: number,
  kept: (count: number) => string,
): void {
  const [madeOn, ...chosen] = text.split(SEPARATOR), [first = "", aim] = chosen;
  if (text === "" || Number(madeOn) !== version || !table.myTurn.peek()) return;
  if (!/^\d/.test(first)) return table.takeAgain(first, aim === undefined ? aim : Number(aim));
  table.draftAgain(chosen.map(Number));
  table.say(kept(table.drafted.peek().length));
}
