/** Small boards with a few cells, on which every turn can be played. */

import { emptyBoard } from "../../lib/automaton/board.ts";
import { conquerorsV2, type LifeGame, lifeGame } from "../../lib/games/conquerors/conquerors.ts";
import type { LifePosition } from "../../lib/games/conquerors/position.ts";
import type { Rng } from "../../lib/games/game.ts";
import { below } from "../../lib/games/kit/rng.ts";

/** V2 on a small board, with six rounds and bombs from the third on. */
export function small(width: number, height: number, home: number, place: number): LifeGame {
  const rules = { ...conquerorsV2.rules, width, height, home, place, rounds: 6, bombRound: 3 };
  return lifeGame(rules);
}

/** Cells in clumps, for scattered ones only die. */
export function clumps(
  { rules }: LifeGame,
  isLast: boolean,
  cells: number,
  rng: Rng,
): LifePosition {
  const board = emptyBoard(rules.width, rules.height);
  for (const state of [1, 2]) {
    let row = below(rules.height, rng), column = below(rules.width, rng);
    for (let left = 2 + below(cells - 1, rng); left > 0; left--) {
      board.cells[row * rules.width + column] = state;
      const jumps = rng() < 0.15;
      row = jumps ? below(rules.height, rng) : clamp(row + below(3, rng) - 1, rules.height);
      column = jumps ? below(rules.width, rng) : clamp(column + below(3, rng) - 1, rules.width);
    }
  }
  return {
    board,
    turn: isLast ? 1 : below(2, rng),
    round: isLast ? rules.rounds : 2 + below(rules.rounds - 2, rng),
    cooldowns: [below(3, rng), below(3, rng)],
    skips: [1, 1],
    komi: 0,
    outcome: null,
  };
}

function clamp(value: number, size: number): number {
  return Math.max(0, Math.min(size - 1, value));
}
