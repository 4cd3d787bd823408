/**
 * The games that are loaded, by id. A page loads those it shows, and what also runs on other pages
 * asks here; `registry.ts` has them all.
 */

import type { Game, PlayedGame } from "./game.ts";

/** A game of any kind. */
// deno-lint-ignore no-explicit-any -- who goes through the registry by id names no game's types
export type AnyGame = Game<any, any>;

/** A game of any kind as it's played. */
// deno-lint-ignore no-explicit-any -- who plays any game names no game's types
export type AnyPlayed = PlayedGame<any, any>;

const known = new Map<string, AnyGame>();

/** Makes a game known by its id. */
export function know(game: AnyGame): void {
  known.set(game.id, game);
}

export function findGame(id: string): AnyGame | undefined {
  return known.get(id);
}

/** A game as what all games are; throws where it is not loaded. */
export function gameOf(id: string): AnyGame {
  const game = known.get(id);
  if (!game) throw new Error(`The game ${id} is not loaded`);
  return game;
}
