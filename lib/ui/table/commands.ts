/** What a person may type: a turn in cells, or a word. */

import type { Board, Cell } from "../../automaton/board.ts";
import { OFF_BOARD, readCell } from "../../games/notation/cell_text.ts";
import type { Seat } from "../../games/game.ts";
import type { Zone } from "../../games/conquerors/rules.ts";

export type Command =
  | { readonly place: readonly Cell[] }
  | { readonly bomb: Cell }
  | { readonly act: "confirm" | "undo" | "clear" | "skip" }
  | { readonly near: Cell }
  | { readonly row: number }
  | { readonly column: number }
  | { readonly zone: Zone }
  | { readonly seat: Seat }
  | { readonly word: "scores" | "last" | "legal" | "preview" | "zones" | "help" };

/** Words of one command each, in English and Spanish; a leading slash is allowed. */
const WORDS: ReadonlyMap<string, Command> = new Map(Object.entries<Command>({
  confirm: { act: "confirm" },
  confirmar: { act: "confirm" },
  undo: { act: "undo" },
  deshacer: { act: "undo" },
  clear: { act: "clear" },
  borrar: { act: "clear" },
  skip: { act: "skip" },
  pass: { act: "skip" },
  pasar: { act: "skip" },
  score: { word: "scores" },
  puntos: { word: "scores" },
  last: { word: "last" },
  legal: { word: "legal" },
  ultimo: { word: "last" },
  preview: { word: "preview" },
  prever: { word: "preview" },
  zones: { word: "zones" },
  zonas: { word: "zones" },
  help: { word: "help" },
  ayuda: { word: "help" },
  "zone home": { zone: "home" },
  "zona casa": { zone: "home" },
  "zone mid": { zone: "neutral" },
  "zona neutral": { zone: "neutral" },
  "zone rival": { zone: "rival" },
  "zona rival": { zone: "rival" },
  "cells blue": { seat: 0 },
  "celdas azul": { seat: 0 },
  "cells red": { seat: 1 },
  "celdas rojo": { seat: 1 },
}));

/** The command a line asks for; undefined when it is none. Cells off the board read as `OFF_BOARD`. */
export function readCommand(board: Board, line: string): Command | undefined {
  const text = plainText(line).trim().replace(/^\//, "").replace(/[\s,]+/g, " ");
  return WORDS.get(text) ?? readScan(board, text) ?? readTarget(board, text) ??
    readCells(board, text);
}

/** Without capitals and accents: `Último` is `ultimo`. */
export function plainText(line: string): string {
  return line.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** `s 13` scans a row, `s m` a column. */
function readScan(board: Board, text: string): Command | undefined {
  const [, name] = /^s ([a-z]{1,2}|\d{1,2})$/.exec(text) ?? [];
  if (!name) return undefined;
  const isRow = /\d/.test(name);
  const cell = readCell(board, isRow ? `a${Number(name)}` : `${name}1`);
  if (cell === undefined || cell === OFF_BOARD) return undefined;
  return isRow ? { row: cell / board.width } : { column: cell };
}

/** `bomb m13`, `!m13`, `near m13`. */
function readTarget(board: Board, text: string): Command | undefined {
  const [, verb, name] = /^(bomb |bomba |!|near |cerca )(\S+)$/.exec(text) ?? [];
  const cell = name && readCell(board, name);
  if (!verb || typeof cell !== "number") return undefined;
  return verb.startsWith("near") || verb.startsWith("cerca") ? { near: cell } : { bomb: cell };
}

function readCells(board: Board, text: string): Command | undefined {
  const cells = text.split(" ").map((name) => readCell(board, name));
  return cells.every((cell) => cell !== undefined) ? { place: cells } : undefined;
}
