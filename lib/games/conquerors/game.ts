/** A game of two colonies, with what nobody needs who only plays it. */

import type { Game } from "../game.ts";
import type { LifeLaw } from "./law.ts";
import { playedLife } from "./played.ts";
import type { LifeMove, LifePosition } from "./position.ts";
import { lifeRanking, random } from "./ranking.ts";
import type { LifeRules } from "./rules.ts";
import { lifeText } from "./text.ts";

/** A game of two colonies, with the record it was made of. */
export type LifeGame = Game<LifePosition, LifeMove> & LifeLaw;

export function lifeGame(rules: LifeRules): LifeGame {
  return {
    ...playedLife(rules),
    text: lifeText(rules),
    ranking: lifeRanking(rules),
    random: (position, rng) => random(rules, position, rng),
  };
}
