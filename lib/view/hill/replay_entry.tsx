/**
 * What a page fetches to show a finished king of the hill: a script of its own, since what tables share
 * would else be cut in two for the pages that have none. This module is browser compatible.
 */

import { arena } from "../../games/arena.ts";
import { know } from "../../games/known_games.ts";

export { HillReplay as GameReplay } from "./hill_replay.tsx";

know(arena);
