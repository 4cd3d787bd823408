/**
 * The games of two colonies: Conway's Conquerors by either rules, which differ in one condition and
 * one weight, and Skirmish, which is V2 on a small board.
 */

import type { Game } from "../game.ts";
import type { LifeLaw } from "./law.ts";
import { playedLife } from "./played.ts";
import type { LifeMove, LifePosition } from "./position.ts";
import { lifeRanking, random } from "./ranking.ts";
import { CLASSIC, SKIRMISH, V2 } from "./rule_sets.ts";
import type { LifeRules } from "./rules.ts";
import { lifeText } from "./text.ts";

/** A game of two colonies, with the record it was made of. */
export type LifeGame = Game<LifePosition, LifeMove> & LifeLaw;

/** Makes a game of a record of rules. */
export function lifeGame(rules: LifeRules): LifeGame {
  return {
    ...playedLife(rules),
    text: lifeText(rules),
    ranking: lifeRanking(rules),
    random: (position, rng) => random(rules, position, rng),
  };
}

export const conquerorsClassic = lifeGame(CLASSIC);
export const conquerorsV2 = lifeGame(V2);
export const skirmish = lifeGame(SKIRMISH);
