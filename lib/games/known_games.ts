/**
 * The games by id, as far as they are loaded: those of two colonies always, and all others where
 * `mod.ts` is imported. What also runs on pages that show no other games asks here, so that these
 * pages need not carry them.
 */

import type { Game } from "./game.ts";
import { LIFE_GAME_IDS, LIFE_GAMES, type LifeGameId } from "./life_games.ts";

export type GameId = LifeGameId | "conway" | "annihilation" | "arena";

export const GAME_IDS: readonly GameId[] = [...LIFE_GAME_IDS, "conway", "annihilation", "arena"];

// deno-lint-ignore no-explicit-any -- who goes through the registry by id names no game's types
export type AnyGame = Game<any, any>;

const known = new Map<string, AnyGame>(Object.entries(LIFE_GAMES));

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
