/** How many games' points a leaderboard adds up: the best ones. */

import type { Period } from "./period.ts";

/** The games whose points count, of a week, of a month and of all time. */
export const BEST: Readonly<Record<Period, number>> = { week: 10, month: 25, all: 100 };

/** A player's best points, the most first, and what a game has added to their sum. */
interface Bettered {
  readonly best: readonly number[];
  readonly gain: number;
}

/** Takes another game's points among the best `most`, if they belong there. */
export function better(best: readonly number[], points: number, most: number): Bettered {
  const all = [...best, points].filter((one) => one > 0).sort((a, b) => b - a);
  const kept = all.slice(0, most);
  return { best: kept, gain: sum(kept) - sum(best) };
}

function sum(points: readonly number[]): number {
  return points.reduce((total, one) => total + one, 0);
}
