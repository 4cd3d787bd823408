/**
 * One generation, cell by cell: the readable reference that the fast engines are held equal to.
 */

import { type Board, neighbors, type Topology } from "./board.ts";
import { NEUTRAL, type Rule } from "./rule.ts";

/** The board one generation on, as a new board. */
export function step(board: Board, rule: Rule, topology: Topology): Board {
  const cells = board.cells.map((state, cell) => {
    const counts = new Uint8Array(NEUTRAL + 1);
    for (const neighbor of neighbors(board, cell, topology)) {
      counts[board.cells[neighbor]!]!++;
    }
    return rule(state, counts);
  });
  return { ...board, cells };
}
