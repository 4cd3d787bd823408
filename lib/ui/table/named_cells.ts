/** The cells that a sentence names, pointed out on the board when it's tapped. */

import type { Board, Cell } from "../../automaton/board.ts";
import { readCell } from "../../games/notation/cell_text.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { Table } from "./table.ts";

const NAME = /\b[a-z]{1,2}\d{1,2}\b/g;

/** What has something of its own to do when it's tapped. */
const BUSY = "a, button, input, label, summary";

/** The cells of a board that a sentence names. */
export function cellsNamed(board: Board, sentence: string): Cell[] {
  const names = sentence.toLowerCase().match(NAME) ?? [];
  const cells = names.map((name) => readCell(board, name) ?? -1);
  return [...new Set(cells)].filter((cell) => cell >= 0);
}

/** Points out what the tapped sentence names; the same again: nothing any more. */
export function pointOut<Kind extends AnyPlayed>(table: Table<Kind>, { target }: Event): void {
  const at = target as Element;
  if (at.closest(BUSY)) return;
  const cells = cellsNamed(table.board, at.closest("p, li")?.textContent ?? "");
  if (cells.length === 0) return;
  table.named.value = `${cells}` === `${table.named.peek()}` ? [] : cells;
  // On a phone what's next to the board lies over it.
  at.closest<HTMLElement>(":popover-open")?.hidePopover();
}
