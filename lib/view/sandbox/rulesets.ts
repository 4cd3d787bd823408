/** The games that a sandbox knows: two colonies on one board. This module is browser compatible. */

import type { LifeGame } from "../../games/life_game.ts";
import { type GameId, GAMES } from "../../games/mod.ts";

/** Their ids, the usual one first. */
export const RULESETS = (Object.keys(GAMES) as GameId[]).filter(isRuleset);

export type Ruleset = {
  [Id in GameId]: typeof GAMES[Id] extends LifeGame ? Id : never;
}[GameId];

export function isRuleset(id: GameId): id is Ruleset {
  const game: object = GAMES[id];
  return "rules" in game && Object(game.rules).home !== undefined;
}
