/** A single token that is moved along the edges of a digraph; a position is its vertex. */

import { type Digraph, predecessorsOf } from "./digraph.ts";
import type { GameGraph } from "./grundy.ts";
import { Labeled } from "./labeled.ts";

/** The game in which the digraph itself is the game graph, solved. */
export function solveToken(digraph: Digraph): Labeled {
  return new Labeled(tokenGraph(digraph));
}

function tokenGraph(digraph: Digraph): GameGraph {
  const { n, followers } = digraph;
  const predecessors = predecessorsOf(digraph);
  return {
    size: n,
    maxDegree: n,
    degree: (vertex) => followers[vertex]!.length,
    followers: (vertex, into) => write(followers[vertex]!, into),
    predecessors: (vertex, into) => write(predecessors[vertex]!, into),
  };
}

function write(vertices: readonly number[], into: Int32Array): number {
  into.set(vertices);
  return vertices.length;
}
