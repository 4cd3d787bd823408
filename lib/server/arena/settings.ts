/** How an arena is played in, and how much it takes on. */

export interface ArenaSettings {
  readonly width: number;
  readonly height: number;
  /** A match ends after this many seconds, or generations (rules.md K6). */
  readonly gameTime: number;
  readonly generations: number;
  /** How often every two bots that are there meet once, in hours from midnight (UTC) on; 0 for never. */
  readonly roundRobinHours: number;
  /** A bot that doesn't answer for this many seconds has passed. */
  readonly responseTime: number;
  /** Matches at a time, and of one address; who comes when there are as many waits in the lobby. */
  readonly matches: number;
  readonly matchesPerSource: number;
  /** Bots in all, and of one address. */
  readonly bots: number;
  readonly botsPerSource: number;
  /** Watchers in all, and of one address. */
  readonly watchers: number;
  readonly watchersPerSource: number;
}

export const DEFAULT_ARENA: ArenaSettings = {
  width: 2000,
  height: 2000,
  gameTime: 60,
  generations: 1_000_000,
  roundRobinHours: 24,
  responseTime: 2,
  matches: 32,
  matchesPerSource: 1,
  bots: 800,
  botsPerSource: 8,
  watchers: 1000,
  watchersPerSource: 10,
};
