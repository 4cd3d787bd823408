/** Who stands where. */

import { isOnFire, scoreOf, winsOf } from "./points.ts";
import type { Entrant, Pairing, TournamentKind } from "./tournament.ts";

/** A row of the standings. */
export interface Placed {
  readonly entrant: Entrant;
  readonly rank: number;
  /** An arena's points, or a Swiss's halves. */
  readonly score: number;
  /** What decides among equal scores in a Swiss: the sum of the opponents' scores. */
  readonly buchholz: number;
  /** Whether the next win counts double. */
  readonly isOnFire: boolean;
}

type Met = Pick<Pairing, "one" | "two" | "outcome">;

/** Everyone who came, best first. */
export function standingsOf(
  kind: TournamentKind,
  entrants: readonly Entrant[],
  pairings: readonly Met[],
): Placed[] {
  const scores = new Map(entrants.map(({ number, sheet }) => [number, scoreOf(kind, sheet)]));
  const opponents = kind === "swiss" ? opponentScores(pairings, scores) : new Map<number, number>();
  const rows = entrants.map((entrant) => ({
    entrant,
    score: scores.get(entrant.number)!,
    buchholz: opponents.get(entrant.number) ?? 0,
    isOnFire: kind === "arena" && isOnFire(entrant.sheet),
  }));
  const sorted = rows.toSorted((a, b) => b.score - a.score || breakTie(a, b));
  return sorted.map((row, index) => ({ ...row, rank: index + 1 }));
}

/** The sum of the scores of those whom each has played. */
function opponentScores(
  pairings: readonly Met[],
  scores: ReadonlyMap<number, number>,
): Map<number, number> {
  const sums = new Map<number, number>();
  const add = (number: number, score: number) => sums.set(number, (sums.get(number) ?? 0) + score);
  for (const { one, two, outcome } of pairings) {
    if (two === null || outcome === null || outcome === "void") continue;
    add(one, scores.get(two) ?? 0);
    add(two, scores.get(one) ?? 0);
  }
  return sums;
}

type Row = Omit<Placed, "rank">;

/** The opponents' scores, then wins, then fewer games but not none, then who entered first. */
function breakTie(a: Row, b: Row): number {
  const [one, other] = [a.entrant, b.entrant];
  return b.buchholz - a.buchholz || winsOf(other.sheet) - winsOf(one.sheet) ||
    gamesOf(one) - gamesOf(other) || one.number - other.number;
}

/** Who played and lost stands above who didn't play. */
function gamesOf({ sheet }: Entrant): number {
  return sheet.length || Number.MAX_SAFE_INTEGER;
}

/** How many stand on the podium. */
export const PODIUM = 3;

/** Who gets a trophy must have left this many others behind. */
export const LEAST_FOR_TROPHY = 4;
