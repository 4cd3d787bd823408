/**
 * The registered games of two colonies, which the table, the computer's levels, tickets and the
 * leaderboards know how to take.
 */

import { conquerorsClassic, conquerorsV2 } from "./conquerors/conquerors.ts";
import type { LifeGame } from "./conquerors/game.ts";
import { type GameId, know } from "./known_games.ts";

export const LIFE_GAMES = {
  "conquerors-v2": conquerorsV2,
  "conquerors-classic": conquerorsClassic,
} as const satisfies Partial<Record<GameId, LifeGame>>;

Object.values(LIFE_GAMES).forEach(know);

export type LifeGameId = keyof typeof LIFE_GAMES;

export const DEFAULT_GAME: LifeGameId = "conquerors-v2";

export const LIFE_GAME_IDS = Object.keys(LIFE_GAMES) as LifeGameId[];

export function isLifeGameId(text: string): text is LifeGameId {
  return Object.hasOwn(LIFE_GAMES, text);
}

/** The game of an id that may be any game's; throws where that is none of two colonies. */
export function lifeGameOf(id: string): LifeGame {
  if (isLifeGameId(id)) return LIFE_GAMES[id];
  throw new RangeError(`${id} is no game of two colonies`);
}
