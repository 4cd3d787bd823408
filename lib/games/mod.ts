/** The registry of games: every screen, route and column follows it. This module is browser compatible. */

import { conquerorsClassic, conquerorsV2 } from "./conquerors.ts";
import type { Game } from "./game.ts";

export const GAMES = {
  "conquerors-v2": conquerorsV2,
  "conquerors-classic": conquerorsClassic,
} as const;

export type GameId = keyof typeof GAMES;

export const DEFAULT_GAME: GameId = "conquerors-v2";

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
