/**
 * A board in letters, as people read it in a letter: `A` to `H` the seats' pieces, `#` neutral ones,
 * `.` empty cells.
 */

import { type Board, EMPTY, type State } from "../../automaton/board.ts";
import { NEUTRAL } from "../../automaton/rule.ts";
import { columnName } from "./cell_text.ts";
import type { Seat } from "../game.ts";

/** The letter of a seat's pieces. */
export function letterOf(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

/** The rows, below the columns' names and next to their numbers. */
export function boardLetters({ width, height, cells }: Board): string {
  const line = (label: string, signs: readonly string[]) => [label.padStart(2), ...signs].join(" ");
  const columns = Array.from({ length: width }, (_, column) => columnName(column));
  const rows = Array.from(
    { length: height },
    (_, row) =>
      line(`${row + 1}`, Array.from(cells.subarray(row * width, (row + 1) * width), signOf)),
  );
  return [line("", columns), ...rows].join("\n");
}

function signOf(state: State): string {
  if (state === EMPTY) return ".";
  return state === NEUTRAL ? "#" : letterOf(state - 1);
}
