/** The games of two colonies, which a page that shows one has at hand. */

import {
  conquerorsClassic,
  conquerorsV2,
  type LifeGame,
  skirmish,
} from "./conquerors/conquerors.ts";
import { type AnyGame, findGame, know } from "./known_games.ts";
import type { LifeGameId } from "./played_life.ts";

export { DEFAULT_GAME, type LifeGameId } from "./played_life.ts";

export const LIFE_GAMES = {
  "conquerors-v2": conquerorsV2,
  "conquerors-classic": conquerorsClassic,
  skirmish,
} as const satisfies Readonly<Record<LifeGameId, LifeGame>>;

Object.values(LIFE_GAMES).forEach(know);

export const LIFE_GAME_IDS = Object.keys(LIFE_GAMES) as LifeGameId[];

/** The game of an id, if it is loaded and of two colonies. */
export function findLifeGame(id: string): LifeGame | undefined {
  const game: AnyGame | undefined = findGame(id);
  return game && "rules" in game ? game as LifeGame : undefined;
}

/** The same; throws where it is none. */
export function lifeGameOf(id: string): LifeGame {
  const game = findLifeGame(id);
  if (!game) throw new RangeError(`${id} is no game of two colonies`);
  return game;
}
