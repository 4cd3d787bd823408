/** Any game on a graph that fits into memory, solved by Algorithm GSG; that of a token, too. */

import { type Digraph, predecessorsOf } from "./digraph.ts";
import { type GameGraph, label, type Labels } from "./grundy.ts";
import { type Held, type Move, movesTo, type Solved } from "./solved.ts";

/** A game whose positions are all labeled. */
export class Labeled implements Solved {
  readonly limit: bigint;
  /** γ, and what it takes to come back to it. */
  readonly labels: Labels;

  /** Labels all positions of a game's graph. */
  constructor(readonly graph: GameGraph) {
    this.limit = BigInt(graph.size);
    this.labels = label(graph);
  }

  gamma(position: bigint): number | undefined {
    const value = this.labels.value[Number(position)]!;
    return value >= 0 ? value : undefined;
  }

  moves(position: bigint): Move[] {
    const into = new Int32Array(this.graph.maxDegree);
    const followers = into.subarray(0, this.graph.followers(Number(position), into)).sort();
    return [...new Set(followers)].map((follower) => {
      const position = BigInt(follower);
      return { position, gamma: this.gamma(position) };
    });
  }

  /** The counter is GSG's own (Definition 1, B). */
  hold(position: bigint): Held {
    const gamma = this.gamma(position);
    if (gamma === undefined) throw new RangeError(`γ(${position}) is infinite`);
    const counter = this.#counter(position);
    return { position, gamma, counter, answer: (raised) => this.#answer(position, raised) };
  }

  #answer(position: bigint, raised: bigint): Held {
    const [first, ...others] = movesTo(this, raised, this.gamma(position)!)
      .map((target) => this.hold(target));
    const best = others.reduce((a, b) => b.counter < a!.counter ? b : a, first);
    if (!best || best.counter >= this.#counter(position)) {
      throw new RangeError(`No move from ${position} to ${raised} raises γ`);
    }
    return best;
  }

  #counter(position: bigint): bigint {
    return BigInt(this.labels.counter[Number(position)]!);
  }
}

/** A single token that is moved along the edges of a digraph, solved: a position is its vertex. */
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
