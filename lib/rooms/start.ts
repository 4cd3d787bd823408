/** Where a room's games may start. */

import { readable } from "../automaton/text_error.ts";
import type { Options } from "../games/game.ts";
import type { AnyGame } from "../games/known_games.ts";

/** The longest position, in characters: a room keeps it and sends it along. */
const LONGEST_POSITION = 4_000;

/** Whether a text is a position that the game can start from: one that is over already cannot. */
export function isStart(game: AnyGame, text: string, options: Options): boolean {
  if (text.length > LONGEST_POSITION) return false;
  return readable(() => game.outcome(game.text.readPosition(text, options)) === undefined) ?? false;
}
