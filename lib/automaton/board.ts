/**
 * The board: a rectangle of cells, each empty or of one color.
 * Every other module speaks in these words.
 */

/** A cell's index: `row * width + column`, rows and columns from 0, row 0 on top. */
export type Cell = number;

/** What a cell holds: 0 is empty, 1, 2, … are the colors (Conquerors: 1 blue, 2 red). */
export type State = number;

/** The state of a dead cell. */
export const EMPTY: State = 0;

/** Outside a plane's edge everything is dead; a torus wraps around. */
export type Topology = "plane" | "torus";

/** Plain data; `cells` lies row by row and has `width * height` entries. */
export interface Board {
  /** Columns. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** The states, row by row. */
  readonly cells: Uint8Array;
}

/** A board on which nothing lives. */
export function emptyBoard(width: number, height: number): Board {
  return { width, height, cells: new Uint8Array(width * height) };
}

/** The same board with cells of its own. */
export function copyBoard(board: Board): Board {
  return { ...board, cells: board.cells.slice() };
}

/** Whether a cell is one of the board's. */
export function isOnBoard(board: Board, cell: Cell): boolean {
  return Number.isInteger(cell) && cell >= 0 && cell < board.cells.length;
}

/** The column of a cell, from 0 at the left. */
export function columnOf(board: Board, cell: Cell): number {
  return cell % board.width;
}

/** The row of a cell, from 0 at the top. */
export function rowOf(board: Board, cell: Cell): number {
  return Math.floor(cell / board.width);
}

/** The 8 cells around (Moore neighborhood): fewer on a plane's edge, with repeats on a torus narrower than 3. */
export function neighbors(board: Board, cell: Cell, topology: Topology): Cell[] {
  const row = rowOf(board, cell);
  const column = columnOf(board, cell);
  const found: Cell[] = [];
  for (let dr = -1; dr <= 1; dr++) {
    for (let dc = -1; dc <= 1; dc++) {
      if (dr === 0 && dc === 0) continue;
      const neighbor = cellAt(board, row + dr, column + dc, topology);
      if (neighbor !== undefined) found.push(neighbor);
    }
  }
  return found;
}

/** The cell at a row and column, wrapped on a torus; undefined off a plane. */
export function cellAt(
  board: Board,
  row: number,
  column: number,
  topology: Topology,
): Cell | undefined {
  const { width, height } = board;
  if (topology === "torus") {
    return (row + height) % height * width + (column + width) % width;
  }
  if (row < 0 || row >= height || column < 0 || column >= width) return undefined;
  return row * width + column;
}

/** The cells of a state, in reading order. */
export function cellsOf({ cells }: Board, state: State): Cell[] {
  return [...cells.keys()].filter((cell) => cells[cell] === state);
}

/** The live cells around one. */
export function liveAround(board: Board, cell: Cell, topology: Topology): Cell[] {
  return neighbors(board, cell, topology).filter((near) => board.cells[near] !== EMPTY);
}

/** Whether two boards of one size hold the same. */
export function isSameBoard(one: Board, other: Board): boolean {
  const { cells } = one, { cells: others } = other;
  // A loop that is quick on a board of a million cells.
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== others[cell]) return false;
  }
  return true;
}
