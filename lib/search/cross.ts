/** Two turns made one. */

import { popcount } from "../automaton/bit_count.ts";
import type { Placed } from "./ascent.ts";
import type { Judge } from "./judge.ts";

/**
 * The best of all turns whose cells are of these two, which place as many: what each does well
 * alone, at two ends of the board, is done by one. With four cells a turn that is 70 turns at most.
 */
export function cross(judge: Judge, one: Placed, other: Placed): Placed {
  const cells = [...new Set([...one.move.place, ...other.move.place])];
  const { length } = one.move.place;
  let best = one.worth < other.worth ? other : one;
  if (cells.length === length) return best;
  for (let set = 0; set < 1 << cells.length; set++) {
    if (popcount(set) !== length) continue;
    const move = { place: cells.filter((_, i) => (set >> i) & 1) };
    const worth = judge.worthOf(move, best.worth);
    if (worth > best.worth) best = { move, worth };
  }
  return best;
}
