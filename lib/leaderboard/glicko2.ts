/**
 * How strong players are, from their online games: Glicko-2, with a rating's uncertainty (Glickman,
 * "Example of the Glicko-2 system", 2013).
 *
 * A rating period is a week by UTC, Monday to Sunday, as leaderboards have it: long enough for the
 * ten games or so that the paper wants, short enough to show what one plays. All games of a period
 * count at once, against the ratings that the opponents had when it began, so their order makes no
 * difference and the current week can be shown as it stands by the same function.
 *
 * Puzzles are opponents, too, with ratings of their own.
 */

import rate from "glicko2-lite";

export interface Rating {
  /** Strength; beginners have 1500. */
  readonly rating: number;
  /** Its standard deviation: the truth lies within twice as much, 95 times in 100. */
  readonly deviation: number;
  /** How much the strength itself is expected to change in a period, on the paper's own scale. */
  readonly volatility: number;
}

/** A rated game as one of its players saw it. */
export interface RatedGame {
  /** The opponent's rating when the period began. */
  readonly opponent: Rating;
  /** 1 for a win, ½ for a draw, 0 for a loss. */
  readonly score: 0 | 0.5 | 1;
}

/** What is known of someone who never played. */
export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** τ: how fast volatility may change. The paper advises 0.3 to 1.2, and takes this. */
const TAU = 0.5;

/** Rating points to one of the paper's inner scale (step 2). */
const SCALE = 173.7178;

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The first Monday after 1970 began, ms. */
const MONDAY = Date.UTC(1970, 0, 5);

/** The number of the rating period in which a moment (ms) lies; each has its predecessor's plus one. */
export function ratingPeriodOf(at: number): number {
  return Math.floor((at - MONDAY) / WEEK);
}

/** When a rating period begins, ms. */
export function startOfPeriod(period: number): number {
  return MONDAY + period * WEEK;
}

/** The rating at the end of a period, in which the player may have played no game. */
export function ratePeriod(before: Rating, games: readonly RatedGame[]): Rating {
  if (games.length === 0) return rest(before, 1);
  const { rating, deviation, volatility } = before;
  const results = games.map(({ opponent, score }): [number, number, number] => [
    opponent.rating,
    opponent.deviation,
    score,
  ]);
  const after = rate(rating, deviation, volatility, results, { tau: TAU });
  return { rating: after.rating, deviation: capped(after.rd), volatility: after.vol };
}

/** The rating after periods without a game: the same, but less certain (step 6). */
export function rest({ rating, deviation, volatility }: Rating, periods: number): Rating {
  const drift = Math.sqrt(periods) * volatility * SCALE;
  return { rating, deviation: capped(Math.hypot(deviation, drift)), volatility };
}

/** Nobody is less known than a newcomer. */
function capped(deviation: number): number {
  return Math.min(NEWCOMER.deviation, deviation);
}

/**
 * Who has tried no puzzle. Fewer points and less doubt than in games: the first puzzles are easy ones, and
 * one of them missed says little.
 */
export const FIRST_RATING: Rating = {
  rating: 1200,
  deviation: 200,
  volatility: NEWCOMER.volatility,
};

/** A puzzle nobody has tried: a guess is better than nothing, and soon replaced by results. */
export function untriedRating(guess: number): Rating {
  return { rating: guess, deviation: 200, volatility: NEWCOMER.volatility };
}

/** Both ratings after a try: a game that one of the two wins, and a rating period of its own. */
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
