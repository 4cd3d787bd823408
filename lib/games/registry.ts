/** The registry, with all games loaded. */

import { annihilation } from "./annihilation/annihilation.ts";
import { arena } from "./hill/hill.ts";
import { conway } from "./conway/conway.ts";
import { know } from "./known_games.ts";

export { type AnyGame, GAME_IDS, type GameId, gameOf, isGameId } from "./known_games.ts";
export { DEFAULT_GAME } from "./life_games.ts";

know(conway);
know(annihilation);
know(arena);
