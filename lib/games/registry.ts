/** The registry: all games, a line each. */

import { annihilation } from "./annihilation/annihilation.ts";
import { conway } from "./conway/conway.ts";
import { kingOfTheHill } from "./hill/hill.ts";
import { type AnyGame, know } from "./known_games.ts";
import { LIFE_GAMES, type LifeGameId } from "./life_games.ts";

export { type AnyGame, gameOf } from "./known_games.ts";
export { DEFAULT_GAME } from "./life_games.ts";

/** The id of a game of the registry. */
export type GameId = LifeGameId | "conway" | "annihilation" | "arena";

const GAMES: Readonly<Record<GameId, AnyGame>> = {
  ...LIFE_GAMES,
  conway,
  annihilation,
  arena: kingOfTheHill,
};

const registered = new Map<string, AnyGame>();

/** Adds a game to the registry. */
export function register(game: AnyGame): void {
  registered.set(game.id, game);
  know(game);
}

Object.values(GAMES).forEach(register);

/** The ids of all games, as lists show them. */
export function gameIds(): GameId[] {
  return [...registered.keys()] as GameId[];
}

/** Whether a text is the id of a game of the registry. */
export function isGameId(text: string): text is GameId {
  return registered.has(text);
}

/** The ids of the games that leaderboards count. */
export function rankedIds(): GameId[] {
  return gameIds().filter((id) => registered.get(id)!.isRanked);
}

export function isRankedId(text: string): text is GameId {
  return registered.get(text)?.isRanked ?? false;
}
