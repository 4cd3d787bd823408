/** What is played where a level's turn isn't legal. */

import type { LifeLaw } from "../games/conquerors/law.ts";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";

/** With no cell to place on, a search only knows the empty placement (rules.md C6). */
export function legalTurn(game: LifeLaw, position: LifePosition, move: LifeMove): LifeMove {
  return game.refuse(position, move) ? withoutCells(game, position) : move;
}

/** With no cell to place on: the first turn that is legal (rules.md C6). */
export function withoutCells(game: LifeLaw, position: LifePosition): LifeMove {
  const turns: LifeMove[] = [{ place: [] }, { pass: true }, { bomb: 0 }];
  const legal = turns.find((turn) => !game.refuse(position, turn));
  return legal!;
}
