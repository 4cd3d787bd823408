/** Algorithm CEL, which sees a fragment of the positions, against GSG, which sees them all. */

import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { Annihilation } from "../../lib/solver/annihilation.ts";
import { solveByCel } from "../../lib/solver/cel.ts";
import { SolverError } from "../../lib/solver/input.ts";
import { label } from "../../lib/solver/grundy.ts";
import { Labeled } from "../../lib/solver/labeled.ts";
import { litOf } from "../../lib/solver/position.ts";
import { valueOf } from "../../lib/solver/solved.ts";
import { SparseGraph } from "../../lib/solver/sparse_graph.ts";
import { runs } from "../full.ts";
import { checkDefinition, followersOf } from "./definition.ts";
import { digraphs, everyPosition, gameGraph, randomDigraph } from "./digraphs.ts";

Deno.test("CEL gives every position of any digraph the γ, the K and the moves that GSG gives it", () => {
  const holds = fc.property(digraphs(8), (digraph) => {
    const cel = new Annihilation(digraph), gsg = new Labeled(gameGraph(digraph, 1));
    for (const position of everyPosition(gsg)) {
      assertEquals(valueOf(cel, position), valueOf(gsg, position));
      assertEquals(cel.moves(position), gsg.moves(position));
    }
  });
  fc.assert(holds, { seed: 5, numRuns: runs(2000, 30_000) });
});

Deno.test("the counters of G[2] and of level 0 on G[4] are what Definition 1 says", () => {
  const holds = fc.property(digraphs(9), (digraph) => {
    const { pairs } = solveByCel(digraph);
    checkDefinition(pairs.graph, pairs);
    const graph = new SparseGraph(digraph, 4);
    checkDefinition(graph, label(graph));
  });
  fc.assert(holds, { seed: 6, numRuns: runs(100, 2000) });
});

Deno.test("the few-lit positions are numbered in the order of their codes, and moves lead among them", () => {
  const digraph = randomDigraph(9, 3, seededRng("sparse"));
  const graph = new SparseGraph(digraph, 4);
  const into = new Int32Array(graph.maxDegree);
  const forwards: string[] = [], backwards: string[] = [];
  for (let number = 0; number < graph.size; number++) {
    assertEquals(graph.numberOf([...graph.lit(number)]), number);
    assertEquals(graph.degree(number), followersOf(graph, number).length);
    forwards.push(...followersOf(graph, number).map((next) => `${number}-${next}`));
    const before = into.subarray(0, graph.predecessors(number, into));
    backwards.push(...[...before].map((previous) => `${previous}-${number}`));
  }
  assertEquals(forwards.sort(), backwards.sort());
});

Deno.test("γ on 100 vertices: a sum of far-off parts is the sum of their γ", () => {
  // Ten tokens' walks of 10 vertices each, 0 being the end: γ of a token is its parity.
  const followers = Array.from({ length: 100 }, (_, i) => i % 10 === 0 ? [] : [i - 1]);
  const board = new Annihilation({ n: 100, followers });
  const rng = seededRng("walks");
  for (let round = 0; round < 200; round++) {
    const position = followers.reduce((sum, _, i) => rng() < 0.5 ? sum | 1n << BigInt(i) : sum, 0n);
    const parity = litOf(position).reduce((sum, vertex) => sum ^ (vertex % 10 & 1), 0);
    assertEquals(board.gamma(position), parity);
  }
});

Deno.test("too many vertices for the method are refused, with the number", () => {
  const followers = Array.from({ length: 129 }, () => []);
  assertThrows(
    () => new Annihilation({ n: 129, followers }),
    SolverError,
    "129 vertices are too many: at most 128 with q = 1",
  );
});
