/**
 * The games of two colonies: Conway's Conquerors by either rules, which differ in one condition and
 * one weight, and Skirmish, which is V2 on a small board.
 */

import { lifeGame } from "./game.ts";
import { CLASSIC, SKIRMISH, V2 } from "./rule_sets.ts";

export const conquerorsClassic = lifeGame(CLASSIC);
export const conquerorsV2 = lifeGame(V2);
export const skirmish = lifeGame(SKIRMISH);
