/**
 * The next round of a Swiss: everyone meets somebody new with about as many points. Within a score
 * group the upper half meets the lower half, as in the Dutch system.
 */

import { pairBest } from "./matching.ts";
import { scoreOf } from "./points.ts";
import { canShare, seatTwo } from "./seats.ts";
import type { AreApart } from "./arena_pairing.ts";
import type { Entrant, Pairing } from "./tournament.ts";

/** One who is paired. */
export type SwissPlayer = Pick<Entrant, "number" | "sheet" | "rating" | "lean">;

interface SwissRound {
  /** The one with the first seat comes first. */
  readonly pairs: readonly (readonly [SwissPlayer, SwissPlayer])[];
  /** Who has no opponent, and gets the point: one at most, unless those left may not meet. */
  readonly byes: readonly SwissPlayer[];
}

/** Of all whom they met before nobody meets again. */
export function pairSwiss(
  players: readonly SwissPlayer[],
  past: readonly Pick<Pairing, "one" | "two" | "outcome">[],
  areApart: AreApart = () => false,
): SwissRound {
  const sorted = players.toSorted(byScore);
  const met = new Set(
    past.flatMap(({ one, two, outcome }) =>
      outcome === "void" ? [] : [`${one} ${two}`, `${two} ${one}`]
    ),
  );
  const mayMeet = (one: SwissPlayer, other: SwissPlayer) =>
    !met.has(`${one.number} ${other.number}`) && !areApart(one.number, other.number);
  const strict = (one: SwissPlayer, other: SwissPlayer) =>
    mayMeet(one, other) && canShare(one, other);
  return complete(sorted, strict) ?? complete(sorted, mayMeet) ?? anyhow(sorted, mayMeet);
}

type May = (one: SwissPlayer, other: SwissPlayer) => boolean;

/** A round in which nobody is alone but the one who has to be; undefined if there is none. */
function complete(sorted: readonly SwissPlayer[], may: May): SwissRound | undefined {
  if (sorted.length % 2 === 0) return allPaired(sorted, may);
  // The weakest who hasn't had a round off.
  for (const bye of sorted.toReversed().filter(({ sheet }) => !sheet.includes("b"))) {
    const round = allPaired(sorted.filter((player) => player !== bye), may);
    if (round) return { ...round, byes: [bye] };
  }
}

function allPaired(sorted: readonly SwissPlayer[], may: May): SwissRound | undefined {
  const round = anyhow(sorted, may);
  return round.byes.length === 0 ? round : undefined;
}

/** As many pairs as there can be. */
function anyhow(sorted: readonly SwissPlayer[], may: May): SwissRound {
  const pairs = pairBest(
    sorted.length,
    (a, b) => may(sorted[a]!, sorted[b]!),
    (one, left) => preferred(sorted[one]!, left, sorted),
  ).map(([a, b]) => seatTwo(sorted[a]!, sorted[b]!));
  const paired = new Set(pairs.flat());
  return { pairs, byes: sorted.filter((player) => !paired.has(player)) };
}

/**
 * Those left, best first: in the score group of the one who leads them the first of its lower half,
 * then those next to it, then the groups below from their top.
 */
function preferred(
  one: SwissPlayer,
  left: readonly number[],
  sorted: readonly SwissPlayer[],
): number[] {
  const score = scoreOf("swiss", one.sheet);
  const own = left.filter((place) => scoreOf("swiss", sorted[place]!.sheet) === score);
  const below = left.slice(own.length);
  // The leader isn't among them: with them the lower half begins one later.
  const middle = Math.floor((own.length + 1) / 2) - 1;
  const byHalf = own.toSorted((a, b) =>
    Math.abs(own.indexOf(a) - middle) - Math.abs(own.indexOf(b) - middle) || b - a
  );
  return [...byHalf, ...below];
}

function byScore(one: SwissPlayer, other: SwissPlayer): number {
  return scoreOf("swiss", other.sheet) - scoreOf("swiss", one.sheet) ||
    other.rating - one.rating || one.number - other.number;
}
