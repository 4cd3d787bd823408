/** A board as a picture that needs no script. */

import type { Board, State } from "../../automaton/board.ts";
import { colonyPath } from "./colony_path.ts";

export interface BoardSvgProps {
  readonly board: Board;
  /** Columns of each home zone. */
  readonly home: number;
  /** What the picture shows, in words, unless they're next to it. */
  readonly label?: string;
}

/** A cell is a square of side 10. */
export function BoardSvg({ board, home, label }: BoardSvgProps) {
  const width = board.width * 10, height = board.height * 10;
  return (
    <svg
      class="board-svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <GroundSvg board={board} home={home} />
      <ColoniesSvg board={board} />
    </svg>
  );
}

/** A small one next to words that say what it shows: without dots, which nobody would see. */
export function PlainBoardSvg({ board, home }: Pick<BoardSvgProps, "board" | "home">) {
  const width = board.width * 10, height = board.height * 10;
  return (
    <svg class="board-svg" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <ZonesSvg board={board} home={home} />
      <ColoniesSvg board={board} />
    </svg>
  );
}

/** The board itself: what it lies on, the homes, and a dot at each corner of a cell. */
export function GroundSvg({ board, home }: Pick<BoardSvgProps, "board" | "home">) {
  return (
    <>
      <ZonesSvg board={board} home={home} />
      <path class="dots" d={dotsPath(board)} />
    </>
  );
}

function ZonesSvg({ board, home }: Pick<BoardSvgProps, "board" | "home">) {
  const width = board.width * 10, height = board.height * 10, zone = home * 10;
  return (
    <>
      <rect class="ground" width={width} height={height} />
      <rect class="zone-blue" width={zone} height={height} />
      <rect class="zone-red" x={width - zone} width={zone} height={height} />
    </>
  );
}

/** Both colonies' cells, and the bodies into which neighbors melt. The stylesheet gives them width. */
export function ColoniesSvg({ board }: { readonly board: Board }) {
  const blue = cellsPath(board, 1), red = cellsPath(board, 2);
  return (
    <>
      <path class="coast-red" d={red} />
      <path class="land-red" d={red} />
      <path class="coast-blue" d={blue} />
      <path class="land-blue" d={blue} />
      <path class="cells-blue" d={blue} />
      <path class="cells-red" d={red} />
    </>
  );
}

/** Lines of no length, which round ends make dots. */
function dotsPath({ width, height }: Board): string {
  const row = `h0${"m10 0h0".repeat(width - 2)}`;
  return Array.from({ length: height - 1 }, (_, y) => `M10 ${y * 10 + 10}${row}`).join("");
}

function cellsPath({ cells, width }: Board, state: State): string {
  const own = [...cells.keys()].filter((cell) => cells[cell] === state);
  return colonyPath(own, width, state);
}
