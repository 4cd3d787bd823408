/** Turns of a finished game as a level that looks ahead judges them. */

import type { Assessment } from "../../search/assess.ts";
import type { Turn } from "../table/match.ts";

export interface JudgedTurn {
  readonly turn: Turn;
  /** Of the position before the turn, and of the turn. */
  readonly assessment: Assessment;
}

/** How bad a turn is that was not the best. */
export type Mark = "inaccuracy" | "mistake" | "blunder";

/** The chances of winning, in percent, that so bad a turn gives away. */
const LOSSES: readonly (readonly [Mark, number])[] = [
  ["blunder", 30],
  ["mistake", 20],
  ["inaccuracy", 10],
];

/** The loss from which a turn has a mark. */
export const LEAST_LOSS = LOSSES.at(-1)![1];

/** Undefined for a turn that cost about nothing. */
export function markOf(loss: number): Mark | undefined {
  return LOSSES.find(([, least]) => loss >= least)?.[0];
}
