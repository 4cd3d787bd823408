/** The registered games of two colonies, and positions of theirs that no play led to. */

import { emptyBoard } from "../../lib/automaton/board.ts";
import type { Rng } from "../../lib/games/game.ts";
import type { LifePosition } from "../../lib/games/conquerors/position.ts";
import type { LifeRules } from "../../lib/games/conquerors/rules.ts";
import type { LifeGame } from "../../lib/games/conquerors/conquerors.ts";
import { LIFE_GAMES as REGISTERED } from "../../lib/games/life_games.ts";
import { below } from "../../lib/games/kit/rng.ts";

export const LIFE_GAMES: LifeGame[] = Object.values(REGISTERED);

/** A board of random cells, more or less of them, of more or less of either color; any counters. */
export function soup(rules: LifeRules, rng: Rng): LifePosition {
  const density = rng() ** 2, blue = rng();
  const board = emptyBoard(rules.width, rules.height);
  for (let cell = 0; cell < board.cells.length; cell++) {
    if (rng() < density) board.cells[cell] = rng() < blue ? 1 : 2;
  }
  return {
    board,
    turn: below(2, rng),
    round: 1 + below(rules.rounds, rng),
    cooldowns: [below(3, rng), below(3, rng)],
    skips: [below(2, rng), below(2, rng)],
    komi: rules.komi,
    outcome: null,
  };
}

/** Like `soup`, with the cells of some columns taken away, so that zones close. */
export function thinSoup(rules: LifeRules, rng: Rng): LifePosition {
  const position = soup(rules, rng);
  const from = below(rules.width, rng), to = from + below(rules.width, rng);
  position.board.cells.forEach((_, cell, cells) => {
    const column = cell % rules.width;
    if (column >= from && column < to) cells[cell] = 0;
  });
  return position;
}
