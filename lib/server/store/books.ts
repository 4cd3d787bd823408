/** What is kept of games once they are over, and of those who played them. */

import type { Archive } from "./archive.ts";
import type { Bots } from "./bots.ts";
import type { Checks } from "./checks.ts";
import type { Dumps } from "./dumps.ts";
import type { Filed, ModerationBook } from "./moderation.ts";
import type { Notices } from "./notices.ts";
import type { Players } from "./players.ts";
import type { Openings } from "./openings.ts";
import type { PuzzleBook } from "./puzzles.ts";
import type { Subscriptions } from "./subscriptions.ts";
import type { Tickets } from "./tickets.ts";
import type { TournamentBook } from "./tournaments.ts";
import type { Board, Standing } from "../../leaderboard/board.ts";
import type { FirstTurn } from "../../leaderboard/first_turns.ts";
import type { Player } from "../../leaderboard/player.ts";
import type { Profile } from "../../leaderboard/profile.ts";

export interface Books {
  readonly archive: Archive;
  readonly bots: Bots;
  readonly players: Players;
  readonly profiles: Profiles;
  readonly follows: Follows;
  readonly standings: Standings;
  readonly keys: Keys;
  readonly checks: Checks;
  readonly moderation: ModerationBook;
  readonly notices: Notices;
  readonly tickets: Tickets;
  readonly subscriptions: Subscriptions;
  readonly puzzles: PuzzleBook;
  readonly tournaments: TournamentBook;
  readonly dumps: Dumps;
  readonly openings: Openings;
}

/** Secrets of the server's own, made once and kept with all else. */
export interface Keys {
  /** The secret of that name: what `make` gives if there is none, the same for every process. */
  find(name: string, make: () => Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}

export interface StandingsPage {
  readonly rows: readonly Standing[];
  /** How many players stand on the board. */
  readonly players: number;
}

/** Who stands where on which leaderboard. */
export interface Standings {
  /** Most points first, then fewest games, then who came first. */
  page(board: Board, skip: number, limit: number): Promise<StandingsPage>;
  /** Where a player stands on a board; undefined who does not. */
  of(board: Board, player: number): Promise<Standing | undefined>;
}

/** What anyone may know of players. */
export interface Profiles {
  /** Whose name that is, or one that looks like it; where it's nobody's, who gave it up last. */
  named(name: string): Promise<Player | undefined>;
  /** Some of the players whose names begin like that. */
  beginning(begun: string, most: number): Promise<readonly Player[]>;
  /** The player with that public number. */
  numbered(id: number): Promise<Player | undefined>;
  of(player: Player): Promise<Profile>;
  /** How a player likes to begin. */
  firstTurns(player: Player): Promise<readonly FirstTurn[]>;
}

/** A followed player, known to the server by the identity's hash too. */
export interface Followed extends Player {
  readonly identity: string;
}

/** How many players may be followed: in all, from one source and by one identity. */
export interface FollowShare {
  readonly all: number;
  readonly ofSource: number;
  readonly ofIdentity: number;
}

/** Whom players follow. */
export interface Follows {
  /** In the order in which they were followed first. */
  of(identity: string): Promise<readonly Followed[]>;
  /** Follows a player, unless there are enough; `source` is the mark of the address that asks. */
  add(identity: string, player: number, source: string, share: FollowShare): Promise<Filed>;
  /** False if the disk failed. */
  remove(identity: string, player: number): Promise<boolean>;
}
