/** The stretches of time that leaderboards are kept for, all by UTC, and how many games of each they add up. */

export const PERIODS = ["week", "month", "all"] as const;
export type Period = typeof PERIODS[number];

const DAY = 24 * 60 * 60 * 1000;

/** Which week, month or eternity a moment (ms) lies in: `2026-W47`, `2026-11`, `all`. */
export function bucketOf(period: Period, at: number): string {
  switch (period) {
    case "week":
      return isoWeek(at);
    case "month":
      return new Date(at).toISOString().slice(0, 7);
    case "all":
      return "all";
  }
}

/** ISO 8601: a week belongs to the year that has its Thursday, and week 1 to the first Thursday. */
function isoWeek(at: number): string {
  const weekday = (new Date(at).getUTCDay() + 6) % 7;
  const thursday = new Date(at + (3 - weekday) * DAY);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY));
  return `${year}-W${String(week).padStart(2, "0")}`;
}

/** How many games' points are added up, the best ones: of a week, of a month and of all time. */
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
