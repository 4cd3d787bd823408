/** Rules of two-colour Life: what becomes of one cell. This module is browser compatible. */

import { EMPTY, type State } from "./board.ts";

/**
 * The next state of a cell that is now `state`, where `counts[s]` of its neighbours are of state
 * `s` (the entry of the empty state is not looked at).
 */
export type Rule = (state: State, counts: ArrayLike<number>) => State;

/**
 * The Immigration game: B3/S23, blind to colour; a birth takes its parents' majority colour
 * (RR-001 §2.2, rules.md C1). Three parents of two colours cannot tie, so there is no third case.
 */
export const immigration: Rule = (state, counts) => {
  const blue = counts[1]!, red = counts[2]!;
  const live = blue + red;
  if (state !== EMPTY) return live === 2 || live === 3 ? state : EMPTY;
  if (live !== 3) return EMPTY;
  return blue > red ? 1 : 2;
};
