/**
 * Cellular-automata games of any q: firing a lit vertex complements it and q of its followers
 * (Fraenkel, §3; rules.md F2). Their graph has 2^n positions.
 */

import type { Digraph } from "./digraph.ts";
import type { GameGraph } from "./grundy.ts";
import { isWhole, show, SolverError } from "./input.ts";

/** How many followers firing each vertex complements: as many, or, at choice, from 1 up to as many (§9). */
export interface Firing {
  /** By vertex. */
  readonly q: readonly number[];
  /** Whether fewer may be complemented, but at least one. */
  readonly atMost: boolean;
}

/**
 * Reads q and the rule from unchecked data. A number s is the s-regular game's, where firing
 * complements all followers of a vertex that has fewer; a list has q of each vertex, 0 where it
 * cannot be fired. The rule is "exact" or "at most", also in one word. Throws a `SolverError`.
 */
export function readFiring({ followers }: Digraph, q: unknown, rule: unknown): Firing {
  const atMost = typeof rule === "string" && /^at[ -]?most$/i.test(rule);
  if (rule !== "exact" && !atMost) {
    throw new SolverError(`rule must be "exact" or "at most", not ${show(rule)}`);
  }
  return { q: readQ(followers, q), atMost };
}

function readQ(followers: Digraph["followers"], q: unknown): number[] {
  if (isWhole(q, Infinity) && q > 0) return followers.map(({ length }) => Math.min(q, length));
  if (!Array.isArray(q) || q.length !== followers.length) {
    throw new SolverError(
      `q must be a whole number from 1, or one for each vertex, not ${show(q)}`,
    );
  }
  return q.map((size, vertex) => {
    const { length } = followers[vertex]!;
    if (isWhole(size, length)) return size;
    throw new SolverError(`q of vertex ${vertex} must be from 0 to ${length}, not ${show(size)}`);
  });
}

/** What the method takes: 2^16 positions, and as many moves as its buffers hold in good time. */
const MAX_VERTICES = 16;
const MAX_MOVES = 2 ** 26;

/** The graph of all positions, by code. */
export class CellularGraph implements GameGraph {
  /** How many positions there are. */
  readonly size: number;
  readonly maxDegree: number;
  /** Of each vertex, what firing it may complement: itself and a set of followers, as codes. */
  readonly #changes: readonly (readonly number[])[];

  /** Throws a `SolverError` where the graph is too large. */
  constructor(digraph: Digraph, firing: Firing) {
    const { n, followers } = digraph;
    if (n > MAX_VERTICES) {
      throw new SolverError(`${n} vertices are too many: at most ${MAX_VERTICES} with q > 1`);
    }
    this.#changes = followers.map((targets, vertex) => changesOf(targets, vertex, firing));
    this.size = 2 ** n;
    this.maxDegree = this.degree(this.size - 1);
    if (this.maxDegree * this.size / 2 > MAX_MOVES) {
      throw new SolverError(`With so great a q there are more than ${MAX_MOVES} moves`);
    }
  }

  degree(position: number): number {
    return this.#changes.reduce(
      (moves, changes, vertex) => moves + (position >> vertex & 1) * changes.length,
      0,
    );
  }

  followers(position: number, into: Int32Array): number {
    return this.#changed(position, position, into);
  }

  /** Before a vertex was fired it was lit, so now it is not. */
  predecessors(position: number, into: Int32Array): number {
    return this.#changed(position, ~position, into);
  }

  /** The position complemented by every change of the vertices of a set. */
  #changed(position: number, vertices: number, into: Int32Array): number {
    let found = 0;
    for (let vertex = 0; vertex < this.#changes.length; vertex++) {
      if ((vertices >> vertex & 1) === 0) continue;
      for (const change of this.#changes[vertex]!) into[found++] = position ^ change;
    }
    return found;
  }
}

function changesOf(targets: readonly number[], vertex: number, { q, atMost }: Firing): number[] {
  const most = q[vertex]!;
  const changes: number[] = [];
  for (let size = atMost ? 1 : most; size <= most && size > 0; size++) {
    changes.push(...codesOfSets(targets, size).map((code) => code | 1 << vertex));
  }
  return changes;
}

/** The codes of the sets of `size` among the vertices. */
function codesOfSets(vertices: readonly number[], size: number): number[] {
  if (size === 0) return [0];
  return vertices.flatMap((vertex, index) =>
    codesOfSets(vertices.slice(index + 1), size - 1).map((code) => code | 1 << vertex)
  );
}
