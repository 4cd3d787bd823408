/** How people fare against each level of the computer, as counted of ranked games. */

import type { LevelId } from "../games/game.ts";
import type { GameId } from "../games/registry.ts";
import type { FinishedGame } from "./finished_game.ts";
import { isLevel } from "./points.ts";

/** What came of the games at one level of a game. */
export interface Rung {
  readonly game: GameId;
  readonly level: LevelId;
  /** How many were played out. */
  readonly played: number;
  /** How many of those the person won. */
  readonly won: number;
  /** How many more were resigned, left, or dropped for another. */
  readonly left: number;
}

/**
 * What a game adds to its rung; undefined for one that says nothing of people: against a person, with
 * moves that weren't the computer's, or that nobody could check.
 */
export function rungOf(finished: FinishedGame): Rung | undefined {
  const { game, opponent, seats, winner, unrated, forfeit } = finished;
  if (!isLevel(opponent) || unrated !== null || forfeit === "cpu-differs") return undefined;
  const isLeft = forfeit !== undefined;
  const hasWon = !isLeft && winner !== null && seats[winner] !== null;
  return {
    game,
    level: opponent,
    played: Number(!isLeft),
    won: Number(hasWon),
    left: Number(isLeft),
  };
}
