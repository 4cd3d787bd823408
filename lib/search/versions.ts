/** The levels as they are and as they were. */

import { LEVELS_VERSION } from "../games/game.ts";
import type { LifeLaw } from "../games/conquerors/law.ts";
import type { LifePosition } from "../games/conquerors/position.ts";
import {
  type Edition,
  editionOf,
  type Level,
  type PlayerId,
  PLAYERS,
  type SearchLevel,
} from "./levels.ts";

/** A level by its name, or numbers of its own. */
export type ComputerLevel = PlayerId | Level | SearchLevel;

/** A seed that says its version, `2-<seed>`, and those that were issued in the first, bare. */
const SAID = /^([2-9])-/;
const FIRST_SEED = /^[\w-]{22}$/;

/**
 * A level's numbers in a game of that seed. Whatever becomes of a level, games that are under way
 * go on with it as it was, and finished ones can be played again.
 */
export function levelRow(id: PlayerId, edition: Edition, seed: string): Level | SearchLevel {
  const version = versionOf(seed);
  if (version <= 2 && id === "conqueror") return PLAYERS["conqueror-4m"][edition];
  if (version === 3 && id === "conqueror") return PLAYERS["conqueror-1m"][edition];
  if (version === 4 && id === "conqueror") return PLAYERS["conqueror-2m"][edition];
  const row = PLAYERS[id][edition];
  const isFirst = version === 1 && (id === "easy" || id === "normal");
  return isFirst ? { ...row as Level, care: 0 } : row;
}

/** The numbers by which a turn is chosen; throws where none is left to choose. */
export function rowOf(
  game: LifeLaw,
  position: LifePosition,
  level: ComputerLevel,
  seed: string,
): Level | SearchLevel {
  if (position.outcome) throw new Error("No turn is legal in a finished game");
  return typeof level === "string" ? levelRow(level, editionOf(game.rules), seed) : level;
}

/** Whether this program plays by the version of a seed: a newer one's may play otherwise. */
export function isKnownSeed(seed: string): boolean {
  return versionOf(seed) <= LEVELS_VERSION;
}

/** The version by which a game of that seed is played: of a seed of another form, the present one. */
function versionOf(seed: string): number {
  // By chance one of those begins like one that says its version.
  if (FIRST_SEED.test(seed)) return 1;
  const [, said] = SAID.exec(seed) ?? [];
  return said ? Number(said) : LEVELS_VERSION;
}
