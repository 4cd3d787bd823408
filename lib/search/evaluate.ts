/**
 * The worth of a board to blue at the planner's horizon, one generation on (RR-001 §5.5).
 * This module is browser compatible.
 */

import { type Bitboard, countBits, getCell } from "../automaton/bitboard.ts";
import type { State } from "../automaton/board.ts";
import type { Zone } from "../games/life_rules.ts";
import { OWN, RIVAL, type Situation } from "./situation.ts";
import { countIn, windowAround } from "./window.ts";

/** Cells of a colour by zone. */
type Census = Readonly<Record<Zone, number>>;

/** A colony without a cell at home can place nowhere else. */
const ANCHOR_LOST = -40;

/** The zones whose cells together open the rival's home are all held. */
const CHAIN_STANDS = 6;

/** A colony without any has lost the game. */
const EXTINCTION = 100;

/** Survival ends at three neighbours (RR-001 §2.2), so growth that crowds is but half a gain. */
const CROWDED = -0.5;
const MOST_NEIGHBOURS = 3;

/** Weighted material, what keeps the presence chain up, and a look at who will not live on. */
export function evaluate({ rules, zones }: Situation, board: Bitboard): number {
  const own = census(board, OWN, zones), rival = census(board, RIVAL, zones);
  const ownWorth = own.home + own.neutral + rules.rivalWeight * own.rival;
  const rivalWorth = rival.rival + rival.neutral + rules.rivalWeight * rival.home;
  const chain = rules.rivalNeeds.every((zone) => own[zone] > 0);
  return ownWorth - rivalWorth +
    (own.home === 0 ? ANCHOR_LOST : 0) +
    (chain ? CHAIN_STANDS : 0) +
    (rivalWorth === 0 ? EXTINCTION : 0) -
    (ownWorth === 0 ? EXTINCTION : 0) +
    CROWDED * crowded(board, OWN);
}

function census(board: Bitboard, colour: State, zones: Situation["zones"]): Census {
  return {
    home: countBits(board, colour, zones.home),
    neutral: countBits(board, colour, zones.neutral),
    rival: countBits(board, colour, zones.rival),
  };
}

/** How many cells of the colour have more neighbours than they can live with. */
function crowded(board: Bitboard, colour: State): number {
  let count = 0;
  for (let cell = 0; cell < board.width * board.height; cell++) {
    if (getCell(board, cell) !== colour) continue;
    const around = windowAround(board, cell, 1);
    const neighbours = countIn(board, OWN, around) + countIn(board, RIVAL, around) - 1;
    if (neighbours > MOST_NEIGHBOURS) count++;
  }
  return count;
}
