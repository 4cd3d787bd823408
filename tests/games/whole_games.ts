/** Whole games of any registered game, played at random from the usual start to the end. */

import type { Options } from "../../lib/games/game.ts";
import { type GameId, gameOf } from "../../lib/games/registry.ts";
import type { GameRecord } from "../../lib/games/notation/notation.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { adventurous, defaultOptions } from "./moves.ts";

/** Games that may never end are left after this many turns. */
const MAX_TURNS = 100;

export function wholeGame(
  id: GameId,
  seed: string,
  options: Options = defaultOptions(gameOf(id)),
): GameRecord {
  const game = gameOf(id), rng = seededRng(seed);
  const start = game.initial(options), moves: unknown[] = [];
  let position: unknown = start;
  while (!game.outcome(position) && moves.length < MAX_TURNS) {
    const move = adventurous(game, position, rng);
    moves.push(move);
    position = game.play(position, move);
  }
  return { game: id, options, start, tags: {}, moves };
}
