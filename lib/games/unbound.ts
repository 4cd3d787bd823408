/** A game whose rules are switched off, for trying things out. This module is browser compatible. */

import { type LifeGame, lifeGame } from "./life_game.ts";

/** More rounds than anybody plays; still four digits, as positions are written. */
const ROUNDS = 9999;

/** The same board and as many cells a turn: but placed anywhere, and bombs and skips at any time. */
export function unbound({ rules }: LifeGame): LifeGame {
  return lifeGame({
    ...rules,
    neutralNeeds: [],
    rivalNeeds: [],
    bombRound: 1,
    bombCooldown: 0,
    skips: ROUNDS,
    rounds: ROUNDS,
  });
}
