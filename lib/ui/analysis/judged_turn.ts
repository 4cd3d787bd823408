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

/** The regret from which a turn is so bad: Expert rarely reaches the first, Normal often the second. */
const REGRETS: readonly (readonly [Mark, number])[] = [
  ["blunder", 50],
  ["mistake", 25],
  ["inaccuracy", 10],
];

/** The regret from which a turn has a mark. */
export const LEAST_REGRET = REGRETS.at(-1)![1];

/** Undefined for a turn that is about as good as the best. */
export function markOf({ assessment: { regret } }: JudgedTurn): Mark | undefined {
  return REGRETS.find(([, least]) => regret >= least)?.[0];
}
