/** What a turn at a game of two colonies would do, the plain way. */

import { nextGeneration } from "../../lib/automaton/bit_generation.ts";
import type { LifeMove, LifePosition } from "../../lib/games/conquerors/position.ts";
import { boardWith } from "../../lib/games/conquerors/turn.ts";
import { type Changes, changesBetween } from "../../lib/ui/board/changes.ts";

/** What would change if the move were confirmed now and, beyond one generation, nobody placed after it. */
export function previewOf(position: LifePosition, move: LifeMove, generations = 1): Changes {
  const before = boardWith(position, move);
  let after = before;
  for (let left = generations; left > 0; left--) after = nextGeneration(after, "plane");
  return changesBetween(before, after);
}
