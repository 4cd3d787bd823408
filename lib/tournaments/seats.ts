/** Who of two has the first seat. */

/** `lean`: how many more games somebody had the first seat than the second. */
interface Leaning {
  readonly number: number;
  readonly lean: number;
}

/** Nobody has one of the two seats so much oftener than the other. */
export const MOST_LEAN = 2;

/** Whether two can meet without either having one seat too often. */
export function canShare(one: Leaning, other: Leaning): boolean {
  const sum = one.lean + other.lean;
  return Math.abs(sum) < 2 * MOST_LEAN;
}

/** The two, the one who had it less often first; of equals it changes with who they are. */
export function seatTwo<One extends Leaning>(one: One, other: One): [One, One] {
  const isFirst = one.lean - other.lean ||
    ((one.number + other.number) % 2 === 0 ? one.number - other.number : other.number - one.number);
  return isFirst <= 0 ? [one, other] : [other, one];
}
