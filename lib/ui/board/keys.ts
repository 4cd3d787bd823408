/** The keys of the text board. */

import { type Board, type Cell, columnOf, rowOf } from "../../automaton/board.ts";
import type { LifeRules } from "../../games/conquerors/rules.ts";

/** What a key asks for; `word` names an answer in words. */
export type KeyAction =
  | { readonly move: Cell }
  | { readonly act: "touch" | "confirm" | "undo" | "bomb" | "skip" | "cancel" }
  | { readonly word: "preview" | "around" | "last" | "scores" | "zones" }
  | { readonly go: "field" | "help" }
  | { readonly none: "edge" | "no such cell" };

/** A key as the browser names it. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}

/** Rows that Page Up and Page Down skip. */
const PAGE = 8;

const PLAIN: Readonly<Record<string, KeyAction>> = {
  " ": { act: "touch" },
  Enter: { act: "confirm" },
  u: { act: "undo" },
  x: { act: "bomb" },
  k: { act: "skip" },
  Escape: { act: "cancel" },
  p: { word: "preview" },
  o: { word: "around" },
  l: { word: "last" },
  s: { word: "scores" },
  z: { word: "zones" },
  i: { go: "field" },
  "?": { go: "help" },
};

/** What a key asks for on a cell; undefined for a key that is not the board's. */
export function keyAction(
  rules: LifeRules,
  board: Board,
  cell: Cell,
  press: KeyPress,
): KeyAction | undefined {
  const { ctrlKey, shiftKey } = press;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (ctrlKey && key !== "Home" && key !== "End") return undefined;
  const there = destination(rules, board, cell, { key, ctrlKey, shiftKey });
  if (there === undefined) return PLAIN[key];
  if (there === "edge" || there === "no such cell") return { none: there };
  return { move: there };
}

function destination(
  rules: LifeRules,
  board: Board,
  cell: Cell,
  { key, ctrlKey, shiftKey }: KeyPress,
): Cell | "edge" | "no such cell" | undefined {
  const { width, height } = board;
  const column = columnOf(board, cell), row = rowOf(board, cell);
  const rowStart = row * width;
  switch (key) {
    case "ArrowUp":
      return row > 0 ? cell - width : "edge";
    case "ArrowDown":
      return row < height - 1 ? cell + width : "edge";
    case "ArrowLeft":
      return column > 0 ? cell - 1 : "edge";
    case "ArrowRight":
      return column < width - 1 ? cell + 1 : "edge";
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
      return rowStart + zoneStart(rules, column, key === "]" ? 1 : -1);
    case "b":
    case "r":
      return nextOfColour(board, cell, key === "b" ? 1 : 2, shiftKey ? -1 : 1) ?? "no such cell";
  }
}

/** The first column of the zone after or before the column's own, going round. */
function zoneStart({ home, width }: LifeRules, column: number, direction: 1 | -1): number {
  const starts = [0, home, width - home];
  const zone = starts.findLastIndex((start) => start <= column);
  return starts.at((zone + direction) % starts.length)!;
}

/** The nearest cell of a colour in reading order, going round. */
function nextOfColour(
  board: Board,
  from: Cell,
  state: number,
  direction: 1 | -1,
): Cell | undefined {
  const size = board.cells.length;
  for (let distance = 1; distance <= size; distance++) {
    const cell = (from + direction * distance + size) % size;
    if (board.cells[cell] === state) return cell;
  }
}
