/** Which games of rooms ratings may count. */

import { gameOf } from "../games/known_games.ts";
import { isUsual } from "../games/kit/option.ts";
import type { Settings } from "./event.ts";
import type { RoomView } from "./view.ts";

/** Whether a game begins otherwise than all of its kind. */
export function isHandicapped({ game, options, position }: Settings): boolean {
  return position !== undefined || !isUsual(gameOf(game).options, options);
}

/** Whether a room's game is one of people that ratings count, if it's played out fairly. */
export function mayBeRated({ settings, players, computers }: RoomView): boolean {
  const isOfPeople = computers.length === 0 && players.every(({ level }) => level === null);
  const isRanked = gameOf(settings.game).isRanked === true && settings.listed;
  return isRanked && isOfPeople && !isHandicapped(settings);
}
