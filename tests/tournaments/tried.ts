/** Pairs found by trying all there are, of a few: what the pairing is held against. */

type MayMeet = (one: number, other: number) => boolean;
type Prefer = (one: number, left: readonly number[]) => readonly number[];

/** The most pairs among these. */
export function mostPairs(left: readonly number[], may: MayMeet): number {
  const [one, ...others] = left;
  if (one === undefined) return 0;
  const alone = mostPairs(others, may);
  const paired = others.filter((other) => may(one, other)).map((other) =>
    1 + mostPairs(without(others, other), may)
  );
  return Math.max(alone, ...paired);
}

/** By turns each gets the first they like with whom there are as many pairs as there can be. */
export function pairsTried(count: number, may: MayMeet, prefer: Prefer): [number, number][] {
  const pairs: [number, number][] = [];
  let left = Array.from({ length: count }, (_, place) => place);
  while (left.length > 0) {
    const [one, ...others] = left as [number, ...number[]], most = mostPairs(left, may);
    const other = prefer(one, others).find((other) =>
      may(one, other) && 1 + mostPairs(without(others, other), may) === most
    );
    if (other !== undefined) pairs.push([one, other]);
    left = others.filter((place) => place !== other);
  }
  return pairs;
}

function without(list: readonly number[], gone: number): number[] {
  return list.filter((one) => one !== gone);
}
