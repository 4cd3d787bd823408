/** What people did to a board, so that causes can be named. */

import type { Setting } from "../../automaton/causes.ts";
import { EMPTY } from "../../automaton/board.ts";
import { colourOf } from "../../games/conquerors/position.ts";
import { blast } from "../../games/conquerors/turn.ts";
import type { Turn } from "../table/match.ts";

/** A cell placed or set, or a bomb. */
export interface Deed extends Setting {
  /** The turn it was part of; undefined for what was painted. */
  readonly turn?: Turn;
  /** Generations lived before it. */
  readonly generation: number;
  /** The picture it is first seen in, by its index. */
  readonly shownAt: number;
}

export type Step = Deed | "generation";

/** The deeds of a turn, without its generation. */
export function deedsOf(turn: Turn, generation: number, shownAt: number): Deed[] {
  const { move, before, seat } = turn;
  const deed = { turn, generation, shownAt };
  if ("place" in move) {
    return move.place.map((cell) => ({ ...deed, cells: [cell], state: colourOf(seat) }));
  }
  return "bomb" in move ? [{ ...deed, cells: blast(before.board, move.bomb), state: EMPTY }] : [];
}
