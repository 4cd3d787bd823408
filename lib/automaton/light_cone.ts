/** How far a cell's influence goes: a cell a generation at most, in any rule of neighbors (TR-001 §1.4). */

import { type Board, type Cell, cellAt, columnOf, EMPTY, rowOf } from "./board.ts";
import { type World } from "./life_rule.ts";
import { withCells } from "./turn_board.ts";
import { nextIn } from "./worlds.ts";

/** The cells that a cell may have a say in after this many generations, and all that had one in it before. */
export function lightCone(
  board: Board,
  cell: Cell,
  generations: number,
  { topology }: World,
): Cell[] {
  const row = rowOf(board, cell), column = columnOf(board, cell), found = new Set<Cell>();
  const reach = Math.min(generations, Math.max(board.width, board.height));
  for (let dr = -reach; dr <= reach; dr++) {
    for (let dc = -reach; dc <= reach; dc++) {
      const reached = farCell(board, row + dr, column + dc, topology);
      if (reached !== undefined) found.add(reached);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** `cellAt`, from any distance. */
function farCell(
  board: Board,
  row: number,
  column: number,
  topology: World["topology"],
): Cell | undefined {
  const { width, height } = board;
  if (topology === "plane") return cellAt(board, row, column, topology);
  return cellAt(board, row % height, column % width, topology);
}

/** The cells that would live, or be of another color, if the cell had been the other way that long before. */
export function changedBy(board: Board, cell: Cell, generations: number, world: World): Cell[] {
  const state = board.cells[cell] === EMPTY ? 1 : EMPTY;
  let one = board, other = withCells(board, [cell], state);
  for (let generation = 0; generation < generations; generation++) {
    one = nextIn(world, one);
    other = nextIn(world, other);
  }
  return [...one.cells.keys()].filter((at) => one.cells[at] !== other.cells[at]);
}
