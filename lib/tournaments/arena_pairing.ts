/** Who of those who are free in an arena plays whom. */

import { pairBest } from "./matching.ts";
import { scoreOf } from "./points.ts";
import { seatTwo } from "./seats.ts";
import type { Entrant } from "./tournament.ts";

/** One who is free. */
export interface Free extends Pick<Entrant, "number" | "sheet" | "rating" | "lean" | "last"> {
  /** Since when, ms. */
  readonly since: number;
}

/** How long two wait before they meet again right after they met, ms. */
export const PATIENCE = 12_000;

/** Whether one of two has blocked the other. */
export type AreApart = (one: number, other: number) => boolean;

/**
 * Pairs all who can be paired, by what stands next to each other in the standings: the one who leads
 * first. Of an odd number the one who came free last is left, if that can be: else it would be the same
 * one again and again. The one with the first seat comes first in a pair.
 */
export function pairArena(
  free: readonly Free[],
  now: number,
  areApart: AreApart = () => false,
): [Free, Free][] {
  const ranked = free.toSorted(byRank), last = ranked.toSorted(byWait).at(-1);
  const sorted = free.length % 2 === 0 ? ranked : [...ranked.filter((one) => one !== last), last!];
  const mayMeet = (a: number, b: number) => {
    const one = sorted[a]!, other = sorted[b]!;
    if (areApart(one.number, other.number)) return false;
    const haveJustMet = one.last === other.number || other.last === one.number;
    return !haveJustMet || Math.min(now - one.since, now - other.since) >= PATIENCE;
  };
  // The nearest first: they are in order already. Who comes last gets whom nobody else needs.
  const pairs = pairBest(sorted.length, mayMeet, (_, left) => left);
  return pairs.map(([a, b]) => seatTwo(sorted[a]!, sorted[b]!));
}

function byRank(one: Free, other: Free): number {
  return scoreOf("arena", other.sheet) - scoreOf("arena", one.sheet) ||
    other.rating - one.rating || one.number - other.number;
}

/** Who has waited longest first; of those who came free together, who has played least. */
function byWait(one: Free, other: Free): number {
  return one.since - other.since || one.sheet.length - other.sheet.length;
}
