/** How little a server under attack has of everything. */

import type { ArenaSettings } from "../../lib/arena/settings.ts";
import type { Limits } from "../../lib/rooms/limits.ts";

/** So little of everything that a few people meet each limit. */
export const LIMITS: Limits = {
  rooms: 7,
  roomsPerSource: 3,
  polls: 6,
  pollsPerSource: 3,
  sockets: 8,
  socketsPerSource: 4,
  joinsPerMinute: 12,
  accountsPerMinute: 30,
  drawingsPerMinute: 3,
  guessesPerMinute: 4,
  messagesPerTenSeconds: 12,
  reports: 5,
  reportsPerSource: 2,
  blocks: 5,
  blocksPerSource: 2,
  idleMinutes: 4,
  untakenMinutes: 1,
};

export const ARENA: ArenaSettings = {
  width: 30,
  height: 20,
  gameTime: 6,
  generations: 5,
  responseTime: 1,
  matches: 2,
  bots: 6,
  botsPerSource: 4,
  watchers: 5,
  watchersPerSource: 3,
};
