/**
 * Finished games: what is kept of one, and what anyone may know of it. Nobody's identity and no
 * room's code ever comes out.
 */

import type { Seat } from "../games/game.ts";
import type { GameId } from "../games/registry.ts";
import type { Ending } from "../rooms/event.ts";
import type { LevelId } from "../search/levels.ts";
import type { Opponent } from "./points.ts";

/** Why a finished game counts for no one on the leaderboard. */
export const UNRATED = [
  /** Not both had moved. */
  "unmoved",
  /** Both seats were one browser's. */
  "one-player",
  /** The game was not as it comes: with komi, or from another start. */
  "handicap",
  /** The leaderboards are of other games. */
  "unranked",
  /** The computer played a seat in a room. */
  "computer",
  /** A bot played a person. */
  "bot",
  /** They came together by a link, not in the lobby. */
  "private",
  /** Both played from one network. */
  "network",
  /** Not both took enough turns. */
  "short",
  /** Nobody plays so fast. */
  "hasty",
  /** Enough games of these two count this week. */
  "repeated",
  /** The server could not find out whether the computer played its part. */
  "unchecked",
] as const;
export type Unrated = typeof UNRATED[number];

/** Why a game against the computer is lost that nobody has seen played out. */
const FORFEITS = [
  /** It wasn't reported in time. */
  "unreported",
  /** Another was begun instead. */
  "replaced",
  /** The computer doesn't play as reported. */
  "cpu-differs",
] as const;
export type Forfeit = typeof FORFEITS[number];

/** A person at a seat: SHA-256 of the browser's identity, and the name that was given; empty for a deleted one. */
export interface Sitter {
  readonly identity: string;
  readonly name: string;
  /** Set for a program that plays over the bot API. */
  readonly isBot?: true;
}

interface GameFacts {
  /** Public: ten signs, and for a room's rematches a number. */
  readonly id: string;
  readonly game: GameId;
  readonly opponent: Opponent;
  readonly winner: Seat | null;
  readonly by: Ending;
  /** ms since 1970. */
  readonly endedAt: number;
  /** How long it took, from its beginning. */
  readonly seconds: number;
  readonly unrated: Unrated | null;
  /** What the winner was given; 0 if there was none, or the game is not rated. */
  readonly points: number;
  /** Absent for a game that was played. */
  readonly forfeit?: Forfeit;
  /** CCN, without anyone's name. */
  readonly record: string;
}

/** A game to keep; the CPU's seat is null. */
export interface FinishedGame extends GameFacts {
  readonly seats: readonly (Sitter | null)[];
  /** The CPU's level at each such seat, null at others; absent where `opponent` is the level. */
  readonly levels?: readonly (LevelId | null)[];
}

/** Who sat at a seat, as anyone may know it. */
export type Sat =
  /** Without a level of its own it played at the one that `opponent` is. */
  | { readonly is: "cpu"; readonly level?: LevelId }
  | { readonly is: "deleted" }
  /** `player` is a public number; the name is empty where none was given. */
  | {
    readonly is: "person";
    readonly player: number;
    readonly name: string;
    /** Set for a program that plays over the bot API. */
    readonly isBot?: true;
  };

/** A game as it is found again. */
export interface ArchivedGame extends GameFacts {
  readonly seats: readonly Sat[];
  /** How many games of the same two counted before it in its week; absent for none. */
  readonly repeats?: number;
}

/** Whether a text could be a game's id. */
export function isArchiveId(text: string): boolean {
  return /^[0-9a-z]{10}(-[1-9]\d{0,4})?$/.test(text);
}
