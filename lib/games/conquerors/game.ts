/** A game of two colonies, with what nobody needs who only plays it. */

import type { Game, Rng } from "../game.ts";
import { below, sample } from "../kit/draw.ts";
import type { LifeLaw } from "./law.ts";
import { playedLife } from "./played.ts";
import type { LifeMove, LifePosition } from "./position.ts";
import { choicesOf, lifeRanking } from "./ranking.ts";
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

/** Uniform over all legal turns: sets of cells, bombs on any cell, the skip. */
function random(rules: LifeRules, position: LifePosition, rng: Rng): LifeMove {
  const { cells, size, placements, bombs, skips } = choicesOf(rules, position);
  const sets = Number(placements);
  const pick = rng() * (sets + bombs + skips);
  if (pick < sets) return { place: sample(cells, size, rng) };
  if (pick < sets + bombs) return { bomb: below(bombs, rng) };
  return { pass: true };
}
