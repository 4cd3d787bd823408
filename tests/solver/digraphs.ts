/** Any digraphs, and the ways to solve them, for the tests. */

import fc from "fast-check";
import { solveBoard, type SolvedBoard } from "../../lib/solver/board.ts";
import { CellularGraph, type Firing, readFiring } from "../../lib/solver/cellular.ts";
import { type Digraph, type Edge, readDigraph } from "../../lib/solver/digraph.ts";
import type { GameGraph } from "../../lib/solver/grundy.ts";
import type { Rng } from "../../lib/games/game.ts";

/** Digraphs of 1 to `most` vertices, from no edges to about two in three. */
export function digraphs(most: number): fc.Arbitrary<Digraph> {
  const shape = { n: fc.noBias(fc.integer({ min: 1, max: most })), percent: fc.noBias(fc.nat(66)) };
  return fc.record(shape).chain(({ n, percent }) => {
    const lots = fc.array(fc.noBias(fc.nat(99)), { minLength: n * n, maxLength: n * n });
    return lots.map((lots) => ({ n, followers: drawn(n, lots.map((lot) => lot < percent)) }));
  });
}

/** The followers of each vertex by a square table, but for loops. */
function drawn(n: number, isEdge: readonly boolean[]): number[][] {
  const vertices = Array.from({ length: n }, (_, vertex) => vertex);
  return vertices.map((from) => vertices.filter((to) => to !== from && isEdge[from * n + to]));
}

/** A digraph with a given average number of edges per vertex. */
export function randomDigraph(n: number, degree: number, rng: Rng): Digraph {
  const edges: Edge[] = [];
  for (let from = 0; from < n; from++) {
    for (let to = 0; to < n; to++) {
      if (from !== to && rng() < degree / (n - 1)) edges.push([from, to]);
    }
  }
  return readDigraph(n, edges);
}

/** The s-regular firing of a digraph. */
export function regular(digraph: Digraph, s: number, rule = "exact"): Firing {
  return readFiring(digraph, s, rule);
}

export function solveRegular(digraph: Digraph, s: number): SolvedBoard {
  return solveBoard(digraph, regular(digraph, s));
}

/** The graph of all positions of the s-regular game. */
export function gameGraph(digraph: Digraph, s: number): GameGraph {
  return new CellularGraph(digraph, regular(digraph, s));
}

/** All positions of a solved game of few. */
export function everyPosition({ limit }: { readonly limit: bigint }): bigint[] {
  return Array.from({ length: Number(limit) }, (_, code) => BigInt(code));
}
