/** What vertices are called: z0, z1 and so on as in the paper, or as somebody wishes. */

import type { Cell } from "../../../automaton/board.ts";

/** Names of a board's vertices; the paper's where there are none. */
export type Names = readonly string[] | undefined;

/** What may be a name: it must fit a vertex, and stand in a link and in a typed move. */
const NAME = /^[\p{L}\p{N}'*]{1,4}$/u;

export function vertexName(vertex: Cell, names?: Names): string {
  return names?.[vertex] ?? `z${vertex}`;
}

export function isName(text: string): boolean {
  return NAME.test(text);
}

/** The names of a line, those left out as in the paper; undefined where one is no name or there twice. */
export function readNames(line: string, vertices: number): readonly string[] | undefined {
  const written = line.trim().split(/[\s,]+/).filter((name) => name !== "");
  if (written.length > vertices || !written.every(isName)) return undefined;
  const names = Array.from({ length: vertices }, (_, vertex) => vertexName(vertex, written));
  return new Set(names.map((name) => name.toLowerCase())).size === vertices ? names : undefined;
}

/** Whether names are just the paper's. */
export function areUsual(names: readonly string[]): boolean {
  return names.every((name, vertex) => name === vertexName(vertex));
}

/** A typed move with its names as numbers: `x1>y2,y3` as `0>5,6`. */
export function numbered(line: string, names: Names): string {
  if (!names) return line;
  const known = new Map(names.map((name, vertex) => [name.toLowerCase(), `${vertex}`]));
  return line.split(/([>,])/).map((token) => known.get(token.trim().toLowerCase()) ?? token)
    .join("");
}
