/**
 * Annihilation games solved by Algorithm CEL, and how the time grows with the vertices. `deno bench`
 * shows the times; after it come the minima next to their goals, which are for one core.
 */

import { seededRng } from "../../lib/games/kit/rng.ts";
import { solveByCel } from "../../lib/solver/cel.ts";
import { type Digraph, edgesOf, readDigraph } from "../../lib/solver/digraph.ts";
import { grid } from "../../lib/solver/families.ts";
import { tell } from "./goals.ts";
import { randomDigraph } from "../solver/digraphs.ts";

interface Case {
  readonly name: string;
  readonly digraph: Digraph;
  /** The most milliseconds that it should take. */
  readonly goal?: number;
}

const rng = seededRng("solver");

/** Half of all edges; in one direction only, so that no position is a draw: the most labels there are. */
const dense = (n: number) => randomDigraph(n, (n - 1) / 2, rng);
const falling = (digraph: Digraph) =>
  readDigraph(digraph.n, edgesOf(digraph).filter(([from, to]) => to < from));
const acyclic = (n: number) => falling(dense(n));
/** Half of all edges between vertices no further from each other. */
function narrow(n: number, width: number): Digraph {
  const edges = edgesOf(dense(n)).filter(([from, to]) => Math.abs(from - to) <= width);
  return readDigraph(n, edges);
}
const sparse = (n: number) => randomDigraph(n, 2, rng);

const CASES: Case[] = [
  { name: "30 vertices, dense", digraph: dense(30), goal: 150 },
  { name: "30 vertices, acyclic", digraph: acyclic(30), goal: 150 },
  { name: "50 vertices, dense", digraph: dense(50), goal: 1000 },
  { name: "50 vertices, acyclic", digraph: acyclic(50), goal: 1000 },
  { name: "50 vertices, sparse", digraph: sparse(50), goal: 50 },
  { name: "64 vertices, dense", digraph: dense(64) },
  { name: "80 vertices, a grid 5 wide", digraph: grid(5, 16), goal: 2000 },
  { name: "80 vertices, edges of at most 6", digraph: narrow(80, 6), goal: 2000 },
  { name: "80 vertices, acyclic edges of at most 6", digraph: falling(narrow(80, 6)), goal: 2000 },
];

for (const { name, digraph } of CASES) Deno.bench(name, () => void solveByCel(digraph));

globalThis.addEventListener("unload", () => {
  for (const { name, digraph, goal } of CASES) {
    const most = goal !== undefined && { goal: { sign: "≤", value: goal } as const };
    tell({ name, value: leastTime(digraph), unit: "ms", ...most });
  }
  reportGrowth("dense", dense);
  reportGrowth("acyclic", acyclic);
  reportGrowth("sparse", sparse);
});

/** Prints the exponent of n between sizes, next to the 6 of the paper's O(n⁶). */
function reportGrowth(name: string, digraphOf: (n: number) => Digraph): void {
  const sizes = [20, 28, 40, 56, 80];
  const times = sizes.map((n) => leastTime(digraphOf(n)));
  const exponents = sizes.slice(1).map((n, i) =>
    `n^${(Math.log(times[i + 1]! / times[i]!) / Math.log(n / sizes[i]!)).toFixed(1)} to ${n}`
  );
  console.log(`growth, ${name}, from ${sizes[0]} vertices: ${exponents.join(", ")} (paper: n^6)`);
}

/** How often a digraph is solved, but no longer than so many milliseconds once it was three times. */
const MOST_TIMES = 15, ENOUGH = 1000;

/** Milliseconds; the least of several, since a busy machine only adds. */
function leastTime(digraph: Digraph): number {
  const times: number[] = [], end = performance.now() + ENOUGH;
  while (times.length < 3 || times.length < MOST_TIMES && performance.now() < end) {
    const start = performance.now();
    solveByCel(digraph);
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
