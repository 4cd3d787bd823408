/** The pages of rivals: a ladder for each game that the computer plays at a table like any other. */

import { DEFAULT_GAME, type GameId, gameIds } from "../../../games/registry.ts";
import { aboutGame } from "../../../ui/games/registry.ts";

/** The games that have such a page; others have a page of their own. */
export function rivalsIds(): GameId[] {
  return gameIds().filter((id) => aboutGame(id).page === undefined);
}

export function rivalsHref(game: GameId): string {
  return game === DEFAULT_GAME ? "/rivals" : `/rivals/${game}`;
}

/** Where a game begins: the page that sets it up. */
export function gameHref(game: GameId): string {
  return aboutGame(game).page ?? rivalsHref(game);
}
