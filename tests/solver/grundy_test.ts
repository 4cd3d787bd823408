/** Algorithm GSG against the definition of γ. */

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { CellularGraph } from "../../lib/solver/cellular.ts";
import { label } from "../../lib/solver/grundy.ts";
import { solveToken } from "../../lib/solver/labeled.ts";
import { runs } from "../full.ts";
import { checkDefinition, followersOf } from "./definition.ts";
import { digraphs, regular } from "./digraphs.ts";

Deno.test("γ and c of a token on any digraph are what Definition 1 says", () => {
  const holds = fc.property(digraphs(40), (digraph) => {
    const { graph, labels } = solveToken(digraph);
    checkDefinition(graph, labels);
  });
  fc.assert(holds, { seed: 1, numRuns: runs(300, 5000) });
});

Deno.test("γ and c on the graph of a game of any q, exact or at most, are what Definition 1 says", () => {
  const q = fc.integer({ min: 1, max: 4 }), rule = fc.constantFrom("exact", "at most");
  const holds = fc.property(digraphs(6), q, rule, (digraph, q, rule) => {
    const graph = new CellularGraph(digraph, regular(digraph, q, rule));
    checkDefinition(graph, label(graph));
  });
  fc.assert(holds, { seed: 2, numRuns: runs(200, 3000) });
});

Deno.test("the first levels are the same without the later ones", () => {
  const holds = fc.property(digraphs(7), (digraph) => {
    const graph = new CellularGraph(digraph, regular(digraph, 1));
    const zeros = ({ value }: { value: Int32Array }) => [...value].map((gamma) => gamma === 0);
    assertEquals(zeros(label(graph, 1)), zeros(label(graph)));
  });
  fc.assert(holds, { seed: 3, numRuns: runs(100, 1000) });
});

Deno.test("predecessors are followers seen from the other end, as often", () => {
  const holds = fc.property(digraphs(6), fc.integer({ min: 1, max: 3 }), (digraph, q) => {
    const graph = new CellularGraph(digraph, regular(digraph, q));
    const into = new Int32Array(graph.maxDegree);
    const forwards: string[] = [], backwards: string[] = [];
    for (let u = 0; u < graph.size; u++) {
      forwards.push(...followersOf(graph, u).map((v) => `${u}-${v}`));
      const before = into.subarray(0, graph.predecessors(u, into));
      backwards.push(...[...before].map((v) => `${v}-${u}`));
      assertEquals(graph.degree(u), followersOf(graph, u).length);
    }
    assertEquals(forwards.sort(), backwards.sort());
  });
  fc.assert(holds, { seed: 4, numRuns: runs(50, 500) });
});
