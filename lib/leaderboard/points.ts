/** What a game is worth on the leaderboard (RR-001 §4.3, rules.md "Leaderboard points"). */

import type { LevelId } from "../search/levels.ts";

/** Whom a game was won against: a level of the CPU, a person, or, for a bot, another bot. */
export type Opponent = LevelId | "online" | "bot";

/** Whether the text is a level of the CPU: games against all of them count. */
export function isLevel(text: string): text is LevelId {
  return Object.hasOwn(FORMULA.base, text) && text !== "online" && text !== "bot";
}

/** A won game, as far as points look at it. */
export interface Win {
  readonly opponent: Opponent;
  /** Whether the rival died out; any other end counts as one by majority. */
  readonly extinct: boolean;
  /** Seconds from the first turn's start to the end. */
  readonly seconds: number;
  /** The round of the last turn, from 1. */
  readonly round: number;
  /** How many its game has; as many as the formula was made for where it has no number. */
  readonly rounds?: number;
  /** The winner's lead at the end in cells, each counted once; below 0 it counts as 0. */
  readonly margin: number;
}

/** A game's points in parts, which add up to `total`; all are whole numbers. */
export interface Points {
  readonly base: number;
  readonly extinction: number;
  readonly speed: number;
  /** For an extinction in an early round. */
  readonly early: number;
  readonly margin: number;
  readonly total: number;
}

/** The numbers of the formula, for those who apply it and those who explain it. */
export const FORMULA = {
  base: {
    easy: 30,
    normal: 70,
    tricky: 95,
    hard: 120,
    sharp: 135,
    fierce: 145,
    ruthless: 155,
    expert: 170,
    conqueror: 240,
    online: 100,
    bot: 100,
  },
  extinction: 40,
  /** Of the game that it was made for. One with fewer has less time, and ends earlier. */
  rounds: 12,
  /** Full marks up to `fast` seconds, none from `slow` on. */
  speed: { most: 50, fast: 60, slow: 600 },
  /** Full marks in round 1, none in the last. */
  early: { most: 25 },
  margin: { perCell: 1.5, most: 45 },
} as const satisfies { base: Record<Opponent, number>; [part: string]: unknown };

/** What a lost or drawn game is worth; it counts as a game all the same. */
export const NO_POINTS: Points = {
  base: 0,
  extinction: 0,
  speed: 0,
  early: 0,
  margin: 0,
  total: 0,
};

/** The seconds up to which a game of so few rounds gets full marks for speed, and from which none. */
export function speedOf(rounds: number): { readonly fast: number; readonly slow: number } {
  const { speed: { fast, slow } } = FORMULA, share = rounds / FORMULA.rounds;
  return { fast: fast * share, slow: slow * share };
}

/** What the winner of a game is given. */
export function pointsOf(
  { opponent, extinct, seconds, round, rounds = FORMULA.rounds, margin }: Win,
): Points {
  const parts = {
    base: FORMULA.base[opponent],
    extinction: extinct ? FORMULA.extinction : 0,
    speed: fading({ most: FORMULA.speed.most, ...speedOf(rounds) }, seconds),
    early: extinct ? fading({ most: FORMULA.early.most, fast: 1, slow: rounds }, round) : 0,
    margin: marginPoints(margin),
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part) };
}

/** Something that is worth `most` up to `fast`, nothing from `slow` on, and a share between. */
interface Fading {
  readonly most: number;
  readonly fast: number;
  readonly slow: number;
}

function fading({ most, fast, slow }: Fading, value: number): number {
  const share = (slow - value) / (slow - fast);
  return Math.round(most * Math.min(1, Math.max(0, share)));
}

function marginPoints(cells: number): number {
  const { perCell, most } = FORMULA.margin;
  return Math.min(most, Math.round(perCell * Math.max(0, cells)));
}
