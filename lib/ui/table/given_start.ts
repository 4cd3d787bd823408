/** A position on its way from the server to a page, which need not read it as text. */

import type { LifePosition } from "../../games/conquerors/position.ts";

/** A position with its cells as digits, row by row. */
export interface GivenStart extends Omit<LifePosition, "board"> {
  readonly width: number;
  readonly height: number;
  readonly cells: string;
}

export function givenStart({ board, ...rest }: LifePosition): GivenStart {
  const { width, height, cells } = board;
  return { ...rest, width, height, cells: cells.join("") };
}

export function startFrom({ width, height, cells, ...rest }: GivenStart): LifePosition {
  return { ...rest, board: { width, height, cells: Uint8Array.from(cells, Number) } };
}
