/** Where a game starts that a link has the position of: only a page of such a game is sent this. */

import { TextError } from "../../automaton/text_error.ts";
import type { LifePosition } from "../../games/conquerors/position.ts";
import { lifeGameOf } from "../../games/life_games.ts";
import { optionsOf, type Setup, SetupError } from "./setup.ts";

/** Throws a `SetupError` for what is no position of a game of two colonies. */
export function checkPosition(game: string, position: string): void {
  try {
    lifeGameOf(game).text.readPosition(position, {});
  } catch (error) {
    throw error instanceof TextError ? new SetupError("position", position) : error;
  }
}

export function startOf(setup: Setup): LifePosition {
  const { text, initial } = lifeGameOf(setup.game), options = optionsOf(setup);
  const { position } = setup;
  return position === undefined ? initial(options) : text.readPosition(position, options);
}
