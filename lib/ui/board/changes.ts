/** What a turn and its generation did, cell by cell. */

import { type Board, type Cell, EMPTY, type State } from "../../automaton/board.ts";

/** The cells that live on one board and not on another, both ways. */
export interface Changes {
  readonly born: readonly Cell[];
  readonly died: readonly Cell[];
  readonly before: Board;
  readonly after: Board;
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

/** How many cells of a color were born, and how many died. */
export function countChanges({ born, died, before, after }: Changes, state: State) {
  return {
    born: born.filter((cell) => after.cells[cell] === state).length,
    died: died.filter((cell) => before.cells[cell] === state).length,
  };
}

/** The last cells of a side that died out, and the color that is left. */
export interface Extinction {
  readonly cells: readonly Cell[];
  readonly color: State;
}
