/**
 * The levels at which the computer plays a seat of a room, by game; `room_players.ts` plays them.
 */

import type { GameId } from "../games/known_games.ts";
import { CONWAY_LEVELS, type ConwayLevelId } from "./conway_levels.ts";
import type { LevelId } from "./levels.ts";

export const ROOM_LEVELS = {
  conway: Object.keys(CONWAY_LEVELS) as ConwayLevelId[],
} as const satisfies Readonly<Partial<Record<GameId, readonly LevelId[]>>>;

/** Those of a game, from the weakest; none where the computer takes no seat. */
export function roomLevels(game: GameId): readonly LevelId[] {
  const levels: Readonly<Partial<Record<GameId, readonly LevelId[]>>> = ROOM_LEVELS;
  return levels[game] ?? [];
}
