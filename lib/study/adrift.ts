/** A colony that has lost its anchor. */

import { findLifeGame } from "../games/life_games.ts";
import { type LifePosition, presence } from "../games/conquerors/position.ts";
import type { AnyGame } from "../games/registry.ts";

/**
 * Whether the seat to move lives, but not at home, where all its ground hangs from (RR-001 V4);
 * never in games that are not of two colonies.
 */
export function isAdrift({ id }: AnyGame, position: unknown): boolean {
  const game = findLifeGame(id);
  if (!game) return false;
  const { board, turn } = position as LifePosition;
  const alive = presence(game.rules, board, turn);
  return alive.size > 0 && !alive.has("home");
}
