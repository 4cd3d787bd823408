/** Sums of every kind against play on their explicit graph, which knows nothing of γ (§2; rules.md F4). */

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { solveBoard } from "../../lib/solver/board.ts";
import { nim } from "../../lib/solver/nim.ts";
import { type Component, type SumMove, sumValue, winningMoves } from "../../lib/solver/sum.ts";
import { solveToken } from "../../lib/solver/labeled.ts";
import { type Outlook, outlookOf } from "../../lib/solver/value.ts";
import { runs } from "../full.ts";
import { digraphs, regular } from "./digraphs.ts";

const boards = fc.record({
  digraph: digraphs(4),
  q: fc.integer({ min: 1, max: 3 }),
  rule: fc.constantFrom("exact", "at most"),
}).map(({ digraph, q, rule }) => solveBoard(digraph, regular(digraph, q, rule)));

const tokens = digraphs(6).map(solveToken);

const placed = fc.oneof(boards, boards, tokens).chain((game) =>
  fc.nat(Number(game.limit) - 1).map((code): Component => ({ game, position: BigInt(code) }))
);

const heaps = fc.nat(4).map((size): Component => ({ game: nim, position: BigInt(size) }));

const sums = fc.array(fc.oneof(placed, placed, heaps), { maxLength: 3 });

/** A sum's moves, each with where it leads. */
interface Edge {
  readonly move: SumMove;
  readonly to: string;
}

/** All that can be reached from a sum, by its positions. */
function sumGraph(sum: readonly Component[]): Map<string, readonly Edge[]> {
  const graph = new Map<string, readonly Edge[]>();
  const left = [sum];
  for (let next = left.pop(); next; next = left.pop()) {
    if (graph.has(keyOf(next))) continue;
    const edges: Edge[] = [];
    for (const [component, { game, position }] of next.entries()) {
      for (const move of game.moves(position)) {
        const after = next.with(component, { game, position: move.position });
        edges.push({ move: { component, position: move.position }, to: keyOf(after) });
        left.push(after);
      }
    }
    graph.set(keyOf(next), edges);
  }
  return graph;
}

function keyOf(sum: readonly Component[]): string {
  return sum.map(({ position }) => position).join();
}

/** Who forces a win: told again and again, until nothing new is known. */
function outlooks(graph: ReadonlyMap<string, readonly Edge[]>): Map<string, Outlook> {
  const known = new Map<string, Outlook>();
  const find = (edges: readonly Edge[]): Outlook | undefined => {
    if (edges.some(({ to }) => known.get(to) === "P")) return "N";
    return edges.every(({ to }) => known.get(to) === "N") ? "P" : undefined;
  };
  for (let before = -1; known.size > before;) {
    before = known.size;
    for (const [position, edges] of graph) {
      const outlook = known.get(position) ?? find(edges);
      if (outlook) known.set(position, outlook);
    }
  }
  for (const position of graph.keys()) if (!known.has(position)) known.set(position, "D");
  return known;
}

Deno.test("who wins a sum, and by which moves, is what play on its graph says", () => {
  const seen: Record<Outlook, number> = { P: 0, N: 0, D: 0 };
  const holds = fc.property(sums, (sum) => {
    const graph = sumGraph(sum), known = outlooks(graph), here = keyOf(sum);
    const outlook = outlookOf(sumValue(sum));
    assertEquals(outlook, known.get(here));
    const wins = graph.get(here)!.filter(({ to }) => known.get(to) === "P").map(({ move }) => move);
    assertEquals(winningMoves(sum), wins);
    seen[outlook]++;
  });
  fc.assert(holds, { seed: 31, numRuns: runs(400, 5000) });
  assertEquals(Object.values(seen).filter((count) => count < 20), []);
});
