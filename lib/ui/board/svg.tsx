/** A board as a picture that needs no script. */

import { type Board, columnOf, rowOf } from "../../automaton/board.ts";

export interface BoardSvgProps {
  readonly board: Board;
  /** Columns of each home zone. */
  readonly home: number;
  /** What the picture shows, in words. */
  readonly label: string;
}

/** A cell is a square of side 10. */
export function BoardSvg({ board, home, label }: BoardSvgProps) {
  const width = board.width * 10, height = board.height * 10, zone = home * 10;
  return (
    <svg class="board-svg" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect class="ground" width={width} height={height} />
      <rect class="zone-blue" width={zone} height={height} />
      <rect class="zone-red" x={width - zone} width={zone} height={height} />
      <path class="grid" d={gridPath(board)} />
      <path class="cells-blue" d={cellsPath(board, 1)} />
      <path class="cells-red" d={cellsPath(board, 2)} />
    </svg>
  );
}

function gridPath({ width, height }: Board): string {
  const columns = Array.from({ length: width + 1 }, (_, x) => `M${x * 10} 0v${height * 10}`);
  const rows = Array.from({ length: height + 1 }, (_, y) => `M0 ${y * 10}h${width * 10}`);
  return [...columns, ...rows].join("");
}

/** Blue cells as discs, red ones as diamonds, as on every board. */
function cellsPath(board: Board, state: 1 | 2): string {
  const shape = state === 1
    ? "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z"
    : "m0 -3.6l3.6 3.6l-3.6 3.6l-3.6 -3.6z";
  return [...board.cells.keys()]
    .filter((cell) => board.cells[cell] === state)
    .map((cell) => `M${columnOf(board, cell) * 10 + 5} ${rowOf(board, cell) * 10 + 5}${shape}`)
    .join("");
}
