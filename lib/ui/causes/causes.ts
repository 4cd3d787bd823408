/** What people did to a board, so that causes can be named. */

import type { Setting } from "../../automaton/causes.ts";
import type { Board, Cell } from "../../automaton/board.ts";
import type { Seat } from "../../games/game.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { GameUi } from "../table/game_ui.ts";
import type { Turn } from "../table/match.ts";

/** A cell placed or set, or a bomb. */
export interface Cause extends Setting {
  /** Whose turn it was part of, and in which round; undefined for what was painted. */
  readonly by?: { readonly seat: Seat; readonly round: number };
  /** The cell that names it, where it isn't the only one. */
  readonly at?: Cell;
  /** Generations lived before it. */
  readonly generation: number;
  /** The picture it is first seen in, by its index. */
  readonly shownAt: number;
}

export type Step = Cause | "generation";

/** A board and what was done on it. */
export interface Past {
  readonly start: Board;
  readonly steps: readonly Step[];
}

/** The causes of a turn, without its generation. */
export function causesIn<Kind extends AnyPlayed>(
  { cellsOf, struck, round }: Pick<GameUi<Kind>, "cellsOf" | "struck" | "round">,
  turn: Turn<Kind>,
  generation: number,
  shownAt: number,
): Cause[] {
  const { seat } = turn, by = { seat, round: round(turn.before) };
  const cause = { by, generation, shownAt }, strike = struck?.(turn);
  if (strike) return [{ ...cause, ...strike }];
  return cellsOf(turn).map((cell) => ({ ...cause, cells: [cell], state: seat + 1 }));
}
