/** How long to wait before trying again. */

/** The first wait and the longest, ms. */
const FIRST = 500;
const LONGEST = 10_000;

/** Doubles with each failure; half of it is chance, so that a crowd does not come back as one. */
export function backOff(failures: number, chance: number): number {
  const most = Math.min(LONGEST, FIRST * 2 ** (failures - 1));
  return most * (1 + chance) / 2;
}
