/** Forecasts of who wins, held against who won. */

import { chanceOf } from "../../lib/ui/analysis/standing.ts";

export interface Forecast {
  /** How a game stood for blue after a turn of that round. */
  readonly standing: number;
  readonly round: number;
  /** 1 if blue won, 0 if red did, a half for a draw. */
  readonly won: number;
}

/** The mean square of what was missed by: 0 for a prophet, 0.25 for who always says a half. */
export function brier(forecasts: readonly Forecast[], perRound: number): number {
  const missed = forecasts.map(({ standing, round, won }) => {
    return (chanceOf(standing, round, perRound) / 100 - won) ** 2;
  });
  return missed.reduce((sum, one) => sum + one, 0) / missed.length;
}

/** What a point tells a round, so that the forecasts miss by least: to the tenth of a thousandth. */
export function fitted(forecasts: readonly Forecast[]): number {
  const rates = Array.from({ length: 300 }, (_, i) => (i + 1) / 10_000);
  const missed = rates.map((rate) => brier(forecasts, rate));
  return rates[missed.indexOf(Math.min(...missed))]!;
}
