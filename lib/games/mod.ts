/**
 * The registry of all games: records, links, rooms and the archive follow it. What takes none but
 * games of two colonies follows `life_games.ts`. This module is browser compatible.
 */

import { conway } from "./conway.ts";
import type { Game } from "./game.ts";
import { LIFE_GAMES } from "./life_games.ts";

export { DEFAULT_GAME } from "./life_games.ts";

export const GAMES = { ...LIFE_GAMES, conway } as const;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as GameId[];

// deno-lint-ignore no-explicit-any -- who goes through the registry by id names no game's types
export type AnyGame = Game<any, any>;

export function isGameId(text: string): text is GameId {
  return Object.hasOwn(GAMES, text);
}

/** A registered game as what all games are. */
export function gameOf(id: GameId): AnyGame {
  return GAMES[id];
}
