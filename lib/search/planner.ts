/**
 * Planning the whole turn: the cells that together leave the best board one generation on
 * (RR-001 §5.5). This module is browser compatible.
 */

import { setCell, stepBits } from "../automaton/bitboard.ts";
import { type Cell, EMPTY } from "../automaton/board.ts";
import { evaluate } from "./evaluate.ts";
import { OWN, type Situation } from "./situation.ts";

/** Adds the shortlist's best cell until the turn is full or none improves it. */
export function plan(situation: Situation, shortlist: readonly Cell[]): Cell[] {
  const { board, rules } = situation;
  const chosen: Cell[] = [];
  let value = lookAhead(situation);
  while (chosen.length < rules.place) {
    let best: Cell | undefined;
    for (const cell of shortlist) {
      if (chosen.includes(cell)) continue;
      setCell(board, cell, OWN);
      const tried = lookAhead(situation);
      setCell(board, cell, EMPTY);
      if (tried > value) [best, value] = [cell, tried];
    }
    if (best === undefined) break;
    setCell(board, best, OWN);
    chosen.push(best);
  }
  for (const cell of chosen) setCell(board, cell, EMPTY);
  return chosen;
}

/** What the board is worth one generation on. */
function lookAhead(situation: Situation): number {
  stepBits(situation.board, situation.next, "plane");
  return evaluate(situation, situation.next);
}
