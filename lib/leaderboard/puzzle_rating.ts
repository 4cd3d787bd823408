/** Puzzles as opponents: a try is a game that one of the two wins, and each a rating period of its own. */

import { NEWCOMER, ratePeriod, type Rating } from "./glicko2.ts";

/**
 * Who has tried none. Fewer points and less doubt than in games: the first puzzles are easy ones, and
 * one of them missed says little.
 */
export const FIRST_RATING: Rating = {
  rating: 1200,
  deviation: 200,
  volatility: NEWCOMER.volatility,
};

/** A puzzle's guessed rating is better than nothing, and soon replaced by results. */
const GUESSED = { deviation: 200, volatility: NEWCOMER.volatility };

/** A puzzle nobody has tried. */
export function untriedRating(guess: number): Rating {
  return { rating: guess, ...GUESSED };
}

/** Both ratings after a try. */
export function rateTry(
  player: Rating,
  puzzle: Rating,
  isSolved: boolean,
): { readonly player: Rating; readonly puzzle: Rating } {
  return {
    player: ratePeriod(player, [{ opponent: puzzle, score: isSolved ? 1 : 0 }]),
    puzzle: ratePeriod(puzzle, [{ opponent: player, score: isSolved ? 0 : 1 }]),
  };
}
