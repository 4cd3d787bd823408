/** What a study asks of games of two colonies alone. */

import type { LifeGame } from "../games/life_game.ts";
import { type LifePosition, presence } from "../games/life_position.ts";
import type { AnyGame } from "../games/mod.ts";

export function isLifeGame(game: AnyGame): game is LifeGame {
  return "rules" in game;
}

/** Whether the seat to move lives, but not at home, where all its ground hangs from (RR-001 V4). */
export function isAdrift(game: AnyGame, position: unknown): boolean {
  if (!isLifeGame(game)) return false;
  const { board, turn } = position as LifePosition;
  const alive = presence(game.rules, board, turn);
  return alive.size > 0 && !alive.has("home");
}
