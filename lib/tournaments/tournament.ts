/** A tournament, those in it and their games, as the rules see them. */

import type { GameId } from "../games/registry.ts";

/** An arena pairs those who are free until its time is up; a Swiss has rounds. */
const TOURNAMENT_KINDS = ["arena", "swiss"] as const;
export type TournamentKind = typeof TOURNAMENT_KINDS[number];

/** How a tournament is set when it's made. */
export interface TournamentPlan {
  readonly id: string;
  readonly kind: TournamentKind;
  /** What its maker calls it; empty for the site's own. */
  readonly name: string;
  readonly game: GameId;
  /** The clock of its games, as a room's form says it. */
  readonly clock: string;
  /** When it starts, ms since 1970. */
  readonly starts: number;
  /** How long an arena lasts; 0 for a Swiss. */
  readonly minutes: number;
  /** How many rounds a Swiss has; 0 for an arena. */
  readonly rounds: number;
  /** Whether bots may play. */
  readonly allowsBots: boolean;
}

/** The shortest and the longest name of one that somebody makes, in UTF-16 code units. */
export const TOURNAMENT_NAME = { least: 2, most: 30 };
/** How many rounds there may be. */
export const ROUNDS = { min: 2, usual: 5, max: 11 };
/** How many minutes from now it may begin. */
export const STARTS_IN = { min: 1, usual: 10, max: 7 * 24 * 60 };

type TournamentPhase = "coming" | "running" | "over";

export interface Tournament extends TournamentPlan {
  readonly phase: TournamentPhase;
  /** The round of a Swiss that was paired last. */
  readonly round: number;
  /** Rises with every change that others may see. */
  readonly version: number;
}

/** When an arena's time is up, ms. */
export function endOf({ starts, minutes }: Pick<TournamentPlan, "starts" | "minutes">): number {
  return starts + minutes * 60_000;
}

/** So long before its end an arena begins no more games, ms. */
export const LAST_CALL = 30_000;

/** Paused: isn't paired until they come back. Out: left. */
export type EntrantState = "in" | "paused" | "out";

/** How a game went for somebody; `b` is a round without an opponent, which counts as a win. */
export type Mark = "w" | "d" | "l" | "b";

/** One who entered, by a number that counts from 1. */
export interface Entrant {
  readonly number: number;
  /** Empty for somebody who was forgotten, or has no name. */
  readonly name: string;
  /** The public number of a player whose name is their own; null for others. */
  readonly player: number | null;
  readonly isBot: boolean;
  readonly isGone: boolean;
  /** As they entered. */
  readonly rating: number;
  readonly state: EntrantState;
  /** How their games went, in order: `wwdl`. */
  readonly sheet: string;
  /** How many more games they had the first seat than the second. */
  readonly lean: number;
  /** The number of the one they met last; null before the first. */
  readonly last: number | null;
  /** Their game that isn't over, by number; null while they are free. */
  readonly pairing: number | null;
  /** The place they came to, once it's over. */
  readonly rank: number | null;
}

/** How a game of a tournament ended: for the one named first or second. */
export type Outcome = "one" | "two" | "draw" | "void" | "bye";

/** A game of a tournament. */
export interface Pairing {
  readonly number: number;
  readonly round: number;
  /** Who has the first seat, and the second; null for nobody. */
  readonly one: number;
  readonly two: number | null;
  /** The room; null until it's open. */
  readonly code: string | null;
  /** Where the game is found once it's over. */
  readonly game: string | null;
  /** When they were paired, ms. */
  readonly made: number;
  /** Null while it's played. */
  readonly outcome: Outcome | null;
}

/**
 * The most rounds of a Swiss that this many can play for sure without meeting twice, where one of an odd
 * number has each round off: up to four all meet, of more half of them.
 */
export function mostRounds(entrants: number): number {
  const places = Math.max(2, entrants + entrants % 2);
  return places <= 4 ? places - 1 : places / 2;
}
