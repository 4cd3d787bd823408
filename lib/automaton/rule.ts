/** Rules of Life in colors: what becomes of one cell. */

import { EMPTY, type State } from "./board.ts";

/**
 * The next state of a cell that is now `state`, where `counts[s]` of its neighbors are of state
 * `s` (the entry of the empty state is not looked at).
 */
export type Rule = (state: State, counts: ArrayLike<number>) => State;

/**
 * The Immigration game: B3/S23, blind to color; a birth takes its parents' majority color
 * (RR-001 §2.2, rules.md C1). Three parents of two colors cannot tie, so there is no third case.
 */
export const immigration: Rule = (state, counts): State => {
  const blue = counts[1]!, red = counts[2]!;
  const live = blue + red;
  if (state !== EMPTY) return live === 2 || live === 3 ? state : EMPTY;
  if (live !== 3) return EMPTY;
  return blue > red ? 1 : 2;
};

/**
 * The arena's rule of two colors: a live cell survives by two or three neighbors of its own
 * color, whatever else is there; three of one color bear a cell where no other is near
 * (rules.md K1).
 */
export const friendly: Rule = (state, counts): State => {
  if (state !== EMPTY) return counts[state] === 2 || counts[state] === 3 ? state : EMPTY;
  if (counts[1]! + counts[2]! !== 3) return EMPTY;
  if (counts[1] === 3) return 1;
  return counts[2] === 3 ? 2 : EMPTY;
};

/** The state of pieces that are nobody's: the one after the eight colors, `I` in RLE. */
export const NEUTRAL: State = 9;

/**
 * B3/S23 for up to eight colors, blind to them; a birth takes the color of two parents or three,
 * nobody's as well as another, and is nobody's where all three differ (rules.md P4).
 */
export const plurality: Rule = (state, counts): State => {
  let live = 0, parent = NEUTRAL;
  for (let color = 1; color <= NEUTRAL; color++) {
    live += counts[color]!;
    if (counts[color]! >= 2) parent = color;
  }
  if (state !== EMPTY) return live === 2 || live === 3 ? state : EMPTY;
  return live === 3 ? parent : EMPTY;
};
