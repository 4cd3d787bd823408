/** The keys of a torus, and what may be typed at it. */

import { type Board, type Cell, columnOf, rowOf } from "../../../automaton/board.ts";
import { readCell } from "../../../games/notation/cell_text.ts";
import { plainText } from "../../table/commands.ts";
import { nextLive } from "../../board/next_live.ts";

/** What a table can be asked to do or to say. */
export type PostWord =
  | "confirm"
  | "undo"
  | "clear"
  | "pass"
  | "random"
  | "scores"
  | "last"
  | "preview"
  | "around"
  | "help";

export type PostCommand =
  | { readonly word: PostWord }
  | { readonly place: readonly Cell[] };

/** In English and Spanish. */
const WORDS: ReadonlyMap<string, PostWord> = new Map(Object.entries<PostWord>({
  confirm: "confirm",
  confirmar: "confirm",
  undo: "undo",
  deshacer: "undo",
  clear: "clear",
  borrar: "clear",
  pass: "pass",
  pasar: "pass",
  random: "random",
  azar: "random",
  score: "scores",
  puntos: "scores",
  last: "last",
  ultimo: "last",
  preview: "preview",
  prever: "preview",
  help: "help",
  ayuda: "help",
}));

/** What a typed line asks for: a word, or the cells of a turn; undefined when it is neither. */
export function readLine(board: Board, line: string): PostCommand | undefined {
  const text = plainText(line).trim().replace(/^\//, "");
  const word = WORDS.get(text);
  if (word) return { word };
  const cells = text.split(/[\s,]+/).map((name) => readCell(board, name));
  return cells.every((cell) => cell !== undefined) ? { place: cells } : undefined;
}

/** What a key asks for at a cell: to go to another, to touch it, or a word. */
export type PostKey = { readonly go: Cell } | { readonly touch: Cell } | {
  readonly word: PostWord;
};

const KEYS: Readonly<Record<string, PostWord>> = {
  Enter: "confirm",
  u: "undo",
  p: "preview",
  o: "around",
  s: "scores",
  l: "last",
  "?": "help",
};

/** Undefined for a key that is not the board's. */
export function postKey(board: Board, cell: Cell, key: string): PostKey | undefined {
  const to = target(board, cell, key);
  if (to !== undefined) return { go: to };
  if (key === " ") return { touch: cell };
  const word = KEYS[key];
  return word && { word };
}

/** Where a key leads: arrows go around the torus. */
function target(board: Board, cell: Cell, key: string): Cell | undefined {
  const { width, height } = board;
  const row = rowOf(board, cell), column = columnOf(board, cell);
  const at = (down: number, right: number) =>
    (row + down + height) % height * width + (column + right + width) % width;
  switch (key) {
    case "ArrowUp":
      return at(-1, 0);
    case "ArrowDown":
      return at(1, 0);
    case "ArrowLeft":
      return at(0, -1);
    case "ArrowRight":
      return at(0, 1);
    case "Home":
      return row * width;
    case "End":
      return row * width + width - 1;
    case "n":
      return nextLive(board, cell);
  }
}
