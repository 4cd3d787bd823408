/** Who may take a seat in a study: a level, chance, or a program outside. */

import { findLifeGame } from "../games/life_games.ts";
import type { GameId } from "../games/registry.ts";
import { seededRng } from "../games/kit/rng.ts";
import { think, type Thought } from "../search/choose.ts";
import {
  type Edition,
  editionOf,
  type Level,
  type PlayerId,
  PLAYERS,
  type SearchLevel,
} from "../search/levels.ts";
import { roomLevels } from "../search/room_levels.ts";
import { chooseMove } from "../search/computers.ts";
import { OutsideProgram } from "./outside_program.ts";
import type { Player, Turn, Visit } from "./seat.ts";

/**
 * A level's name, also with other numbers, `hard@kill=0+bomb.least=6`, or only another budget of
 * steps, `conqueror@100000`; `random`; or `cmd:` and a program with its arguments.
 */
export type PlayerName = string;

const CHANCE = "random";
const OUTSIDE = "cmd:";

/** Every player that has a name of its own. */
export const PLAYER_NAMES: readonly string[] = [CHANCE, ...Object.keys(PLAYERS)];

export function isPlayerName(text: string): boolean {
  if (isOutside(text)) return argumentsOf(text).length > 0;
  return text === CHANCE || readLevel(text) !== undefined;
}

/** Whether a player can play a game: every level those of two colonies, some others too. */
export function canPlay(name: PlayerName, game: GameId): boolean {
  const level = readLevel(name);
  if (level === undefined || findLifeGame(game)) return true;
  return level.numbers === "" && roomLevels(game).some((id) => id === level.id);
}

/** Seats a player for one game; throws where it cannot be had. */
export function seatPlayer(name: PlayerName, visit: Visit): Player {
  if (isOutside(name)) return new OutsideProgram(argumentsOf(name), visit);
  return inside(name === CHANCE ? chance(visit) : levelled(name, visit));
}

// deno-lint-ignore no-explicit-any -- a position of whatever game it is
type Policy = (position: any) => Turn;

function chance({ game, seed }: Visit): Policy {
  const rng = seededRng(seed);
  return (position) => ({ move: game.random(position, rng), steps: 0 });
}

function levelled(name: PlayerName, { game: { id }, seed }: Visit): Policy {
  const { id: level, row: rowOf } = readLevel(name)!;
  const colonies = findLifeGame(id);
  if (!colonies) {
    return (position) => ({ move: chooseMove({ game: id, position, level, seed }), steps: 0 });
  }
  const row = rowOf(editionOf(colonies.rules));
  return (position) => turnOf(think(colonies, position, row, seed));
}

/** Thinks to the end. */
function turnOf(thoughts: Iterator<Thought, unknown>): Turn {
  let last: Thought | undefined;
  for (;;) {
    const { done, value } = thoughts.next();
    if (done) return { move: value, steps: last?.steps ?? 0 };
    last = value;
  }
}

/** A level as a study plays it. */
interface Levelled {
  readonly id: PlayerId;
  /** The numbers that are not its own, as they were given. */
  readonly numbers: string;
  readonly row: (edition: Edition) => Level | SearchLevel;
}

/** What a name says of a level; undefined where there is none, or none of such numbers. */
function readLevel(name: PlayerName): Levelled | undefined {
  const [id, numbers, ...more] = name.split("@");
  if (!Object.hasOwn(PLAYERS, id!) || more.length > 0) return undefined;
  const level = { id: id as PlayerId, numbers: numbers ?? "" }, own = PLAYERS[level.id];
  if (numbers === undefined) return { ...level, row: (edition) => own[edition] };
  const text = /^[1-9]\d{0,8}$/.test(numbers) ? `steps=${numbers}` : numbers;
  const row = (edition: Edition) => withNumbers<Level | SearchLevel>(own[edition], text)!;
  return row("v2") && { ...level, row };
}

function inside(policy: Policy): Player {
  return {
    choose: (position) => Promise.resolve(policy(position)),
    leave: () => Promise.resolve(),
  };
}

/** Whether it is a program. */
export function isOutside(name: PlayerName): boolean {
  return name.startsWith(OUTSIDE);
}

/** The program and its arguments, split at white space: there's no shell, and no quoting. */
function argumentsOf(name: PlayerName): string[] {
  return name.slice(OUTSIDE.length).split(/\s+/).filter((part) => part !== "");
}

/** Other numbers than a level's own, by their place in its row; truth is 0 or 1. */
const FORM = /^[A-Za-z.]+=-?\d{1,9}(\.\d{1,6})?$/;

/** The row with those numbers; undefined where the text names one that it hasn't. */
function withNumbers<Row extends Level | SearchLevel>(
  row: Row,
  text: string,
): Row | undefined {
  const changed = structuredClone(row);
  for (const part of text.split("+")) {
    if (!FORM.test(part)) return undefined;
    const [path, value] = part.split("=") as [string, string];
    if (!put(changed, path.split("."), Number(value))) return undefined;
  }
  return changed;
}

/** What there is none of, or half of one, nothing can be played with. */
const COUNTS = ["steps", "generations", "seeds", "shortlist", "finalists"];

/** Puts a number in the place of one that is there already. */
function put(row: object, [key, ...rest]: readonly string[], value: number): boolean {
  if (key === undefined || !Object.hasOwn(row, key)) return false;
  const fields = row as Record<string, unknown>, old = fields[key];
  if (rest.length > 0) return typeof old === "object" && put(old as object, rest, value);
  if (COUNTS.includes(key) && !(Number.isInteger(value) && value >= 1)) return false;
  if (typeof old === "number") fields[key] = value;
  else if (typeof old === "boolean" && (value === 0 || value === 1)) fields[key] = value === 1;
  else return false;
  return true;
}
