/**
 * Planning the whole turn: the cells that together leave the best board one generation on
 * (RR-001 §5.5).
 */

import { popcount } from "../automaton/bit_count.ts";
import { stepBits } from "../automaton/bit_generation.ts";
import { crowdedCells } from "../automaton/bit_kernel.ts";
import { type Bitboard, countBits, setCell } from "../automaton/bitboard.ts";
import { type Cell, EMPTY, type State } from "../automaton/board.ts";
import type { Zone } from "../games/conquerors/rules.ts";
import type { Plan } from "./levels.ts";
import { OWN, RIVAL, type Situation, zoneOfCell } from "./situation.ts";

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

/** Cells of a color by zone. */
type Census = Readonly<Record<Zone, number>>;

/** A colony without a cell at home can place nowhere else. */
const ANCHOR_LOST = -40;

/** The zones whose cells together open the rival's home are all held. */
const CHAIN_STANDS = 6;

/** Weighted material, what keeps the presence chain up, and a look at who will not live on. */
export function evaluate(
  { rules, zones }: Situation,
  board: Bitboard,
  { crowded: perCrowded, extinction }: Pick<Plan, "crowded" | "extinction">,
): number {
  const own = census(board, OWN, zones), rival = census(board, RIVAL, zones);
  const ownWorth = own.home + own.neutral + rules.rivalWeight * own.rival;
  const rivalWorth = rival.rival + rival.neutral + rules.rivalWeight * rival.home;
  const chain = rules.rivalNeeds.every((zone) => own[zone] > 0);
  return ownWorth - rivalWorth +
    (own.home === 0 ? ANCHOR_LOST : 0) +
    (chain ? CHAIN_STANDS : 0) +
    (rivalWorth === 0 ? extinction : 0) -
    (ownWorth === 0 ? extinction : 0) +
    (perCrowded === 0 ? 0 : perCrowded * crowded(board, OWN));
}

function census(board: Bitboard, color: State, zones: Situation["zones"]): Census {
  return {
    home: countBits(board, color, zones.home),
    neutral: countBits(board, color, zones.neutral),
    rival: countBits(board, color, zones.rival),
  };
}

/** How many cells of the color have more neighbors than they can live with. */
function crowded({ height, words }: Bitboard, color: State): number {
  let count = 0, up = 0, row = words[0]! | words[1]!;
  for (let i = 0; i < 2 * height; i += 2) {
    const down = words[i + 2]! | words[i + 3]!;
    count += popcount(words[i + color - 1]! & crowdedCells(up, row, down));
    up = row;
    row = down;
  }
  return count;
}
