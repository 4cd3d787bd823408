/**
 * Lists as numbers: the lists of `size` different numbers below `total` are counted 0, 1, … in
 * lexicographic order. Sets, whose order does not matter: `combinations.ts`.
 */

/** The number of a list; each member counts by its place among those that are not taken yet. */
export function rankList(members: readonly number[], total: number): bigint {
  const left = numbersBelow(total);
  let rank = 0n;
  for (const member of members) {
    const place = left.indexOf(member);
    rank = rank * BigInt(left.length) + BigInt(place);
    left.splice(place, 1);
  }
  return rank;
}

/** The list of a number, which must be one of so many members among `total`. */
export function unrankList(rank: bigint, total: number, size: number): number[] {
  const places: number[] = [];
  for (let radix = total - size + 1; radix <= total; radix++) {
    places.unshift(Number(rank % BigInt(radix)));
    rank /= BigInt(radix);
  }
  const left = numbersBelow(total);
  return places.map((place) => left.splice(place, 1)[0]!);
}

function numbersBelow(total: number): number[] {
  return Array.from({ length: total }, (_, number) => number);
}
