/** What a turn of Conway by post leads to if nobody places after it. */

import type { Cell } from "../automaton/board.ts";
import { NEUTRAL, plurality } from "../automaton/rule.ts";
import { torusStepper } from "../automaton/torus.ts";
import { colorOf, type ConwayPosition, seatsAlive } from "../games/conway/position.ts";

/** What it is worth in pieces to see a rival go, and to have to go. */
const GONE = { rival: 12, own: -200 } as const;

/** The further a generation lies ahead, the less of what it shows will come to pass. */
const CERTAINTY = 0.85;

/**
 * How a turn is weighed: own pieces less `harm` times those of the average rival, over the generations of the
 * horizon, the next ones most; and who goes in the meantime.
 */
export function fortune(
  position: ConwayPosition,
  horizon: number,
  harm: number,
): (cells: readonly Cell[]) => number {
  const own = colorOf(position.turn);
  const rivals = seatsAlive(position).map(colorOf).filter((color) => color !== own);
  const step = torusStepper(position.board, plurality);
  let now = position.board.cells.slice(), next = now.slice();
  const counts = new Int32Array(NEUTRAL + 1);
  return (cells) => {
    now.set(position.board.cells);
    for (const cell of cells) now[cell] = own;
    const gone = new Set<number>();
    let worth = 0;
    for (let ahead = 0, weight = 1; ahead < horizon; ahead++, weight *= CERTAINTY) {
      step(now, next);
      [now, next] = [next, now];
      count(now, counts);
      if (counts[own] === 0) return worth + weight * GONE.own;
      for (const rival of rivals) {
        worth -= weight * harm * counts[rival]! / rivals.length;
        if (counts[rival]! > 0 || gone.has(rival)) continue;
        gone.add(rival);
        worth += weight * GONE.rival;
      }
      worth += weight * counts[own]!;
      if (gone.size === rivals.length) break;
    }
    return worth;
  };
}

/** Pieces by state. */
function count(cells: Uint8Array, counts: Int32Array): void {
  counts.fill(0);
  for (const state of cells) counts[state]!++;
}
