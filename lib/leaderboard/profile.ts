/** What anyone may know of a player. */

import type { GameId } from "../games/registry.ts";
import type { Player } from "./player.ts";

/** A rating as a game left it. */
export interface RatedAt {
  /** ms */
  readonly at: number;
  readonly rating: number;
}

/** A win against a person, and how strong the loser was after it. */
export interface BestWin {
  readonly id: string;
  readonly game: GameId;
  readonly at: number;
  /** The loser's number and name; null where none is claimed. */
  readonly player: number;
  readonly name: string | null;
  readonly rating: number;
}

/** How a player's games with another went. */
interface Rival extends Tallied {
  readonly player: Player;
}

/** How somebody's counted games went. */
export interface Tallied {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
}

/** Wins in a row: up to now, and the most ever, as far back as it's looked. */
interface Streak {
  readonly now: number;
  readonly best: number;
}

export interface Profile {
  readonly player: Player;
  /** How many of their newest games all but the rating comes from; null if that's all of them. */
  readonly newest: number | null;
  /** Whether a program plays. */
  readonly isBot: boolean;
  /** What a program is called, even while no name is claimed for it. */
  readonly botName: string | null;
  /** Null before the first rated game. */
  readonly rating: { readonly rating: number; readonly deviation: number } | null;
  /** The oldest first. */
  readonly ratings: readonly RatedAt[];
  readonly online: Tallied;
  readonly bots: Tallied;
  readonly cpu: Tallied;
  readonly streak: Streak;
  /** Whom they played most often first. */
  readonly rivals: readonly Rival[];
  /** Against the strongest first. */
  readonly bestWins: readonly BestWin[];
}

/** The streaks in results, the newest first. */
export function streakOf(results: readonly ("won" | "drawn" | "lost")[]): Streak {
  const runs = results.map((result) => result === "won" ? "w" : " ").join("").split(" ");
  return { now: runs[0]!.length, best: Math.max(...runs.map((run) => run.length)) };
}
