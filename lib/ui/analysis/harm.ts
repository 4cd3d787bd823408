/** What a turn did to its own colony and for its rival's. */

import { nextGeneration } from "../../automaton/bit_generation.ts";
import { type Cell, EMPTY } from "../../automaton/board.ts";
import { colorOf, rivalOf } from "../../games/conquerors/position.ts";
import { boardWith } from "../../games/conquerors/turn.ts";
import type { Turn } from "../table/match.ts";

/** Where the generation after a turn came out worse for its seat than after a skip. */
export interface Harm {
  /** The seat's cells that are dead and would live. */
  readonly killed: readonly Cell[];
  /** The rival's cells that were born and would not live. */
  readonly given: readonly Cell[];
}

/** Compares a turn's generation with the one without its cells, or its bomb. */
export function harmOf({ seat, move, before, after }: Turn): Harm {
  const own = colorOf(seat), rival = colorOf(rivalOf(seat));
  const placed = boardWith(before, move).cells, now = after.board.cells;
  const skipped = nextGeneration(before.board, "plane").cells;
  const cells = [...now.keys()];
  return {
    killed: cells.filter((cell) =>
      before.board.cells[cell] === own && skipped[cell] === own && now[cell] === EMPTY
    ),
    given: cells.filter((cell) =>
      placed[cell] === EMPTY && now[cell] === rival && skipped[cell] !== rival
    ),
  };
}
