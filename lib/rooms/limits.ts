/**
 * How much one source may take and how much there is in all: data, by name, so that a host can set
 * them (TR-001 §4.4). A *source* is a client's address (of IPv6 its /64) or its identity.
 * One source can hold no more than 1 % of anything; a test holds that.
 */

export interface Limits {
  /** Rooms in all that are not retired, and open ones of one source. */
  readonly rooms: number;
  readonly roomsPerSource: number;
  /** Polling sessions in all, and of one source. */
  readonly polls: number;
  readonly pollsPerSource: number;
  /** Sockets in all, and of one source. */
  readonly sockets: number;
  readonly socketsPerSource: number;
  /** Joins of one source in a minute. */
  readonly joinsPerMinute: number;
  /** What one source may ask about itself in a minute: its name, its games, its place. */
  readonly accountsPerMinute: number;
  /** Links that one source may have drawn as QR codes in a minute. */
  readonly drawingsPerMinute: number;
  /** Codes of no room that one source may try in a minute, before it is told nothing for the rest of it. */
  readonly guessesPerMinute: number;
  /** Messages that one connection may send in ten seconds. */
  readonly messagesPerTenSeconds: number;
  /** Reports that nobody has dealt with, in all and by one source. */
  readonly reports: number;
  readonly reportsPerSource: number;
  /** People who are blocked by others, in all and by one source. */
  readonly blocks: number;
  readonly blocksPerSource: number;
  /** A room in which nothing has happened for so many minutes is swept; sooner if nobody ever sat down. */
  readonly idleMinutes: number;
  readonly untakenMinutes: number;
}

export const DEFAULT_LIMITS: Limits = {
  rooms: 20_000,
  roomsPerSource: 3,
  polls: 4_000,
  pollsPerSource: 12,
  sockets: 12_000,
  socketsPerSource: 60,
  joinsPerMinute: 15,
  accountsPerMinute: 120,
  drawingsPerMinute: 120,
  guessesPerMinute: 30,
  messagesPerTenSeconds: 60,
  reports: 2_000,
  reportsPerSource: 20,
  blocks: 100_000,
  blocksPerSource: 1_000,
  idleMinutes: 120,
  untakenMinutes: 10,
};
