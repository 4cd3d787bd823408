/** Tournaments, those in them, their games and what was said there. */

import type {
  Entrant,
  Outcome,
  Pairing,
  Tournament,
  TournamentPlan,
} from "../../tournaments/tournament.ts";

/** A tournament as a list shows it. */
export interface ListedTournament extends Tournament {
  readonly players: number;
  /** Who won; null before the end, and for nobody. */
  readonly winner: string | null;
}

export interface TournamentLists {
  readonly running: readonly ListedTournament[];
  /** The next to start first. */
  readonly coming: readonly ListedTournament[];
  /** The last to end first. */
  readonly past: readonly ListedTournament[];
}

/** An entrant with what only the server knows: hashes, but for the source's mark. */
export interface KeptEntrant extends Entrant {
  readonly identity: string;
  /** What the seats in their rooms are held by. */
  readonly token: string;
  /** The identity of a bot's owner; empty for a person. */
  readonly owner: string;
  /** The mark of the address, until it's over. */
  readonly source: string;
  /** Since when they have had no game, ms. */
  readonly since: number;
}

/** Something that was said. */
export interface TournamentLine {
  readonly number: number;
  readonly entrant: number;
  readonly at: number;
  readonly text: string;
}

/** All there is to know of one. */
export interface TournamentSheet {
  readonly tournament: Tournament;
  /** The identity of who made it; empty for the site's own, and after they were forgotten. */
  readonly maker: string;
  readonly entrants: readonly KeptEntrant[];
  /** Those that are played; in a Swiss those before, too. */
  readonly pairings: readonly Pairing[];
  /** In the end the last games of the first three, the newest first. */
  readonly last: readonly Pairing[];
  /** The last of them, the oldest first. */
  readonly lines: readonly TournamentLine[];
}

/** One who enters. */
export interface Entry extends
  Pick<
    KeptEntrant,
    "identity" | "token" | "owner" | "source" | "name" | "isBot" | "rating"
  > {}

/** Who makes a tournament: the hash of the identity, and the mark of the address. */
export interface Maker {
  readonly identity: string;
  readonly source: string;
}

/** How many there may be in all, of one source, and of one identity. */
export interface TournamentShare {
  readonly all: number;
  readonly ofSource: number;
  readonly ofIdentity?: number;
}

export type Entered = "kept" | "limit" | "failed" | "unknown" | "over" | "bots";
export type Spoken = "kept" | "failed" | "unknown" | "flood";

/** How a game ended, and who of the two never moved, by their numbers. */
export interface Recorded {
  readonly number: number;
  readonly outcome: Outcome;
  readonly absent: readonly number[];
}

/** A pair to be made, by number; null for nobody. */
export type NumberPair = readonly [one: number, two: number | null];

/** A trophy: a place on the podium of a tournament. */
export interface Trophy {
  readonly tournament: TournamentPlan;
  readonly rank: number;
}

/** Whatever changes one raises its version. What is written is written once, however many try. */
export interface TournamentBook {
  lists(): Promise<TournamentLists>;
  read(id: string): Promise<TournamentSheet | undefined>;
  /** The versions of those that are running, or should be by a moment, ms. */
  due(now: number): Promise<ReadonlyMap<string, number>>;
  version(id: string): Promise<number | undefined>;
  /** Makes those of the site's own that aren't there; others to come go, unless somebody is in them. */
  plan(plans: readonly TournamentPlan[]): Promise<void>;
  /** Makes somebody's, unless there are enough. */
  make(
    plan: TournamentPlan,
    maker: Maker,
    share: TournamentShare,
  ): Promise<"kept" | "limit" | "failed">;
  /** Its maker calls it off before it starts; it counts for them on until it's deleted. */
  callOff(id: string, maker: string, now: number): Promise<Entered>;
  /** Lets somebody in, or back in. */
  enter(id: string, entry: Entry, now: number, share: TournamentShare): Promise<Entered>;
  /** Somebody leaves: they aren't paired any more. */
  leave(id: string, identity: string): Promise<Entered>;
  /** These are there. */
  heard(id: string, numbers: readonly number[], now: number): Promise<void>;
  /** Who has been heard of since a moment, ms. */
  present(id: string, since: number): Promise<ReadonlySet<number>>;
  /** Starts it, a Swiss with at most this many rounds; false if another did. */
  start(id: string, rounds: number, now: number): Promise<boolean>;
  /**
   * Pairs those who are still free; in a Swiss only as the round after the last. Gives the games that
   * are to be opened.
   */
  pair(
    id: string,
    round: number,
    pairs: readonly NumberPair[],
    now: number,
  ): Promise<readonly Pairing[]>;
  /** Notes the rooms of games that have none yet. */
  settle(
    id: string,
    rooms: readonly { readonly number: number; readonly code: string; readonly game: string }[],
  ): Promise<void>;
  /** Records how games ended, each once: what was recorded before changes nothing. How many it was. */
  record(id: string, results: readonly Recorded[], now: number): Promise<number>;
  /** Ends it: games under way don't count. `ranked` are all who have a place, best first. */
  finish(
    id: string,
    ranked: readonly number[],
    isHonored: boolean,
    now: number,
  ): Promise<boolean>;
  /** Keeps a line, unless they said this many within some ms. */
  say(
    id: string,
    identity: string,
    text: string,
    now: number,
    most: { readonly lines: number; readonly within: number },
  ): Promise<Spoken>;
  /** The rooms in which bots are awaited, by identity. */
  botRooms(): Promise<readonly { readonly identity: string; readonly code: string }[]>;
  /** Which entrants are bots that may be paired: their tournament, number and identity. */
  bots(): Promise<
    readonly { readonly tournament: string; readonly number: number; readonly identity: string }[]
  >;
  /** What a player has won, the latest first. */
  trophies(player: number): Promise<readonly Trophy[]>;
}
