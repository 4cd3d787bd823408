/** What is searched for a predecessor, and where one goes on the board. */

import { type Board, columnOf, emptyBoard, rowOf, type Topology } from "../../automaton/board.ts";
import { livesFromNothing } from "../../automaton/life_rule.ts";
import { isSearchable, type Wish } from "../../automaton/predecessor.ts";
import { cutOut, liveCells } from "../../automaton/turn_board.ts";
import type { Studio } from "./studio.ts";

/** A pattern to be searched, its wishes in order, and the column and row of its corner. */
interface Sought {
  readonly pattern: Board;
  readonly wishes: readonly Wish[];
  readonly left: number;
  readonly top: number;
  readonly topology: Topology;
}

/** Where edges meet, so many columns and rows must part what was before from itself: else it touches. */
const APART = 2;

/** All of a small board, else what lives on it; undefined where that is too large or nothing. */
export function soughtOn(studio: Studio): Sought | undefined {
  const board = studio.board.value, { rule, topology } = studio.world.value;
  if (topology === "plane" && isSearchable(board, "board")) {
    return { pattern: board, wishes: ["board"], left: 0, top: 0, topology };
  }
  const cells = liveCells(board);
  if (cells.length === 0 || livesFromNothing(rule)) return undefined;
  const pattern = cutOut(board, cells);
  if (!isSearchable(pattern, "alone")) return undefined;
  const left = Math.min(...cells.map((cell) => columnOf(board, cell)));
  return { pattern, wishes: ["alone", "anywhere"], left, top: rowOf(board, cells[0]!), topology };
}

/**
 * The board with what was before in place of the pattern: larger where that needs a ring beyond its
 * edges, or would meet itself.
 */
export function boardBefore(board: Board, sought: Sought, found: Board, wish: Wish): Board {
  if (wish === "board") return found;
  const { left, top } = sought, apart = sought.topology === "torus" ? APART : 0;
  const fits = (from: number, side: number, whole: number, more: number) =>
    from + more > 0 && from - 1 + side <= whole + more && side + apart <= whole + 2 * more;
  let more = 0;
  while (
    !fits(left, found.width, board.width, more) || !fits(top, found.height, board.height, more)
  ) more++;
  const before = emptyBoard(board.width + 2 * more, board.height + 2 * more);
  for (const cell of liveCells(found)) {
    const column = left - 1 + more + columnOf(found, cell),
      row = top - 1 + more + rowOf(found, cell);
    before.cells[row * before.width + column] = 1;
  }
  return before;
}
