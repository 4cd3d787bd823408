/** A game whose rules are switched off, for trying things out. */

import { type LifeGame, lifeGame } from "../conquerors/game.ts";

/** More rounds than anybody plays; still four digits, as positions are written. */
const ROUNDS = 9999;

/** As many cells a turn, but placed anywhere; bombs and skips at any time; and nobody ever wins. */
export function unbound({ rules }: LifeGame): LifeGame {
  const game = lifeGame({
    ...rules,
    neutralNeeds: [],
    rivalNeeds: [],
    bombRound: 1,
    bombCooldown: 0,
    skips: ROUNDS,
    rounds: ROUNDS,
  });
  return { ...game, play: (position, move) => ({ ...game.play(position, move), outcome: null }) };
}
