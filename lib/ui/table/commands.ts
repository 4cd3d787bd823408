/** What a person may type at any table of cells: a turn in cells, or a word. */

import type { Board, Cell, State } from "../../automaton/board.ts";
import { OFF_BOARD, readCell } from "../../games/notation/cell_text.ts";

/** A question that has a word of its own. */
export type Question = "scores" | "last" | "legal" | "preview" | "zones" | "around";

export type Command =
  | { readonly place: readonly Cell[] }
  | { readonly act: "confirm" | "undo" | "clear" }
  | { readonly near: Cell }
  | { readonly row: number }
  | { readonly column: number }
  | { readonly color: State }
  | { readonly word: Question | "help" };

/** Words of one command each, in English and Spanish; a leading slash is allowed. */
const WORDS: ReadonlyMap<string, Command> = new Map(Object.entries<Command>({
  confirm: { act: "confirm" },
  confirmar: { act: "confirm" },
  undo: { act: "undo" },
  deshacer: { act: "undo" },
  clear: { act: "clear" },
  borrar: { act: "clear" },
  vaciar: { act: "clear" },
  score: { word: "scores" },
  puntos: { word: "scores" },
  last: { word: "last" },
  legal: { word: "legal" },
  ultimo: { word: "last" },
  preview: { word: "preview" },
  prever: { word: "preview" },
  zones: { word: "zones" },
  zonas: { word: "zones" },
  seats: { word: "zones" },
  sitios: { word: "zones" },
  help: { word: "help" },
  ayuda: { word: "help" },
}));

/** What colors are called in English and Spanish, from state 1 on: how the words begin, as they agree with cells. */
const COLORS = [
  ["blue", "azul"],
  ["red", "roj"],
  ["green", "verde"],
  ["orange", "naranja"],
  ["purple", "morad"],
  ["teal", "turquesa"],
  ["pink", "rosa"],
  ["brown", "marron"],
  ["neutral", "neutral"],
];

/** The command a line asks for; undefined when it is none. Cells off the board read as `OFF_BOARD`. */
export function readCommand(board: Board, line: string): Command | undefined {
  const text = wordOf(line);
  return WORDS.get(text) ?? readScan(board, text) ?? readColor(text) ?? readNear(board, text) ??
    readCells(board, text);
}

/** A typed line as words are kept: `/Último ` is `ultimo`. Phones end words with stops by themselves. */
export function wordOf(line: string): string {
  return plainText(line).replace(/[\s,.;]+/g, " ").trim().replace(/^\//, "");
}

/** Without capitals, accents, wide letters and what has no width: `Último` is `ultimo`. */
export function plainText(line: string): string {
  return line.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "").toLowerCase();
}

/** `s 13` scans a row, `s m` a column. */
function readScan(board: Board, text: string): Command | undefined {
  const [, name] = /^s ([a-z]{1,3}|\d{1,4})$/.exec(text) ?? [];
  if (!name) return undefined;
  const isRow = /\d/.test(name);
  const cell = readCell(board, isRow ? `a${Number(name)}` : `${name}1`);
  if (cell === undefined || cell === OFF_BOARD) return undefined;
  return isRow ? { row: cell / board.width } : { column: cell };
}

/** `cells blue` finds a color. */
function readColor(text: string): Command | undefined {
  const [, name] = /^(?:cells|celdas|celulas) (\w+)$/.exec(text) ?? [];
  const index = COLORS.findIndex((names) => names.some((start) => name?.startsWith(start)));
  return index < 0 ? undefined : { color: index + 1 };
}

/** `near m13` tells what lives around a cell. */
function readNear(board: Board, text: string): Command | undefined {
  const [, name] = /^(?:near|cerca) (\S+)$/.exec(text) ?? [];
  const cell = name && readCell(board, name);
  return typeof cell === "number" ? { near: cell } : undefined;
}

function readCells(board: Board, text: string): Command | undefined {
  const cells = text.split(" ").map((name) => readCell(board, name));
  return cells.every((cell) => cell !== undefined) ? { place: cells } : undefined;
}
