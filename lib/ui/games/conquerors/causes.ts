/** What a turn at a game of two colonies did to cells. */

import { type Cell, EMPTY } from "../../../automaton/board.ts";
import type { LifePosition } from "../../../games/conquerors/position.ts";
import { blast } from "../../../games/conquerors/turn.ts";
import type { Turn } from "../../table/match.ts";

export const LIFE_CAUSES = {
  round: ({ round }: LifePosition) => round,
  cellsOf({ move, before }: Turn): readonly Cell[] {
    if ("pass" in move) return [];
    return "bomb" in move ? blast(before.board, move.bomb) : move.place;
  },
  struck({ move, before }: Turn) {
    if (!("bomb" in move)) return undefined;
    return { at: move.bomb, cells: blast(before.board, move.bomb), state: EMPTY };
  },
};
