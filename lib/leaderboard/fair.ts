/**
 * Which games between two people count, and how much: nobody gets far by playing with themselves.
 */

export const FAIR = {
  /** Turns that each player must have taken: games between equals are hardly ever shorter. */
  turns: 5,
  /** Games of the same two people that count in a week. */
  pair: 3,
} as const;

/** What a game is worth after others of the same two people's in its week: half of the one before. */
export function shareOf(points: number, repeats: number): number {
  return Math.floor(points / 2 ** repeats);
}
