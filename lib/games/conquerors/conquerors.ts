/** Conway's Conquerors, by either rules. */

import { CONQUERORS } from "./both_rules.ts";
import { lifeGame } from "./game.ts";

export const conquerorsClassic = lifeGame(CONQUERORS["conquerors-classic"]);
export const conquerorsV2 = lifeGame(CONQUERORS["conquerors-v2"]);
