/** What anyone may know of a tournament, as pages and programs get it. */

import type { EntrantState, Tournament } from "./tournament.ts";

/** Who it is: no name for somebody without one, or who was forgotten. */
export interface Named {
  /** Of the entrant, from 1 on. */
  readonly number: number;
  readonly name: string;
  /** The public number of a player whose name is their own. */
  readonly player: number | null;
  readonly isBot: boolean;
  readonly isGone: boolean;
}

export interface StandingRow extends Named {
  readonly rank: number;
  /** An arena's points; a Swiss's in halves. */
  readonly score: number;
  /** What each game came to. */
  readonly points: readonly number[];
  readonly buchholz: number;
  readonly isOnFire: boolean;
  readonly isPlaying: boolean;
  readonly state: EntrantState;
  readonly rating: number;
}

/** A game, by the id under which it can be watched, or reviewed once it's over. */
export interface TournamentGame {
  readonly id: string;
  readonly players: readonly [Named, Named];
}

export interface SaidLine extends Named {
  /** Which line of all it is. */
  readonly line: number;
  readonly text: string;
}

export interface TournamentNews {
  readonly tournament: Tournament;
  /** How many are in it. */
  readonly players: number;
  /** One page of the standings, from 1 on. */
  readonly rows: readonly StandingRow[];
  readonly page: number;
  readonly pages: number;
  /** The first three, in the end. */
  readonly podium: readonly StandingRow[];
  /** Those that the leaders play; in the end the last of those on the podium. */
  readonly games: readonly TournamentGame[];
  readonly lines: readonly SaidLine[];
}

/** How one who asks stands in a tournament. */
export interface MyEntry {
  readonly number: number;
  readonly state: EntrantState;
  readonly rank: number;
  readonly score: number;
  /** The page of the standings on which they are. */
  readonly page: number;
  /** The room of their game; null while they are free. */
  readonly code: string | null;
}

export interface MyNews {
  /** The server's clock, ms. */
  readonly now: number;
  /** Null for one who isn't in it. */
  readonly me: MyEntry | null;
  /** Whether they made it. */
  readonly isMaker: boolean;
}
