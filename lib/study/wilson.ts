/** How sure a share is that was counted. */

/** The normal distribution's 97.5th percentile: 95 % lie within this many deviations. */
export const Z95 = 1.959963984540054;

/** Wilson's 95 % interval of a share, from 0 to 1, of `games`; without games anything may be. */
export function wilson(share: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const z2 = Z95 ** 2 / games;
  const middle = share + z2 / 2;
  const reach = Z95 * Math.sqrt(share * (1 - share) / games + z2 / (4 * games));
  return [Math.max(0, (middle - reach) / (1 + z2)), Math.min(1, (middle + reach) / (1 + z2))];
}
