/**
 * Strength from results: Bradley and Terry's model, by which a player's odds against another are
 * the ratio of their strengths, fitted by Newton's method; draws count half. Every pair that met is
 * given one drawn game more, without which a player who won everything would be infinitely strong.
 */

import { Z95 } from "./wilson.ts";

/** What two players, by number, scored between them. */
export interface Meeting {
  readonly players: readonly [number, number];
  /** Points of the first: a win 1, a draw ½. */
  readonly points: number;
  readonly games: number;
}

/** A rating in Elo points, the mean of all being 0, and how far off it may be 19 times in 20. */
interface Estimate {
  readonly elo: number;
  readonly error: number;
}

/** Elo points to one unit of log odds. */
export const ELO = 400 / Math.LN10;

/** Newton's steps are shortened to this, since far from the peak they overshoot. */
const MAX_STEP = 1;

const PRECISION = 1e-10;
const MAX_STEPS = 1000;

/** How strong each is by these meetings, and how sure that is. */
export function rate(players: number, meetings: readonly Meeting[]): Estimate[] {
  const met = meetings.map(withDraw);
  let strengths: number[] = Array(players).fill(0);
  for (let count = 0; count < MAX_STEPS; count++) {
    const step = product(covariance(strengths, met), slope(strengths, met));
    const most = Math.max(...step.map(Math.abs));
    const share = Math.min(1, MAX_STEP / most);
    strengths = strengths.map((strength, player) => strength + share * step[player]!);
    if (most < PRECISION) break;
  }
  const spread = covariance(strengths, met);
  return strengths.map((strength, player) => ({
    elo: ELO * strength,
    error: ELO * Z95 * Math.sqrt(Math.max(0, spread[player]![player]! - 1 / players)),
  }));
}

function withDraw({ players, points, games }: Meeting): Meeting {
  return { players, points: points + 0.5, games: games + 1 };
}

/** The chance of the first of two. */
function chance(strengths: readonly number[], [one, other]: Meeting["players"]): number {
  return 1 / (1 + Math.exp(strengths[other]! - strengths[one]!));
}

/** The slope of the log likelihood. */
function slope(strengths: readonly number[], meetings: readonly Meeting[]): number[] {
  const slopes: number[] = Array(strengths.length).fill(0);
  for (const { players, points, games } of meetings) {
    const more = points - games * chance(strengths, players);
    slopes[players[0]]! += more;
    slopes[players[1]]! -= more;
  }
  return slopes;
}

/**
 * The inverse of Fisher's information. That says nothing of a rise of all alike, so the matrix of
 * ones over n is added, which fixes the mean and adds 1/n to every entry of the inverse.
 */
function covariance(strengths: readonly number[], meetings: readonly Meeting[]): number[][] {
  const size = strengths.length;
  const information = Array.from({ length: size }, () => Array<number>(size).fill(1 / size));
  for (const { players, games } of meetings) {
    const [one, other] = players;
    const share = chance(strengths, players);
    const known = games * share * (1 - share);
    information[one]![one]! += known;
    information[other]![other]! += known;
    information[one]![other]! -= known;
    information[other]![one]! -= known;
  }
  return inverse(information);
}

type Matrix = readonly (readonly number[])[];

function product(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, n) => sum + value * vector[n]!, 0));
}

/** The inverse, by Gauss and Jordan; a symmetric positive definite matrix needs no pivoting. */
function inverse(matrix: Matrix): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, n) => [...row, ...unit(size, n)]);
  for (let n = 0; n < size; n++) {
    const pivot = rows[n]![n]!;
    const scaled = rows[n] = rows[n]!.map((value) => value / pivot);
    for (let other = 0; other < size; other++) {
      if (other === n) continue;
      const factor = rows[other]![n]!;
      rows[other] = rows[other]!.map((value, column) => value - factor * scaled[column]!);
    }
  }
  return rows.map((row) => row.slice(size));
}

function unit(size: number, at: number): number[] {
  return Array.from({ length: size }, (_, n) => n === at ? 1 : 0);
}
