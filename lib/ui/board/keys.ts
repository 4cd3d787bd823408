/** The keys of the text board, which are the same for every board of cells. */

import {
  type Board,
  type Cell,
  columnOf,
  EMPTY,
  rowOf,
  type Topology,
} from "../../automaton/board.ts";

/** What a key asks for: to go to a cell or elsewhere, to do something, or to hear something. */
export type KeyAction =
  | { readonly move: Cell }
  | { readonly act: "touch" | "confirm" | "undo" | "cancel" }
  | { readonly word: "preview" | "around" | "last" | "scores" | "zones" }
  | { readonly ask: "why" }
  | { readonly go: "field" | "help" }
  | { readonly none: "edge" | "no such cell" };

/** A key as the browser names it. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}

/** What a board's keys go by, besides its cells. */
interface Ways {
  readonly topology: Topology;
  /** The columns that `[` and `]` go to; none where the board isn't divided. */
  readonly stops?: readonly number[];
}

/** Rows that Page Up and Page Down skip. */
const PAGE = 8;

const PLAIN: Readonly<Record<string, KeyAction>> = {
  " ": { act: "touch" },
  Enter: { act: "confirm" },
  u: { act: "undo" },
  Escape: { act: "cancel" },
  p: { word: "preview" },
  o: { word: "around" },
  w: { ask: "why" },
  l: { word: "last" },
  s: { word: "scores" },
  z: { word: "zones" },
  i: { go: "field" },
  "?": { go: "help" },
};

/** How many rows down and columns right an arrow goes. */
const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What a key asks for on a cell; undefined for a key that is not the board's. */
export function keyAction(
  ways: Ways,
  board: Board,
  cell: Cell,
  press: KeyPress,
): KeyAction | undefined {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (press.ctrlKey && key !== "Home" && key !== "End") return undefined;
  const { ctrlKey, shiftKey } = press;
  const there = destination(ways, board, cell, { key, ctrlKey, shiftKey });
  if (there === undefined) return PLAIN[key];
  if (there === "edge" || there === "no such cell") return { none: there };
  return { move: there };
}

function destination(
  { topology, stops = [] }: Ways,
  board: Board,
  cell: Cell,
  { key, ctrlKey, shiftKey }: KeyPress,
): Cell | "edge" | "no such cell" | undefined {
  const { width, height } = board;
  const column = columnOf(board, cell), row = rowOf(board, cell);
  const rowStart = row * width;
  const arrow = ARROWS[key];
  if (arrow) return neighbor(board, topology, row + arrow[0], column + arrow[1]);
  switch (key) {
    case "Home":
      return ctrlKey ? 0 : rowStart;
    case "End":
      return ctrlKey ? board.cells.length - 1 : rowStart + width - 1;
    case "PageUp":
      return Math.max(0, row - PAGE) * width + column;
    case "PageDown":
      return Math.min(height - 1, row + PAGE) * width + column;
    case "[":
    case "]":
      return stops.length === 0
        ? undefined
        : rowStart + stopFrom(stops, column, key === "]" ? 1 : -1);
    case "b":
      return nextLive(board, cell, shiftKey, (state) => state === 1) ?? "no such cell";
    case "r":
      return nextLive(board, cell, shiftKey, (state) => state === 2) ?? "no such cell";
    case "n":
      return nextLive(board, cell, shiftKey, (state) => state !== EMPTY) ?? "no such cell";
  }
}

/** The cell at a row and column that may lie one beyond the board. */
function neighbor(
  { width, height }: Board,
  topology: Topology,
  row: number,
  column: number,
): Cell | "edge" {
  const y = (row + height) % height, x = (column + width) % width;
  return topology === "plane" && (y !== row || x !== column) ? "edge" : y * width + x;
}

/** The stop after or before the one that a column belongs to, going round. */
function stopFrom(stops: readonly number[], column: number, direction: 1 | -1): number {
  const zone = stops.findLastIndex((start) => start <= column);
  return stops.at((zone + direction) % stops.length)!;
}

/** The nearest cell that is wanted in reading order, going round; the cell itself comes last. */
function nextLive(
  { cells }: Board,
  from: Cell,
  isBack: boolean,
  isWanted: (state: number) => boolean,
): Cell | undefined {
  const size = cells.length, direction = isBack ? -1 : 1;
  for (let distance = 1; distance <= size; distance++) {
    const cell = (from + direction * distance + size) % size;
    if (isWanted(cells[cell]!)) return cell;
  }
}
