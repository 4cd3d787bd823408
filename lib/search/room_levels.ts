import { gameOf } from "../games/known_games.ts";
import type { LevelId } from "./levels.ts";

/** The levels at which the computer plays a seat of a room, from the weakest. */
export function roomLevels(game: string): readonly LevelId[] {
  const { levels = [], seatsComputers } = gameOf(game);
  return seatsComputers ? levels : [];
}
