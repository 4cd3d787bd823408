/**
 * Matches that are over, and how bots stand. What pages show of the arena's past is here; of its
 * present, in `watch.ts`.
 */

import type { Rating } from "../leaderboard/glicko2.ts";

/** Who a bot says it is. */
export interface BotName {
  readonly author: string;
  readonly name: string;
}

/** Bot 0 has the longer wait behind it and is blue (1), bot 1 is red (2). */
export type Bot = 0 | 1;

/**
 * What a name is kept by: SHA-256 of the key that a bot gave with it, or undefined where it gave none.
 * A name that was first rated with a key is rated only with that key; any other for every bot that has it.
 */
export type NameKey = string | undefined;

/** How a match ended; `winner` is null in a draw (rules.md K6, K7). */
export interface ArenaOutcome {
  readonly winner: Bot | null;
  /** `majority` at the end of the time or of the generations; `forfeit` for a broken protocol or line. */
  readonly by: "extinction" | "majority" | "forfeit";
  /**
   * Of a forfeit: how the loser broke the protocol, as it was told; empty for one that left. Matches
   * that are older than this have none.
   */
  readonly fault?: string;
}

/** What a match is before it is over. */
export interface MatchHead {
  readonly id: string;
  readonly bots: readonly [BotName, BotName];
  readonly width: number;
  readonly height: number;
  /** What all chance of the match comes from: who moves first, what the training bot does. */
  readonly seed: string;
  /** The bot that moves first in every generation. */
  readonly first: Bot;
  /**
   * Whether it counts: training doesn't, nor a bot against itself, nor a name without its key, nor one
   * more of an address's bots against each other than could be played to the end.
   */
  readonly rated: boolean;
  /** ms since 1970. */
  readonly startedAt: number;
  /** When the round robin began that it's a match of, ms; absent for all other matches. */
  readonly robin?: number;
}

/** A match that is over, without its moves. */
export interface MatchSummary extends MatchHead {
  readonly endedAt: number;
  readonly generations: number;
  readonly outcome: ArenaOutcome;
  /** Live cells at the end. */
  readonly cells: readonly [number, number];
  /** What both are rated after it; absent where it doesn't count, and from matches older than this. */
  readonly ratings?: readonly [number, number];
}

export interface StoredMatch extends MatchSummary {
  /** A `MoveLog`'s bytes: with the size, the whole match. */
  readonly moves: Uint8Array;
}

/** A bot's record over its rated matches. */
export interface Standing extends BotName {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** Glicko-2; every match is a rating period of its own. */
  readonly rating: Rating;
}

/** What is kept of a bot. */
export interface BotRecord {
  /** Undefined for one that only trained. */
  readonly standing: Standing | undefined;
  readonly matches: readonly MatchSummary[];
}

/** Whether a match is remembered: if it counts, or a generation of it was played. */
export function isKept(
  { rated, generations }: Pick<MatchSummary, "rated" | "generations">,
): boolean {
  return rated || generations > 0;
}

export function isSameBot(one: BotName, other: BotName): boolean {
  return one.author === other.author && one.name === other.name;
}

/** The same text for the same bot, and for no other. */
export function botKey({ author, name }: BotName): string {
  return JSON.stringify([author, name]);
}

/** Each bot once, in the order in which they come first. */
export function eachOnce(bots: readonly BotName[]): BotName[] {
  return [...new Map(bots.map((bot) => [botKey(bot), bot])).values()];
}

/** The KD spread: the contest's score (rules.md K7). */
export function spreadOf({ wins, losses }: Pick<Standing, "wins" | "losses">): number {
  return wins - losses;
}

/**
 * How many matches are remembered, the newest: of those that count between bots of two addresses, of
 * one, and of round robins, and of those that don't. The standings remember all.
 */
export const KEPT_MATCHES = 1000, KEPT_NEAR = 500, KEPT_OF_ROBINS = 1000, KEPT_UNRATED = 50;
export const ALL_KEPT = KEPT_MATCHES + KEPT_NEAR + KEPT_OF_ROBINS + KEPT_UNRATED;
/** How long a bot's record is remembered after its last rated match, ms. */
export const KEPT_RECORD = 365 * 24 * 60 * 60 * 1000;

/** A part of the list of matches, newest first. */
export interface MatchQuery {
  /** Only those that were over before this one: the id of the last one seen. */
  readonly before?: string;
  readonly limit: number;
}

export interface ArenaResults {
  /**
   * Keeps a match, if it's one to keep (`isKept`), and what it means for its bots' records, unless the
   * key of a name is another by now; false where the disk does not take it. It's `near` where both bots
   * came from one address.
   */
  keep(match: StoredMatch, keys?: readonly [NameKey, NameKey], isNear?: boolean): Promise<boolean>;
  /** Whether a name is rated with a key. */
  isRated(bot: BotName, key: NameKey): Promise<boolean>;
  find(id: string): Promise<StoredMatch | undefined>;
  list(query: MatchQuery): Promise<readonly MatchSummary[]>;
  /**
   * Deletes a bot's record and the matches of it that are kept, and what those counted for others; their
   * ratings stay. False where the disk does not take it.
   */
  strike(bot: BotName): Promise<boolean>;
  /** A bot's record and the matches of it that are kept, the newest first; undefined if there are none. */
  of(bot: BotName): Promise<BotRecord | undefined>;
  /** The best by KD spread, then by rating. */
  standings(limit: number): Promise<readonly Standing[]>;
}
