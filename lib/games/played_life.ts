/** The games of two colonies as they're played, for a page that does nothing else with them. */

import { type PlayedLife, playedLife } from "./conquerors/played.ts";
import { CLASSIC, SKIRMISH, V2 } from "./conquerors/rule_sets.ts";

/** The ids of the games of two colonies. */
export type LifeGameId = "conquerors-v2" | "conquerors-classic" | "skirmish";

/** The game that is played unless somebody chooses another. */
export const DEFAULT_GAME: LifeGameId = "conquerors-v2";

const PLAYED = [V2, CLASSIC, SKIRMISH].map(playedLife);

/** The game of an id, if it's of two colonies. */
export function findPlayedLife(id: string): PlayedLife | undefined {
  return PLAYED.find((game) => game.id === id);
}

/** The same; throws where it is none. */
export function playedLifeOf(id: string): PlayedLife {
  const game = findPlayedLife(id);
  if (!game) throw new RangeError(`${id} is no game of two colonies`);
  return game;
}
