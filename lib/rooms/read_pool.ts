/** Which pools there are, where all games are known. */

import { type GameId, isRankedId, rankedIds } from "../games/registry.ts";
import { type Pool, poolClock } from "./pool.ts";

/** The games whose players are paired. */
export function pooledGames(): GameId[] {
  return rankedIds();
}

/** Undefined for a text that is no pool. */
export function readPool(text: string): Pool | undefined {
  const dot = text.lastIndexOf(".");
  const game = text.slice(0, dot), clock = poolClock(text.slice(dot + 1));
  return isRankedId(game) && clock ? { game, clock } : undefined;
}
