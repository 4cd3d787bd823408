/**
 * Positions and moves as JSON: plain data, in which a board's cells stand as an RLE body,
 * `{"width":4,"height":2,"cells":"3.2$A!"}`, as short as records have it. Reading is for text that
 * the program itself wrote: it checks patterns, not shapes.
 */

import type { Board } from "../../lib/automaton/board.ts";
import { readRleBody, writeRleBody } from "../../lib/automaton/rle.ts";

export function writeJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) => isBoard(part) ? packed(part) : part);
}

/** What `writeJson` was given, boards and all; throws on other text. */
export function readJson(text: string): unknown {
  return JSON.parse(text, (_key, part) => isPacked(part) ? unpacked(part) : part);
}

type Packed = Omit<Board, "cells"> & { readonly cells: string };

function packed(board: Board): Packed {
  return { ...board, cells: writeRleBody(board) };
}

function unpacked({ width, height, cells }: Packed): Board {
  return readRleBody(cells, width, height);
}

function isBoard(value: unknown): value is Board {
  return isObject(value) && value.cells instanceof Uint8Array;
}

function isPacked(value: unknown): value is Packed {
  return isObject(value) && typeof value.cells === "string" && typeof value.width === "number";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
