/** What vertices are called: z0, z1 and so on as in the paper, or as somebody wishes. */

import type { Cell } from "../../automaton/board.ts";

/** Names of a board's vertices; the paper's where there are none. */
export type Names = readonly string[] | undefined;

/** What may be a name: it must fit a vertex, and stand in a position, a link and a typed move. */
const NAME = /^[\p{L}\p{N}'*]{1,4}$/u;

export function vertexName(vertex: Cell, names?: Names): string {
  return names?.[vertex] ?? `z${vertex}`;
}

function isName(text: string): boolean {
  return NAME.test(text);
}

/** The names of a line, those left out as in the paper; undefined where one is no name or there twice. */
export function readNames(line: string, vertices: number): readonly string[] | undefined {
  const written = line.trim().split(/[\s,]+/).filter((name) => name !== "");
  if (written.length > vertices || !written.every(isName)) return undefined;
  const names = Array.from({ length: vertices }, (_, vertex) => vertexName(vertex, written));
  return areDistinct(names) ? names : undefined;
}

/** Whether no two are the same, in capitals or not. */
export function areDistinct(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size === names.length;
}

/** Whether names are just the paper's. */
export function areUsual(names: readonly string[]): boolean {
  return names.every((name, vertex) => name === vertexName(vertex));
}

/** The names with one more, for a vertex that is added: the first of the paper's that isn't taken. */
export function withName(names: readonly string[]): readonly string[] {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  let number = names.length;
  while (taken.has(vertexName(number))) number++;
  return [...names, vertexName(number)];
}
