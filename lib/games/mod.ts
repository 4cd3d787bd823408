/** The registry, with all games loaded. This module is browser compatible. */

import { annihilation } from "./annihilation.ts";
import { arena } from "./arena.ts";
import { conway } from "./conway.ts";
import { know } from "./known_games.ts";

export { type AnyGame, GAME_IDS, type GameId, gameOf, isGameId } from "./known_games.ts";
export { DEFAULT_GAME } from "./life_games.ts";

know(conway);
know(annihilation);
know(arena);
