/** What a turn of Conway by post may be (rules.md P2, P5, P8). */

import { type Cell, EMPTY, isOnBoard, neighbors } from "../../automaton/board.ts";
import { allowance, colorOf, type ConwayMove, type ConwayPosition } from "./position.ts";
import type { Reach, Refusal } from "../game.ts";

export const TOPOLOGY = "torus";

export function reach(position: ConwayPosition, draft: readonly Cell[]): Reach {
  const { board } = position;
  if (position.outcome) return () => "over";
  const isFriend = friends(position, draft);
  return (cell) => {
    if (!isOnBoard(board, cell)) return "off-board";
    if (draft.includes(cell)) return "repeated";
    if (draft.length >= allowance(position)) return "too-many";
    if (board.cells[cell] !== EMPTY) return "occupied";
    if (!isFriend || neighbors(board, cell, TOPOLOGY).some(isFriend)) return undefined;
    return "touch";
  };
}

/** Which cells a further piece must touch one of; undefined where it may stand by itself (rules.md P5). */
function friends(
  { board, turn, touch }: ConwayPosition,
  draft: readonly Cell[],
): ((cell: Cell) => boolean) | undefined {
  const own = colorOf(turn);
  if (!touch || draft.length === 0 && !board.cells.includes(own)) return undefined;
  return (cell) => board.cells[cell] === own || draft.includes(cell);
}

/** Why the move is not legal now; undefined when it is. */
export function refuse(position: ConwayPosition, move: ConwayMove): Refusal | undefined {
  if (position.outcome) return "over";
  if ("resign" in move) return undefined;
  for (const [index, cell] of move.place.entries()) {
    const refusal = reach(position, move.place.slice(0, index))(cell);
    if (refusal) return refusal;
  }
}
