/** How strong a player is just now: the rating when the period began, and the games since. */

import type { Seat } from "../games/game.ts";
import {
  NEWCOMER,
  type RatedGame,
  ratePeriod,
  type Rating,
  ratingPeriodOf,
  rest,
} from "./glicko2.ts";

/** Plain data. */
export interface Form {
  readonly period: number;
  /** The rating when the period began. */
  readonly start: Rating;
  /** The period's games. */
  readonly games: readonly RatedGame[];
}

/** The rating as the period's games so far have it. */
export function ratingOf({ start, games }: Form): Rating {
  return games.length === 0 ? start : ratePeriod(start, games);
}

/** Both players' form after a game at a moment (ms); undefined is a newcomer's. */
export function afterGame(
  before: readonly (Form | undefined)[],
  winner: Seat | null,
  at: number,
): Form[] {
  const period = ratingPeriodOf(at);
  const forms = before.map((form) => inPeriod(form, period));
  return forms.map((form, seat) => {
    const score = winner === null ? 0.5 : winner === seat ? 1 : 0;
    return { ...form, games: [...form.games, { opponent: forms[1 - seat]!.start, score }] };
  });
}

/** The form at a later period's beginning; a game that comes late counts for the present. */
function inPeriod(form: Form | undefined, period: number): Form {
  if (!form) return { period, start: NEWCOMER, games: [] };
  if (form.period >= period) return form;
  const ended = ratePeriod(form.start, form.games);
  return { period, start: rest(ended, period - form.period - 1), games: [] };
}
