/**
 * The games by id, as far as they are loaded: those of two colonies where `life_games.ts` is
 * imported, and all where `registry.ts` is. What also runs on pages that show one game asks here, so
 * that these pages need not carry the others.
 */

import type { Game } from "./game.ts";

export const GAME_IDS = [
  "conquerors-v2",
  "conquerors-classic",
  "conway",
  "annihilation",
  "arena",
] as const;

export type GameId = typeof GAME_IDS[number];

// deno-lint-ignore no-explicit-any -- who goes through the registry by id names no game's types
export type AnyGame = Game<any, any>;

const known = new Map<string, AnyGame>();

/** Makes a game known by its id. */
export function know(game: AnyGame): void {
  known.set(game.id, game);
}

export function isGameId(text: string): text is GameId {
  return GAME_IDS.some((id) => id === text);
}

/** A registered game as what all games are; throws where it is not loaded. */
export function gameOf(id: GameId): AnyGame {
  const game = known.get(id);
  if (!game) throw new Error(`The game ${id} is not loaded`);
  return game;
}
