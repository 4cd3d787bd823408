/** The CPU player: a turn from a position, a level and a seed, the same on every machine. */

import type { LifeLaw } from "../games/conquerors/law.ts";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { ALL_MEANS } from "./means.ts";
import { chooseByCells } from "./by_cells.ts";
import { thinkAhead, type Thought } from "./by_search.ts";
import { type ComputerLevel, rowOf } from "./versions.ts";

export type { ComputerLevel, Thought };

/**
 * A legal turn for the seat to move, on a board of up to 32 columns. All chance comes from the
 * seed and the round, so that a turn can be recomputed by itself; two levels that meet in one game
 * need two seeds. `steps` is a budget other than the level's own, for levels that look ahead.
 */
export function choose(
  game: LifeLaw,
  position: LifePosition,
  level: ComputerLevel,
  seed: string,
  steps?: number,
): LifeMove {
  const thoughts = think(game, position, level, seed, steps);
  for (;;) {
    const { done, value } = thoughts.next();
    if (done) return value;
  }
}

/** What `choose` does, with pauses: a thought a millisecond or so, and then the turn. */
export function* think(
  game: LifeLaw,
  position: LifePosition,
  level: ComputerLevel,
  seed: string,
  steps?: number,
): Generator<Thought, LifeMove> {
  const row = rowOf(game, position, level, seed);
  if (!("steps" in row)) return chooseByCells(game, position, row, seed);
  return yield* thinkAhead(game, position, { ...row, steps: steps ?? row.steps }, seed, ALL_MEANS);
}
