/** A game against the CPU, as the server let it begin and as a browser reports it. */

import type { LevelId, Options, Seat } from "../games/game.ts";
import type { GameId } from "../games/registry.ts";

/** A game that may count: what, against whom, on which side. */
export interface CpuGame {
  readonly game: GameId;
  readonly level: LevelId;
  /** The person's seat. */
  readonly side: Seat;
  /** Where the CPU takes its chance from. */
  readonly seed: string;
}

/** Whether two games are of the same kind, whatever their seeds: rules, level and side. */
export function isSameKind(one: Omit<CpuGame, "seed">, other: Omit<CpuGame, "seed">): boolean {
  return one.game === other.game && one.level === other.level && one.side === other.side;
}

/** A game that somebody wishes to begin. */
export interface WishedGame extends Omit<CpuGame, "seed"> {
  /** The version of the levels that it will be played by. */
  readonly version: number;
}

/** What a browser says was played. It is not believed: it says again what the server knows. */
export interface CpuReport {
  readonly game: string;
  readonly level: string;
  readonly side: number;
  readonly seed: string;
  readonly options: Options;
  /** The turns in CCN, with the boards' hashes or without. */
  readonly moves: string;
  /** As CCN's tag `Result` has it: `blue extinction`. */
  readonly result: string;
}

/**
 * A report and its sum. The sum tells an altered report before anything is computed; it keeps
 * nobody from sealing another one.
 */
export interface SealedReport extends CpuReport {
  /** `sealOf` the rest. */
  readonly seal: string;
}

/** Seconds that a game may take from its ticket to its report, and from one ticket to the next. */
export const TIME = {
  /**
   * For each own turn: four cells and a confirmation are five actions. Nobody is so fast for a
   * whole game, and all points for speed are given far above it.
   */
  leastPerTurn: 1,
  /** A day: an interrupted game can go on after breakfast. */
  most: 86_400,
  /** As fast as a strong person plays a whole game: nobody looks through seeds faster than that. */
  apart: 30,
} as const;
