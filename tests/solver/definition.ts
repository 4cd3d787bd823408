/** Definition 1 of the paper, word by word: there is one γ only, so what fulfils it is right. */

import { assert } from "@std/assert";
import { type GameGraph, INFINITE, type Labels } from "../../lib/solver/grundy.ts";

/** Checks γ and c of every vertex; infinite values stand as `INFINITE`. */
export function checkDefinition(graph: GameGraph, { value, counter }: Labels): void {
  const followers = Array.from({ length: graph.size }, (_, u) => followersOf(graph, u));
  const valuesAfter = (u: number) => followers[u]!.map((v) => value[v]!).filter((k) => k >= 0);
  for (let u = 0; u < graph.size; u++) {
    const gamma = value[u]!, least = mex(valuesAfter(u));
    if (gamma === INFINITE) {
      const isSafe = (v: number) => value[v] === INFINITE && !valuesAfter(v).includes(least);
      assert(followers[u]!.some(isSafe), `C fails at ${u}`);
      continue;
    }
    assert(gamma === least, `A fails at ${u}: ${gamma} is not ${least}`);
    for (const v of followers[u]!.filter((v) => value[v] === INFINITE || value[v]! > gamma)) {
      const answers = followers[v]!.filter((w) => value[w] === gamma && counter[w]! < counter[u]!);
      assert(answers.length > 0, `B fails at ${u}, ${v}`);
    }
  }
}

export function followersOf(graph: GameGraph, vertex: number): number[] {
  const into = new Int32Array(graph.maxDegree);
  return [...into.subarray(0, graph.followers(vertex, into))];
}

/** The least number from 0 that is not among them. */
export function mex(values: readonly number[]): number {
  let least = 0;
  while (values.includes(least)) least++;
  return least;
}
