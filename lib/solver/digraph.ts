/** Digraphs without loops or repeated edges: the ground of the games (rules.md F1). */

import { isWhole, show, SolverError } from "./input.ts";

/** Vertices 0 to n − 1; of each, where its edges lead, rising. */
export interface Digraph {
  /** Vertices, from 0 to n - 1. */
  readonly n: number;
  /** Where the edges of each vertex lead. */
  readonly followers: readonly (readonly number[])[];
}

/** An edge, from one vertex to another. */
export type Edge = readonly [from: number, to: number];

/** More vertices than any method here can solve. */
const MAX_VERTICES = 4096;

/** A digraph from unchecked data: n, and a list of pairs `[from, to]`; throws a `SolverError`. */
export function readDigraph(n: unknown, edges: unknown): Digraph {
  if (!isWhole(n, MAX_VERTICES) || n === 0) {
    throw new SolverError(`n must be a whole number from 1 to ${MAX_VERTICES}, not ${show(n)}`);
  }
  if (!Array.isArray(edges)) throw new SolverError("edges must be a list of pairs [from, to]");
  const followers = Array.from({ length: n }, () => new Set<number>());
  for (const edge of edges) {
    const [from, to] = readEdge(edge, n);
    if (followers[from]!.has(to)) throw new SolverError(`Edge ${show(edge)} is repeated`);
    followers[from]!.add(to);
  }
  return { n, followers: followers.map((set) => [...set].sort((a, b) => a - b)) };
}

function readEdge(edge: unknown, n: number): Edge {
  if (!Array.isArray(edge) || edge.length !== 2) {
    throw new SolverError(`${show(edge)} is not an edge [from, to]`);
  }
  for (const vertex of edge) {
    if (!isWhole(vertex, n - 1)) {
      throw new SolverError(
        `Edge ${show(edge)}: ${show(vertex)} is not a vertex, 0 to ${n - 1}`,
      );
    }
  }
  if (edge[0] === edge[1]) throw new SolverError(`Edge ${show(edge)} is a loop`);
  return [edge[0], edge[1]];
}

/** The edges, in the order of the vertices that they leave. */
export function edgesOf({ followers }: Digraph): Edge[] {
  return followers.flatMap((targets, from) => targets.map((to): Edge => [from, to]));
}

/** Of each vertex, where edges into it come from, rising. */
export function predecessorsOf(digraph: Digraph): number[][] {
  const sources: number[][] = digraph.followers.map(() => []);
  for (const [from, to] of edgesOf(digraph)) sources[to]!.push(from);
  return sources;
}
