/** The computer's turns in rooms, whichever game is played. */

import type { GameId } from "../games/known_games.ts";
import { chooseConway } from "./conway.ts";
import { ROOM_LEVELS, roomLevels } from "./room_levels.ts";

/** A turn that is asked for. */
export interface Thought {
  readonly game: GameId;
  /** A position of that game in which a move is legal. */
  readonly position: unknown;
  /** One of the game's `roomLevels`. */
  readonly level: string;
  /** All chance comes from it and the position. */
  readonly seed: string;
}

type Choose = (position: never, level: never, seed: string) => unknown;

const CHOOSE: Readonly<Record<string, Choose>> = {
  conway: chooseConway,
} satisfies Record<keyof typeof ROOM_LEVELS, Choose>;

/** A legal move of the game; throws a `RangeError` where no computer plays it at that level. */
export function chooseMove({ game, position, level, seed }: Thought): unknown {
  const isPlayed = roomLevels(game).some((known) => known === level);
  if (!isPlayed) throw new RangeError(`No computer plays ${game} at ${level}`);
  return CHOOSE[game]!(position as never, level as never, seed);
}
