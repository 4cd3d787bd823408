/**
 * Forcing a win in an annihilation game (Fraenkel, §8): positions of finite γ as sums of few-lit
 * ones, whose counters are known.
 */

import type { Cel, LabeledGraph } from "./cel.ts";
import type { Digraph, Edge } from "./digraph.ts";
import { sumAt } from "./gf2.ts";
import { litOf, positionOf } from "./position.ts";
import type { Held } from "./solved.ts";
import { fired } from "./sparse_graph.ts";
import { coordinatesOf, gammaOf } from "./structure.ts";

/**
 * A representation (Definition 4): different leaves, pairs and quads, by their numbers, of γ = 0 or
 * of different powers of 2, that sum up to the position.
 */
export class Representation implements Held {
  readonly position: bigint;
  readonly gamma: number;
  /**
   * c̃ = γ·D + Σ c(part), where D exceeds every Σ c: so it falls with γ whatever the parts are, as
   * the fresh representation after a move that lowers γ needs (rules.md F7 on Theorem 6).
   */
  readonly counter: bigint;

  constructor(readonly cel: Cel, readonly parts: readonly number[]) {
    const { graph } = cel.quads;
    this.position = parts.reduce((sum, part) => sum ^ positionOf(graph.lit(part)), 0n);
    this.gamma = parts.reduce((sum, part) => sum + gammaOfPart(cel, part), 0);
    const counters = parts.map((part) => tableOf(cel, part).counter[part]!);
    const most = BigInt(cel.digraph.n * graph.size);
    this.counter = BigInt(this.gamma) * most + BigInt(counters.reduce((a, b) => a + b, 0));
  }

  /** Ψ (Theorem 5): exchanges parts until what they sum up to can be reached from `raised`. */
  answer(raised: bigint): Representation {
    let held = this.#exchange(raised);
    while (!firingBetween(this.cel.digraph, raised, held.position)) held = held.#exchange(raised);
    return held;
  }

  /**
   * A firing is one of a part that has its vertex lit: the part's move is answered within the part.
   * The whole then differs from `raised` by a firing, of the one or of the other.
   */
  #exchange(raised: bigint): Representation {
    const { cel, parts } = this;
    const edge = firingBetween(cel.digraph, this.position, raised);
    if (!edge) throw new RangeError(`No move leads from ${this.position} to ${raised}`);
    const part = parts.find((part) => cel.quads.graph.lit(part).includes(edge[0]))!;
    const answer = answerWithin(cel, part, edge);
    const others = parts.filter((other) => other !== part);
    if (others.includes(answer)) {
      return new Representation(cel, others.filter((other) => other !== answer));
    }
    return new Representation(cel, answer === 0 ? others : [...others, answer]);
  }
}

/** The representation in B of a position of finite γ; throws a `RangeError` where it is infinite. */
export function represent(cel: Cel, position: bigint): Representation {
  const { structure, quads } = cel;
  const lit = litOf(position);
  if (gammaOf(structure, sumAt(structure.rho, lit)) === undefined) {
    throw new RangeError(`γ(${position}) is infinite`);
  }
  const vectors = litOf(coordinatesOf(structure, lit)).map((index) => structure.basis[index]!);
  return new Representation(cel, vectors.map((vector) => quads.graph.numberOf(litOf(vector))));
}

/** The follower of a fired part with the part's γ and the least counter; less than the part's. */
function answerWithin(cel: Cel, part: number, [from, to]: Edge): number {
  const { graph, value, counter } = tableOf(cel, part);
  const gamma = gammaOfPart(cel, part);
  const moved = graph.numberOf(fired([...graph.lit(part)], from, to));
  const followers = new Int32Array(graph.maxDegree);
  const answers = followers.subarray(0, graph.followers(moved, followers))
    .filter((follower) => value[follower] === gamma);
  if (answers.length === 0) throw new RangeError("The move did not raise γ");
  return answers.reduce((best, answer) => counter[answer]! < counter[best]! ? answer : best);
}

/** The graph on which a part's counter is known: G[2] where γ > 0, which only pairs have. */
function tableOf(cel: Cel, part: number): LabeledGraph {
  return gammaOfPart(cel, part) === 0 ? cel.quads : cel.pairs;
}

function gammaOfPart({ pairs }: Cel, part: number): number {
  return pairs.value[part] ?? 0;
}

/** The firing that leads from one position to another, if one does. */
function firingBetween(digraph: Digraph, position: bigint, next: bigint): Edge | undefined {
  const [a, b, ...others] = litOf(position ^ next);
  if (a === undefined || b === undefined || others.length > 0) return;
  for (const [from, to] of [[a, b], [b, a]] as const) {
    if (position >> BigInt(from) & 1n && digraph.followers[from]!.includes(to)) return [from, to];
  }
}
