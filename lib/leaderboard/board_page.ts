/** The pages of a leaderboard. */

/** How many players a page shows, and how many pages there are at most. */
export const PAGE = { rows: 50, most: 200 } as const;

/** How many places are counted, which are those that pages show: counting a million takes too long. */
export const PLACES = PAGE.rows * PAGE.most;

/** How many pages the players fill; at least one. */
export function pagesOf(players: number): number {
  return Math.min(PAGE.most, Math.max(1, Math.ceil(players / PAGE.rows)));
}
