/**
 * Algorithm CEL (Fraenkel, §7): γ on all 2^n positions of an annihilation game (q = 1) from labels
 * on those of at most four lit vertices.
 */

import type { Digraph } from "./digraph.ts";
import { label, type Labels } from "./grundy.ts";
import { SolverError } from "./input.ts";
import { SparseGraph } from "./sparse_graph.ts";
import { type Structure, structureOf } from "./structure.ts";

/** With as many vertices there are ten million quads, whose labels take some 300 MB. */
const MAX_VERTICES = 128;

/** What CEL finds. */
export interface Cel {
  readonly digraph: Digraph;
  readonly structure: Structure;
  /** G[4] with γ = 0 and its counters; G[2] with all of γ. Both number pairs and leaves alike. */
  readonly quads: LabeledGraph;
  readonly pairs: LabeledGraph;
}

export interface LabeledGraph extends Labels {
  readonly graph: SparseGraph;
}

/** Throws a `SolverError` where there are more than `MAX_VERTICES`. */
export function solveByCel(digraph: Digraph): Cel {
  const { n } = digraph;
  if (n > MAX_VERTICES) {
    throw new SolverError(`${n} vertices are too many: at most ${MAX_VERTICES} with q = 1`);
  }
  const quads = labeled(new SparseGraph(digraph, 4), 1);
  const pairs = labeled(new SparseGraph(digraph, 2));
  return { digraph, structure: structureOf(n, kernel(quads), powers(pairs)), quads, pairs };
}

function labeled(graph: SparseGraph, levels?: number): LabeledGraph {
  return { graph, ...label(graph, levels) };
}

/** Q: the leaves, pairs and quads of γ = 0, which span V0 (Theorem 4). */
function* kernel({ graph, value }: LabeledGraph): Generator<Uint8Array> {
  for (let number = 1; number < graph.size; number++) {
    if (value[number] === 0) yield graph.lit(number);
  }
}

/** Pairs of γ = 1, 2, 4, …: as many as span V^f together with V0 (Theorem 4). */
function powers({ graph, value }: LabeledGraph): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (let power = 1; value.includes(power); power *= 2) {
    found.push(graph.lit(value.indexOf(power)));
  }
  return found;
}
