/**
 * Whether the CPU played its part of a game. It gives the same turns everywhere for the same seed, so
 * they can be recomputed: all of them, or, if a level thinks long, a sample that nobody can foresee.
 *
 * A sample has the turns that gained the CPU least, so that a blunder put into its mouth is always
 * looked at, and some of the others at random. Of r other turns that were
 * replaced in a game of 12 none is looked at with a chance of C(10-r,4) / C(10,4): 60 % for one turn,
 * 33, 17, 7 and 2 % for two to five. A ticket is judged once, so that nobody tries until it works,
 * and a cheat who replaces turns so that none stands out gains little by each.
 */

import type { LevelId, Rng } from "../games/game.ts";
import { sample } from "../games/kit/rng.ts";
import { type AnyGame, gameOf } from "../games/registry.ts";
import { chooseMove, gainOfMove } from "../search/computers.ts";
import type { CpuGame } from "./cpu_record.ts";
import { type PlayedTurn, playedTurns } from "./verify.ts";

/** What has to be recomputed of a legal game. Plain data: it is kept, and goes to a worker. */
export interface Recheck extends CpuGame {
  /** All turns in CCN. */
  readonly moves: string;
  /** The CPU's turns to recompute, as places among all turns. */
  readonly drawn: readonly number[];
}

/** How many turns a sample has: those that gained the CPU least, and random others. */
interface SampleSize {
  readonly worst: number;
  readonly others: number;
}

/** Of other levels every turn is recomputed: a game takes at most a second. */
export const SAMPLES: Readonly<Partial<Record<LevelId, SampleSize>>> = {
  conqueror: { worst: 2, others: 4 },
};

/** What to recompute of a legal game; `rng` is a chance that no player knows. */
export function recheckOf(game: CpuGame, moves: string, rng: Rng): Recheck {
  const turns = playedTurns(game.game, moves);
  const all = turns.flatMap(({ seat }, at) => seat === game.side ? [] : [at]);
  const size = SAMPLES[game.level];
  const { game: id, level, side, seed } = game;
  const drawn = size ? sampleOf(gameOf(id), turns, all, size, rng) : all;
  return { game: id, level, side, seed, moves, drawn };
}

/** Whether the CPU takes the drawn turns. `steps` is a budget other than the level's own. */
export function isTrue({ game: id, level, seed, moves, drawn }: Recheck, steps?: number): boolean {
  const { text } = gameOf(id);
  const turns = playedTurns(id, moves);
  return drawn.every((at) => {
    const { before: position, token } = turns[at]!;
    const move = chooseMove({ game: id, position, level, seed, steps });
    return text.writeMove(position, move) === token;
  });
}

function sampleOf(
  game: AnyGame,
  turns: readonly PlayedTurn[],
  all: readonly number[],
  { worst, others }: SampleSize,
  rng: Rng,
): number[] {
  const { text } = game;
  const gains = new Map(all.map((at) => {
    const { before, token } = turns[at]!;
    return [at, gainOfMove(game, before, text.readMove(before, token))];
  }));
  const byGain = all.toSorted((a, b) => gains.get(a)! - gains.get(b)!);
  const rest = byGain.slice(worst);
  return [...byGain.slice(0, worst), ...sample(rest, Math.min(others, rest.length), rng)];
}
