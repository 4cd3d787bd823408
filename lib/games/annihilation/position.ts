/** What the cellular-automata games on digraphs are played on (rules.md F). */

import type { Board, Cell } from "../../automaton/board.ts";
import type { Outcome, Seat } from "../game.ts";

/** A vertex is a cell of a board of one row; in it, this one is lit: its weight is 1. */
export const LIT = 1;

/** Of each vertex, where its edges lead, rising: no loops, no edge twice (rules.md F1). */
export type Followers = readonly (readonly Cell[])[];

/** How many followers firing complements: `q`, or all of fewer; or from one up to as many (rules.md F2). */
export interface AnnihilationRules {
  readonly q: number;
  readonly atMost: boolean;
  /** Whether who can't move wins (rules.md F3). */
  readonly isMisere?: boolean;
}

export interface AnnihilationPosition extends AnnihilationRules {
  /** q of each vertex, where it isn't the same for all; from 1 on. Then `q` is the largest. */
  readonly qs?: readonly number[];
  readonly board: Board;
  readonly followers: Followers;
  /** Where vertices are drawn, as the text says it; nothing to the rules, and absent where nobody cares. */
  readonly drawn?: string;
  /** What they are called, where that isn't z0, z1 and so on; nothing to the rules either. */
  readonly names?: readonly string[];
  readonly turn: Seat;
  readonly outcome: Outcome | null;
}

/** Firing a vertex complements it and the followers named. */
export interface AnnihilationMove {
  readonly fire: Cell;
  readonly complement: readonly Cell[];
}

/** The most followers that firing a vertex may complement. */
export function mostOf({ followers, q, qs }: AnnihilationPosition, vertex: Cell): number {
  return Math.min(qs?.[vertex] ?? q, followers[vertex]!.length);
}

/** The rules with q of each vertex, or with one for all where all are the same. */
export function withQs<Rules extends AnnihilationRules>(
  { qs: _, ...rules }: Rules & { readonly qs?: readonly number[] },
  qs: readonly number[],
): Omit<Rules, "qs"> & { readonly q: number; readonly qs?: readonly number[] } {
  const q = Math.max(...qs);
  return qs.every((one) => one === q) ? { ...rules, q } : { ...rules, q, qs };
}

/** The fewest. */
export function fewestOf(position: AnnihilationPosition, vertex: Cell): number {
  return position.atMost ? Math.min(1, mostOf(position, vertex)) : mostOf(position, vertex);
}

/** The vertices that can be fired now. */
export function ready({ board, followers }: AnnihilationPosition): Cell[] {
  return [...board.cells.keys()]
    .filter((vertex) => board.cells[vertex] === LIT && followers[vertex]!.length > 0);
}

/** The position with its outcome: who cannot move has lost, or won in misère play (rules.md F3). */
export function settled(position: AnnihilationPosition): AnnihilationPosition {
  if (ready(position).length > 0) return { ...position, outcome: null };
  const winner = position.isMisere ? position.turn : 1 - position.turn;
  return { ...position, outcome: { winner, by: "blocked" } };
}
