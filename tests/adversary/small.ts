/** How little a server under attack has of everything. */

import { type ArenaSettings, DEFAULT_ARENA } from "../../lib/server/arena/settings.ts";
import { DEFAULT_LIMITS, type Limits } from "../../lib/server/rooms/limits.ts";

/** So little of everything that a few people meet each limit. */
export const LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  rooms: 7,
  roomsPerSource: 3,
  roomsPerIdentity: 2,
  megabytes: 4_000,
  connections: 400,
  connectionsPerSource: 300,
  polls: 6,
  pollsPerSource: 3,
  sockets: 8,
  socketsPerSource: 4,
  joinsPerMinute: 12,
  checks: 6,
  checksPerSource: 3,
  computerTurns: 4,
  computerTurnsPerSource: 2,
  reminders: 4,
  remindersPerSource: 2,
  subscriptions: 6,
  subscriptionsPerSource: 3,
  pictures: 4,
  picturesPerSource: 2,
  pages: 40,
  pagesPerSource: 20,
  pagesPerTenSeconds: 60,
  joinsPerMinutePerIdentity: 8,
  accountsPerMinute: 40,
  accountsPerMinutePerIdentity: 25,
  namesPerHour: 6,
  drawingsPerMinute: 3,
  guessesPerMinute: 4,
  messagesPerTenSeconds: 12,
  reports: 5,
  reportsPerSource: 2,
  blocks: 5,
  blocksPerSource: 2,
  idleMinutes: 4,
  untakenMinutes: 1,
  unfinishedDays: 1,
};

export const ARENA: ArenaSettings = {
  ...DEFAULT_ARENA,
  width: 30,
  height: 20,
  gameTime: 6,
  generations: 5,
  responseTime: 1,
  matches: 2,
  matchesPerSource: 1,
  bots: 6,
  botsPerSource: 4,
  watchers: 5,
  watchersPerSource: 3,
};

export const ADMIN_TOKEN = "the token of a drill's admin, long enough";
