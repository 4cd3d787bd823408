/** What a study plays: all that its results depend on, as plain data. */

import type { Options, Seat } from "../games/game.ts";
import type { GameId } from "../games/registry.ts";
import type { PlayerName } from "./player.ts";

/** Two players at one game, by the names they were given. */
export interface Pairing {
  readonly game: GameId;
  readonly options: Options;
  readonly blue: PlayerName;
  readonly red: PlayerName;
}

export interface Settings {
  readonly pairings: readonly Pairing[];
  /** Games of each pairing. */
  readonly games: number;
  readonly seed: string;
  /** Whether blue always moves first; else the two take turns. */
  readonly isFixed: boolean;
  /** How long an outside program may think about a turn, in milliseconds. */
  readonly timeMs: number;
  /** The rounds after which a game is a draw: by some rules it need never end. */
  readonly mostRounds: number;
}

/** One game of a study. */
export interface Fixture extends Pairing {
  /** Its place among all games of the study, from 0. */
  readonly index: number;
  /** The seat that the pairing's blue takes. */
  readonly blueSeat: Seat;
  /** All the game's chance; a pairing's games have the same seeds whatever else is played. */
  readonly seed: string;
}

export function countGames({ pairings, games }: Settings): number {
  return pairings.length * games;
}

/** The game at a place: pairing by pairing. */
export function fixtureAt(settings: Settings, index: number): Fixture {
  const { pairings, games, seed } = settings;
  const pairing = pairings[Math.floor(index / games)]!;
  const number = index % games;
  const blueSeat = swaps(settings, pairing) ? number % 2 : 0;
  return { ...pairing, index, blueSeat, seed: `${seed} ${number}` };
}

/** Between two of the same name blue is who moves first, as RR-001 §6 has it. */
function swaps({ isFixed }: Settings, { blue, red }: Pairing): boolean {
  return !isFixed && blue !== red;
}
