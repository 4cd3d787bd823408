/** The games of two colonies as they're played, for a page that does nothing else with them. */

import { type PlayedLife, playedLife } from "./conquerors/played.ts";
import { CLASSIC, SKIRMISH, V2 } from "./conquerors/rule_sets.ts";
import { findGame } from "./known_games.ts";

/** The ids of the games of two colonies. */
export type LifeGameId = "conquerors-v2" | "conquerors-classic" | "skirmish";

/** The game that is played unless somebody chooses another. */
export const DEFAULT_GAME: LifeGameId = "conquerors-v2";

const PLAYED = [V2, CLASSIC, SKIRMISH].map(playedLife);

/** The game of an id, also one that was added; throws where it is none of two colonies. */
export function playedLifeOf(id: string): PlayedLife {
  const game = PLAYED.find((game) => game.id === id) ?? findGame(id) as PlayedLife | undefined;
  if (!game || !("rules" in game)) throw new RangeError(`${id} is no game of two colonies`);
  return game;
}
