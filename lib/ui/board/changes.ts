/** What a turn and its generation did, cell by cell. */

import { type Board, type Cell, EMPTY } from "../../automaton/board.ts";
import { nextGeneration } from "../../automaton/bitboard.ts";
import type { Seat } from "../../games/game.ts";
import { colourOf, type LifeMove, type LifePosition } from "../../games/conquerors/position.ts";
import { boardWith } from "../../games/conquerors/turn.ts";
import type { Turn } from "../table/match.ts";

/** The cells that live on one board and not on another, both ways. */
export interface Changes {
  readonly born: readonly Cell[];
  readonly died: readonly Cell[];
  readonly before: Board;
  readonly after: Board;
}

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

/** What differs between a board and a later one. */
export function changesBetween(before: Board, after: Board): Changes {
  const born: Cell[] = [];
  const died: Cell[] = [];
  after.cells.forEach((state, cell) => {
    const was = before.cells[cell]!;
    if (was === EMPTY && state !== EMPTY) born.push(cell);
    if (was !== EMPTY && state === EMPTY) died.push(cell);
  });
  return { born, died, before, after };
}

/** How many cells a seat gained and lost. */
export function countChanges({ born, died, before, after }: Changes, seat: Seat) {
  const colour = colourOf(seat);
  return {
    born: born.filter((cell) => after.cells[cell] === colour).length,
    died: died.filter((cell) => before.cells[cell] === colour).length,
  };
}
