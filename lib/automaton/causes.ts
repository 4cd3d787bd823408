/**
 * Why a cell is as it is, found by ablation: what was done to the board is done again without one
 * act at a time, and those without which the cell comes out otherwise are its causes. Whether the
 * other acts would then have been allowed is not asked, only how the board lives.
 */

import { MAX_COLUMNS, nextGeneration } from "./bitboard.ts";
import {
  type Board,
  type Cell,
  columnOf,
  copyBoard,
  isSameBoard,
  rowOf,
  type State,
} from "./board.ts";

/** What befalls a board: somebody sets cells, or it lives a generation on a plane. */
export type Act = Setting | "generation";

/** Cells that become of one state at once: one that is placed, or those that a bomb clears. */
export interface Setting {
  readonly cells: readonly Cell[];
  readonly state: State;
}

/** Cells lived again at most, generation by generation: about half a second's work. */
const MAX_WORK = 100_000_000;

/** How much longer a cell takes on a board that does not fit the bits of a word. */
const WIDE = 64;

/**
 * The settings, by their index in `acts`, without any one of which the cell would be of another
 * state after all acts. None may be: then no single one was needed. Undefined where that would take
 * too long to find out.
 */
export function causesOf(start: Board, acts: readonly Act[], cell: Cell): number[] | undefined {
  const boards = boardsOf(start, acts);
  const suspects = suspectsOf(start, acts, cell);
  const lived = suspects.reduce((sum, index) => sum + countGenerations(acts, index), 0);
  const cost = start.width > MAX_COLUMNS ? WIDE : 1;
  if (lived * start.cells.length * cost > MAX_WORK) return undefined;
  const state = boards.at(-1)!.cells[cell];
  return suspects.filter((index) => boardWithout(boards, acts, index).cells[cell] !== state);
}

/** The board before the first act and after each. */
function boardsOf(start: Board, acts: readonly Act[]): Board[] {
  const boards = [start];
  for (const act of acts) boards.push(after(boards.at(-1)!, act));
  return boards;
}

function after(board: Board, act: Act): Board {
  if (act === "generation") return nextGeneration(board, "plane");
  const set = copyBoard(board);
  for (const cell of act.cells) set.cells[cell] = act.state;
  return set;
}

/** The settings near enough to have been heard of at the cell: news travels a cell a generation. */
function suspectsOf(board: Board, acts: readonly Act[], cell: Cell): number[] {
  const suspects: number[] = [];
  let generations = 0;
  for (let index = acts.length - 1; index >= 0; index--) {
    const act = acts[index]!;
    if (act === "generation") generations++;
    else if (act.cells.some((set) => distance(board, set, cell) <= generations)) {
      suspects.unshift(index);
    }
  }
  return suspects;
}

/** King's moves from a cell to another. */
function distance(board: Board, from: Cell, to: Cell): number {
  return Math.max(
    Math.abs(columnOf(board, from) - columnOf(board, to)),
    Math.abs(rowOf(board, from) - rowOf(board, to)),
  );
}

function countGenerations(acts: readonly Act[], from: number): number {
  return acts.slice(from).filter((act) => act === "generation").length;
}

/** The last board had one act not been: from where it comes out as it did, it stays so. */
function boardWithout(boards: readonly Board[], acts: readonly Act[], left: number): Board {
  let board = boards[left]!;
  for (let index = left + 1; index < acts.length; index++) {
    if (isSameBoard(board, boards[index]!)) return boards.at(-1)!;
    board = after(board, acts[index]!);
  }
  return board;
}
