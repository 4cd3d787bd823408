/**
 * How much one source may take and how much there is in all: data, by name, so that a host can set
 * them (TR-001 §4.4). A *source* is a client's address (of IPv6 its /64); an identity is a browser's,
 * of which anyone can make more. One source can hold no more than 1 % of anything, and a school behind
 * one address can play: tests hold both (`lib/server/environment.ts` lists them).
 */

export interface Limits {
  /** Memory of the process, MB: beyond it, nobody new is let in. By default it's less where there is less. */
  readonly megabytes: number;
  /** Connections in all, for whatever they are, and of one source. */
  readonly connections: number;
  readonly connectionsPerSource: number;
  /** Rooms in all until they are swept, those of one source, and those of one identity in which a game may come. */
  readonly rooms: number;
  readonly roomsPerSource: number;
  readonly roomsPerIdentity: number;
  /** Polling sessions in all, and of one source. */
  readonly polls: number;
  readonly pollsPerSource: number;
  /** Sockets in all, and of one source. */
  readonly sockets: number;
  readonly socketsPerSource: number;
  /** Players who wait for an opponent, and those of one source. */
  readonly seekers: number;
  readonly seekersPerSource: number;
  /** Reported games that wait to be checked, and those of one source. */
  readonly checks: number;
  readonly checksPerSource: number;
  /** Ranked games against the CPU that have begun, and those from one source. */
  readonly tickets: number;
  readonly ticketsPerSource: number;
  /** Computers' turns that wait to be chosen, and those in rooms of one source. */
  readonly computerTurns: number;
  readonly computerTurnsPerSource: number;
  /** Reminders that wait to be sent, and those from rooms of one source. */
  readonly reminders: number;
  readonly remindersPerSource: number;
  /** Browsers that are reminded of turns, and those of one source. */
  readonly subscriptions: number;
  readonly subscriptionsPerSource: number;
  /** Pictures and QR codes that wait to be drawn, and those of one source. */
  readonly pictures: number;
  readonly picturesPerSource: number;
  /** Pages, searches and feeds that wait to be made, and those of one source; and what it may ask for in ten seconds. */
  readonly pages: number;
  readonly pagesPerSource: number;
  readonly pagesPerTenSeconds: number;
  /** Joins of one source, and of one identity, in a minute. */
  readonly joinsPerMinute: number;
  readonly joinsPerMinutePerIdentity: number;
  /** What one source may ask about its players in a minute, their names, games and places; and one identity. */
  readonly accountsPerMinute: number;
  readonly accountsPerMinutePerIdentity: number;
  /** Links that one source may have drawn as QR codes in a minute. */
  readonly drawingsPerMinute: number;
  /** Names that one source may take in an hour. */
  readonly namesPerHour: number;
  /** Different codes of no room that one source may try in a minute, before it is told nothing for the rest of it. */
  readonly guessesPerMinute: number;
  /** Messages that one connection may send in ten seconds. */
  readonly messagesPerTenSeconds: number;
  /** Bots with an owner, those of one source, and those of one owner. */
  readonly botTokens: number;
  readonly botTokensPerSource: number;
  readonly botTokensPerIdentity: number;
  /** Bots that listen, and those of one source. */
  readonly botStreams: number;
  readonly botStreamsPerSource: number;
  /** What all bots of one source may ask in a minute, and one bot. */
  readonly botRequestsPerMinute: number;
  readonly botRequestsPerMinutePerBot: number;
  /** Games that one bot may play at a time. */
  readonly gamesPerBot: number;
  /** Reports that nobody has dealt with, in all and by one source. */
  readonly reports: number;
  readonly reportsPerSource: number;
  /** People who are blocked by others, in all and by one source. */
  readonly blocks: number;
  readonly blocksPerSource: number;
  /** Players who are followed, in all, by one source, and by one identity. */
  readonly follows: number;
  readonly followsPerSource: number;
  readonly followsPerIdentity: number;
  /** Tournaments of people's that aren't over, those of one source, and those of one identity. */
  readonly tournaments: number;
  readonly tournamentsPerSource: number;
  readonly tournamentsPerIdentity: number;
  /** Players in one tournament, and those of one source. */
  readonly entrants: number;
  readonly entrantsPerSource: number;
  /** How often those of one source, and one identity, may say in a minute that they are there. */
  readonly attendancesPerMinute: number;
  readonly attendancesPerMinutePerIdentity: number;
  /** Turns that the opening explorer has counts of: of more the rarest are forgotten. */
  readonly openings: number;
  /** Challenges that one source, and one identity, may send in a minute. */
  readonly challengesPerMinute: number;
  readonly challengesPerMinutePerIdentity: number;
  /**
   * A room in which nothing has happened for this many minutes is swept; sooner if nobody ever sat down,
   * later by post without a clock.
   */
  readonly idleMinutes: number;
  readonly slowMinutes: number;
  readonly untakenMinutes: number;
  /** One that is swept in the middle of a game may be come back to for this many days, then it's deleted. */
  readonly unfinishedDays: number;
}

export const DEFAULT_LIMITS: Limits = {
  megabytes: 2_000,
  connections: 20_000,
  connectionsPerSource: 200,
  rooms: 20_000,
  roomsPerSource: 200,
  roomsPerIdentity: 3,
  polls: 4_000,
  pollsPerSource: 40,
  sockets: 12_000,
  socketsPerSource: 120,
  seekers: 4_000,
  seekersPerSource: 40,
  checks: 3_200,
  checksPerSource: 32,
  tickets: 100_000,
  ticketsPerSource: 200,
  computerTurns: 3_200,
  computerTurnsPerSource: 32,
  reminders: 3_200,
  remindersPerSource: 32,
  subscriptions: 20_000,
  subscriptionsPerSource: 200,
  pictures: 3_200,
  picturesPerSource: 32,
  pages: 6_400,
  pagesPerSource: 64,
  pagesPerTenSeconds: 300,
  joinsPerMinute: 120,
  joinsPerMinutePerIdentity: 15,
  accountsPerMinute: 600,
  accountsPerMinutePerIdentity: 120,
  drawingsPerMinute: 120,
  namesPerHour: 60,
  guessesPerMinute: 30,
  messagesPerTenSeconds: 60,
  botTokens: 20_000,
  botTokensPerSource: 200,
  botTokensPerIdentity: 5,
  botStreams: 2_000,
  botStreamsPerSource: 20,
  botRequestsPerMinute: 3_000,
  botRequestsPerMinutePerBot: 600,
  gamesPerBot: 8,
  reports: 2_000,
  reportsPerSource: 20,
  blocks: 100_000,
  blocksPerSource: 1_000,
  follows: 1_000_000,
  followsPerSource: 10_000,
  followsPerIdentity: 200,
  tournaments: 1_000,
  tournamentsPerSource: 10,
  tournamentsPerIdentity: 2,
  entrants: 10_000,
  entrantsPerSource: 100,
  attendancesPerMinute: 3_000,
  attendancesPerMinutePerIdentity: 90,
  openings: 500_000,
  challengesPerMinute: 60,
  challengesPerMinutePerIdentity: 6,
  idleMinutes: 120,
  slowMinutes: 2_880,
  untakenMinutes: 10,
  unfinishedDays: 30,
};
