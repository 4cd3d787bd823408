/** The cells drafted for a turn outlive a reload of the page. */

import { effect, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Cell } from "../../automaton/board.ts";
import type { AnyGame } from "../../games/known_games.ts";
import type { Speaker } from "./ask.ts";
import type { Match } from "./match.ts";
import { readStored, writeStored } from "../parts/stored.ts";

/** A table of any game, at which cells are drafted. */
export interface DraftingTable extends Speaker {
  readonly match: Pick<Match<AnyGame>, "game" | "position">;
  readonly drafted: Signal<readonly Cell[]>;
  readonly myTurn: ReadonlySignal<boolean>;
}

/** What a draft is kept as: the version of the room it was made on, then its cells. */
const SEPARATOR = " ";

/**
 * Takes up the draft that this browser tab kept for the room's version, and keeps it from now on;
 * returns how to stop. A turn on its way is kept too, for it may never arrive. `sentence` tells how
 * many cells were taken up.
 */
export function keepDraft(
  table: DraftingTable,
  code: string,
  version: () => number,
  sentence = table.words.room.draftKept,
): () => void {
  const name = `draft ${code}`;
  if (takeUp(table, readStored("sessionStorage", name), version())) {
    table.say(sentence(table.drafted.peek().length));
  }
  return effect(() => {
    const cells = table.drafted.value;
    if (!table.myTurn.value) return;
    const text = cells.length === 0 ? "" : [version(), ...cells].join(SEPARATOR);
    writeStored("sessionStorage", name, text);
  });
}

/** Whether there was a draft to take up. */
function takeUp(table: DraftingTable, text: string, version: number): boolean {
  const [madeOn, ...cells] = text.split(SEPARATOR).map(Number);
  if (text === "" || madeOn !== version || !table.myTurn.peek()) return false;
  table.drafted.value = legalCells(table, cells);
  return true;
}

/** Storage is anybody's to write, so the rules are asked about each cell again. */
function legalCells({ match: { game, position } }: DraftingTable, cells: readonly Cell[]): Cell[] {
  const legal: Cell[] = [];
  for (const cell of cells) {
    if (!game.reach(position.peek(), legal)(cell)) legal.push(cell);
  }
  return legal;
}
