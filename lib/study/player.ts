/** Who may take a seat in a study: a level, chance, or a program outside. */

import type { Options } from "../games/game.ts";
import { isLifeGameId, lifeGameOf } from "../games/life_games.ts";
import type { AnyGame } from "../games/mod.ts";
import { seededRng } from "../games/rng.ts";
import { choose } from "../search/choose.ts";
import { type LevelId, LEVELS } from "../search/levels.ts";
import { OutsideProgram } from "./outside_program.ts";

/** A level's name, `random`, or `cmd:` and a program with its arguments. */
export type PlayerId = string;

/** One seat of one game. */
export interface Player {
  /** The turn of the seat to move, legal or not; rejects with a `Fault`. */
  choose(position: unknown): Promise<unknown>;
  /** The game is over. */
  leave(): Promise<void>;
}

/** What a seat is taken for. */
export interface Visit {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seed: string;
  /** An outside program's time for each turn, in milliseconds. */
  readonly timeMs: number;
}

const CHANCE = "random";
const OUTSIDE = "cmd:";

const LEVEL_NAMES = Object.keys(LEVELS);

/** Every player that has a name of its own. */
export const PLAYER_NAMES: readonly string[] = [CHANCE, ...LEVEL_NAMES];

export function isPlayerId(text: string): boolean {
  return PLAYER_NAMES.includes(text) || isOutside(text) && argumentsOf(text).length > 0;
}

/** Whether a player can play a game: the levels know those of two colonies. */
export function canPlay(id: PlayerId, game: AnyGame): boolean {
  return !LEVEL_NAMES.includes(id) || isLifeGameId(game.id);
}

/** Seats a player for one game; throws where it cannot be had. */
export function seatPlayer(id: PlayerId, visit: Visit): Player {
  if (isOutside(id)) return new OutsideProgram(argumentsOf(id), visit);
  return inside(id === CHANCE ? chance(visit) : level(id as LevelId, visit));
}

// deno-lint-ignore no-explicit-any -- a position of whatever game it is
type Policy = (position: any) => unknown;

function chance({ game, seed }: Visit): Policy {
  const rng = seededRng(seed);
  return (position) => game.random(position, rng);
}

function level(id: LevelId, { game: { id: gameId }, seed }: Visit): Policy {
  const game = lifeGameOf(gameId);
  return (position) => choose(game, position, id, seed);
}

function inside(policy: Policy): Player {
  return {
    choose: (position) => Promise.resolve(policy(position)),
    leave: () => Promise.resolve(),
  };
}

function isOutside(id: PlayerId): boolean {
  return id.startsWith(OUTSIDE);
}

/** The program and its arguments, parted at white space: there is no shell, and nothing is quoted. */
function argumentsOf(id: PlayerId): string[] {
  return id.slice(OUTSIDE.length).split(/\s+/).filter((part) => part !== "");
}
