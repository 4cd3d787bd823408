/**
 * The worth of a board to blue at the planner's horizon (RR-001 §5.5).
 * This module is browser compatible.
 */

import { type Bitboard, countBits } from "../automaton/bitboard.ts";
import { OWN, RIVAL, type Situation } from "./situation.ts";

/** Losing the last cell at home locks everything else (RR-001 §5.5). */
const ANCHOR_LOST = -40;
/** The chain home, neutral, rival stands. */
const CHAIN_STANDS = 6;

/** Weighted material, with the presence chain's worth. */
export function evaluate({ rules, zones }: Situation, board: Bitboard): number {
  const home = countBits(board, OWN, zones.home);
  const neutral = countBits(board, OWN, zones.neutral);
  const rival = countBits(board, OWN, zones.rival);
  const intruders = countBits(board, RIVAL, zones.home);
  const others = countBits(board, RIVAL, zones.neutral | zones.rival);
  const material = home + neutral + rules.rivalWeight * (rival - intruders) - others;
  const chain = home > 0 && neutral > 0 && rival > 0 ? CHAIN_STANDS : 0;
  return material + chain + (home === 0 ? ANCHOR_LOST : 0);
}
