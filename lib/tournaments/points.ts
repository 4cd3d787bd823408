/** What results are worth. */

import type { Mark, TournamentKind } from "./tournament.ts";

/** Points of an arena's game, and how many wins in a row double those of the next. */
const ARENA = { w: 2, b: 2, d: 1, l: 0 } as const;
const STREAK = 2;
/** A Swiss counts half points: whole numbers here. */
const SWISS = { w: 2, b: 2, d: 1, l: 0 } as const;

/** What each result of a sheet came to: an arena's points, or a Swiss's halves. */
export function pointsOf(kind: TournamentKind, sheet: string): number[] {
  let wins = 0;
  return marksOf(sheet).map((mark) => {
    if (kind === "swiss") return SWISS[mark];
    const isDouble = wins >= STREAK;
    wins = mark === "w" ? wins + 1 : 0;
    return ARENA[mark] * (isDouble ? 2 : 1);
  });
}

/** The sum of it. */
export function scoreOf(kind: TournamentKind, sheet: string): number {
  return pointsOf(kind, sheet).reduce((sum, points) => sum + points, 0);
}

/** Whether the next win in an arena counts double. */
export function isOnFire(sheet: string): boolean {
  return sheet.endsWith("w".repeat(STREAK));
}

export function winsOf(sheet: string): number {
  return marksOf(sheet).filter((mark) => mark === "w").length;
}

function marksOf(sheet: string): Mark[] {
  return [...sheet] as Mark[];
}
