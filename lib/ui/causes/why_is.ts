/** Which causes a cell owes its state to. */

import { type Act, causesOf, type Law } from "../../automaton/causes.ts";
import type { Board, Cell } from "../../automaton/board.ts";
import type { Cause, Step } from "./causes.ts";

/** The causes without any one of which the cell would be otherwise; undefined if it takes too long. */
export function whyIs(
  start: Board,
  steps: readonly Step[],
  cell: Cell,
  law?: Law,
): Cause[] | undefined {
  const acts: readonly Act[] = steps;
  return causesOf(start, acts, cell, law)?.map((index) => steps[index] as Cause);
}
