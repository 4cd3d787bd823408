/**
 * The next round of a Swiss: everyone meets somebody new with about as many points. Within a score
 * group the upper half meets the lower half, as in the Dutch system.
 */

import { pairAll, pairBest, type Prefer } from "./matching.ts";
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
      outcome === "void" || two === null ? [] : [meeting(one, two), meeting(two, one)]
    ),
  );
  const mayMeet = (one: SwissPlayer, other: SwissPlayer) =>
    !met.has(meeting(one.number, other.number)) && !areApart(one.number, other.number);
  const strict = (one: SwissPlayer, other: SwissPlayer) =>
    canShare(one, other) && mayMeet(one, other);
  return complete(sorted, strict) ?? complete(sorted, mayMeet) ?? anyhow(sorted, mayMeet);
}

/** More than the numbers of a tournament's players. */
const NUMBERS = 2 ** 26;

function meeting(one: number, other: number): number {
  return one * NUMBERS + other;
}

type May = (one: SwissPlayer, other: SwissPlayer) => boolean;

/** A round in which nobody is alone but the one who has to be; undefined if there is none. */
function complete(sorted: readonly SwissPlayer[], may: May): SwissRound | undefined {
  if (sorted.length % 2 === 0) {
    const pairs = pairAll(
      sorted.length,
      (a, b) => may(sorted[a]!, sorted[b]!),
      preferring(sorted),
    );
    return pairs && { pairs: seated(pairs, sorted), byes: [] };
  }
  // Who has the round off is chosen first, as if by a player: the weakest who hasn't had one.
  const prefer = preferring([sorted[0]!, ...sorted]);
  const [off, ...pairs] = pairAll(
    sorted.length + 1,
    (a, b) => {
      const [one, other] = [sorted[a - 1], sorted[b - 1]];
      return one && other ? may(one, other) : !(one ?? other)!.sheet.includes("b");
    },
    (one, left) => one === 0 ? left.toReversed() : prefer(one, left),
  ) ?? [];
  if (!off) return undefined;
  const own = pairs.map(([a, b]): [number, number] => [a - 1, b - 1]);
  return { pairs: seated(own, sorted), byes: [sorted[off[1] - 1]!] };
}

/** As many pairs as there can be. */
function anyhow(sorted: readonly SwissPlayer[], may: May): SwissRound {
  const pairs = seated(
    pairBest(sorted.length, (a, b) => may(sorted[a]!, sorted[b]!), preferring(sorted)),
    sorted,
  );
  const paired = new Set(pairs.flat());
  return { pairs, byes: sorted.filter((player) => !paired.has(player)) };
}

function seated(
  pairs: readonly (readonly [number, number])[],
  sorted: readonly SwissPlayer[],
): [SwissPlayer, SwissPlayer][] {
  return pairs.map(([a, b]) => seatTwo(sorted[a]!, sorted[b]!));
}

/**
 * Those left, best first: in the score group of the one who leads them the first of its lower half,
 * then those next to it, then the groups below from their top.
 */
function preferring(sorted: readonly SwissPlayer[]): Prefer {
  const scores = sorted.map(({ sheet }) => scoreOf("swiss", sheet));
  return function* (one, left) {
    const own = countWhile(left, (place) => scores[place] === scores[one]);
    // The leader isn't among them: with them the lower half begins one later.
    for (const nth of outwards(own, Math.floor((own + 1) / 2) - 1)) yield left[nth]!;
    for (let nth = own; nth < left.length; nth++) yield left[nth]!;
  };
}

/** How many at a list's start fit; behind the first that doesn't fit none does. */
function countWhile<Value>(list: readonly Value[], fits: (value: Value) => boolean): number {
  let from = 0;
  for (let to = list.length; from < to;) {
    const middle = (from + to) >> 1;
    if (fits(list[middle]!)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The numbers below a count, from their middle to both ends. */
function* outwards(count: number, middle: number): Generator<number> {
  if (count > 0) yield middle;
  for (let far = 1; far <= middle || middle + far < count; far++) {
    if (middle + far < count) yield middle + far;
    if (far <= middle) yield middle - far;
  }
}

function byScore(one: SwissPlayer, other: SwissPlayer): number {
  return scoreOf("swiss", other.sheet) - scoreOf("swiss", one.sheet) ||
    other.rating - one.rating || one.number - other.number;
}
