/** Conway's Conquerors, by either rules. This module is browser compatible. */

import { CONQUERORS } from "./conquerors_rules.ts";
import { lifeGame } from "./life_game.ts";

export const conquerorsClassic = lifeGame(CONQUERORS["conquerors-classic"]);
export const conquerorsV2 = lifeGame(CONQUERORS["conquerors-v2"]);
