/**
 * Sets as numbers: the combinatorial number system, in which the sets of `size` different numbers
 * below `total` are counted 0, 1, … in the order of their largest member, then the next, …
 * (Knuth, The Art of Computer Programming 7.2.1.3).
 */

/** The binomial coefficient: how many sets of `size` there are among `total`. */
export function combinations(total: number, size: number): bigint {
  let sets = 1n;
  for (let k = 1; k <= size; k++) sets = sets * BigInt(total - size + k) / BigInt(k);
  return sets;
}

/** The number of a set, whose members are given in any order. */
export function rankSet(members: readonly number[]): bigint {
  return members.toSorted((a, b) => a - b)
    .reduce((rank, member, index) => rank + combinations(member, index + 1), 0n);
}

/** The set of a number below `combinations(total, size)`, its members rising. */
export function unrankSet(rank: bigint, total: number, size: number): number[] {
  const members: number[] = [];
  for (let left = size; left > 0; left--) {
    const member = largestWithin(rank, total, left);
    rank -= combinations(member, left);
    members.unshift(member);
  }
  return members;
}

/** The largest number of which there are at most `rank` sets of `size` among all below it. */
function largestWithin(rank: bigint, total: number, size: number): number {
  let low = size - 1, high = total;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (combinations(middle, size) <= rank) low = middle;
    else high = middle;
  }
  return low;
}
