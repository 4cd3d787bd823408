/** A digraph as text: `5: 0>1; 1>2; 2>3,4`, a number of vertices and edges. */

import type { Cell } from "../../../automaton/board.ts";
import type { Followers } from "../../../games/annihilation/position.ts";
import { MOST_VERTICES } from "./part.ts";

/** What is wrong with a text, and the part of it that is. */
export interface EdgesProblem {
  readonly problem: "unread" | "loop" | "repeated" | "beyond" | "full" | "none";
  readonly at: string;
}

/** Edges from one vertex: `2>3,4`, also written `z2 -> z3, z4`; both ways `2<>3,4`. */
const EDGES = /^z?(\d{1,3})\s*(<?-?>?)\s*((?:z?\d{1,3}\s*,?\s*)*)$/i;

/** Where the text does not say how many vertices there are, there are as many as edges need. */
export function readEdges(text: string): Followers | EdgesProblem {
  const { n, list } = /^\s*(?:(?<n>\d{1,3})\s*:)?(?<list>.*)$/s.exec(text)!.groups!;
  const pairs: [Cell, Cell][] = [];
  for (const item of list!.split(/[;\n]/).map((item) => item.trim())) {
    if (item === "") continue;
    const read = readItem(item);
    if (!read) return { problem: "unread", at: item };
    pairs.push(...read);
  }
  return followersOf(pairs, n === undefined ? mostNamed(pairs) + 1 : Number(n));
}

function readItem(item: string): [Cell, Cell][] | undefined {
  const match = EDGES.exec(item);
  if (!match || !/[->]/.test(item)) return;
  const from = Number(match[1]), targets = (match[3]!.match(/\d+/g) ?? []).map(Number);
  const isBothWays = match[2]!.startsWith("<");
  if (targets.length === 0) return;
  return targets.flatMap((to): [Cell, Cell][] =>
    isBothWays ? [[from, to], [to, from]] : [[from, to]]
  );
}

function mostNamed(pairs: readonly (readonly Cell[])[]): Cell {
  return Math.max(-1, ...pairs.flat());
}

function followersOf(pairs: readonly [Cell, Cell][], n: number): Followers | EdgesProblem {
  if (n === 0) return { problem: "none", at: "" };
  if (n > MOST_VERTICES) return { problem: "full", at: `${n}` };
  const followers: Cell[][] = Array.from({ length: n }, () => []);
  for (const [from, to] of pairs) {
    const at = `${from}>${to}`;
    if (from >= n || to >= n) return { problem: "beyond", at };
    if (from === to) return { problem: "loop", at };
    if (followers[from]!.includes(to)) return { problem: "repeated", at };
    followers[from]!.push(to);
  }
  return followers.map((targets) => targets.sort((a, b) => a - b));
}

export function writeEdges(followers: Followers): string {
  return `${followers.length}: ${
    followers.flatMap((targets, from) => targets.length > 0 ? `${from}>${targets}` : []).join("; ")
  }`;
}
