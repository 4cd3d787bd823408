/** What a turn at a game of two colonies does, and what one would do. */

import { nextGeneration } from "../../../automaton/bitboard.ts";
import type { LifeMove, LifePosition } from "../../../games/conquerors/position.ts";
import { boardWith } from "../../../games/conquerors/turn.ts";
import { type Changes, changesBetween } from "../../board/changes.ts";
import type { Turn } from "../../table/match.ts";

/** What the generation after a turn changed; the turn's own cells and bomb are not counted. */
export function changesOf({ before, move, after }: Turn): Changes {
  return changesBetween(boardWith(before, move), after.board);
}

/** What would change if the move were confirmed now and, beyond one generation, nobody placed after it. */
export function previewOf(position: LifePosition, move: LifeMove, generations = 1): Changes {
  const before = boardWith(position, move);
  let after = before;
  for (let left = generations; left > 0; left--) after = nextGeneration(after, "plane");
  return changesBetween(before, after);
}
