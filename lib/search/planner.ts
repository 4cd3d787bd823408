/**
 * Planning the whole turn: the cells that together leave the best board one generation on
 * (RR-001 §5.5).
 */

import { setCell } from "../automaton/bitboard.ts";
import { stepBits } from "../automaton/bit_generation.ts";
import { type Cell, EMPTY } from "../automaton/board.ts";
import type { Zone } from "../games/conquerors/rules.ts";
import { evaluate } from "./evaluate.ts";
import type { Plan } from "./levels.ts";
import { OWN, type Situation, zoneOfCell } from "./situation.ts";

const ZONES: readonly Zone[] = ["home", "neutral", "rival"];

/** The cells that a plan chooses from: the first of all that are ranked, or of every zone. */
export function shortlist(
  situation: Situation,
  ranked: readonly Cell[],
  { shortlist: size, byZone }: Plan,
): readonly Cell[] {
  if (!byZone) return ranked.slice(0, size);
  return ZONES.flatMap((zone) =>
    ranked.filter((cell) => zoneOfCell(situation, cell) === zone).slice(0, size)
  );
}

/** Adds the listed cell that does most good until the turn is full or none does any. */
export function planTurn(situation: Situation, listed: readonly Cell[], level: Plan): Cell[] {
  const { board, rules } = situation;
  const chosen: Cell[] = [];
  let value = lookAhead(situation, level);
  while (chosen.length < rules.place) {
    let best: Cell | undefined;
    for (const cell of listed) {
      if (chosen.includes(cell)) continue;
      setCell(board, cell, OWN);
      const tried = lookAhead(situation, level);
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
function lookAhead(situation: Situation, level: Plan): number {
  stepBits(situation.board, situation.next, "plane");
  return evaluate(situation, situation.next, level);
}
