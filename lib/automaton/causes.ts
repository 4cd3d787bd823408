/**
 * Why a cell is as it is, found by ablation: what was done to the board is done again without one
 * act at a time, and those without which the cell comes out otherwise are its causes. Whether the
 * other acts would then have been allowed is not asked, only how the board lives.
 */

import { MAX_COLUMNS } from "./bitboard.ts";
import { nextGeneration } from "./bit_generation.ts";
import {
  type Board,
  type Cell,
  columnOf,
  isSameBoard,
  rowOf,
  type State,
  type Topology,
} from "./board.ts";
import { withCells } from "./turn_board.ts";

/** What befalls a board: somebody sets cells, or it lives a generation. */
export type Act = Setting | "generation";

/** Cells that become of one state at once: one that is placed, or those that a bomb clears. */
export interface Setting {
  readonly cells: readonly Cell[];
  readonly state: State;
}

/** How a board lives, and which cells are neighbors on it. */
export interface Law {
  live(board: Board): Board;
  readonly topology: Topology;
}

/** Two colonies on a plane. */
export const IMMIGRATION: Law = {
  live: (board) => nextGeneration(board, "plane"),
  topology: "plane",
};

/** Cells lived again at most, generation by generation: about half a second's work. */
const MAX_WORK = 100_000_000;

/** How much longer a cell takes on a board that does not fit the bits of a word. */
const WIDE = 64;

/**
 * The settings, by their index in `acts`, without any one of which the cell would be of another
 * state after all acts. None may be: then no single one was needed. Undefined where that would take
 * too long to find out.
 */
export function causesOf(
  start: Board,
  acts: readonly Act[],
  cell: Cell,
  law = IMMIGRATION,
): number[] | undefined {
  const boards = boardsOf(start, acts, law);
  const suspects = suspectsOf(start, acts, cell, law);
  const lived = suspects.reduce((sum, index) => sum + countGenerations(acts, index), 0);
  const cost = start.width > MAX_COLUMNS ? WIDE : 1;
  if (lived * start.cells.length * cost > MAX_WORK) return undefined;
  const state = boards.at(-1)!.cells[cell];
  return suspects.filter((index) => boardWithout(boards, acts, index, law).cells[cell] !== state);
}

/** The board before the first act and after each. */
function boardsOf(start: Board, acts: readonly Act[], law: Law): Board[] {
  const boards = [start];
  for (const act of acts) boards.push(after(boards.at(-1)!, act, law));
  return boards;
}

function after(board: Board, act: Act, { live }: Law): Board {
  return act === "generation" ? live(board) : withCells(board, act.cells, act.state);
}

/** The settings near enough to have been heard of at the cell: news travels a cell a generation. */
function suspectsOf(
  board: Board,
  acts: readonly Act[],
  cell: Cell,
  { topology }: Law,
): number[] {
  const suspects: number[] = [];
  let generations = 0;
  for (let index = acts.length - 1; index >= 0; index--) {
    const act = acts[index]!;
    if (act === "generation") generations++;
    else if (act.cells.some((set) => distance(board, set, cell, topology) <= generations)) {
      suspects.unshift(index);
    }
  }
  return suspects;
}

/** King's moves from a cell to another. */
function distance(board: Board, from: Cell, to: Cell, topology: Topology): number {
  const columns = Math.abs(columnOf(board, from) - columnOf(board, to));
  const rows = Math.abs(rowOf(board, from) - rowOf(board, to));
  if (topology === "plane") return Math.max(columns, rows);
  return Math.max(Math.min(columns, board.width - columns), Math.min(rows, board.height - rows));
}

function countGenerations(acts: readonly Act[], from: number): number {
  return acts.slice(from).filter((act) => act === "generation").length;
}

/** The last board had one act not been: from where it comes out as it did, it stays so. */
function boardWithout(
  boards: readonly Board[],
  acts: readonly Act[],
  left: number,
  law: Law,
): Board {
  let board = boards[left]!;
  for (let index = left + 1; index < acts.length; index++) {
    if (isSameBoard(board, boards[index]!)) return boards.at(-1)!;
    board = after(board, acts[index]!, law);
  }
  return board;
}
