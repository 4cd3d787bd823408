/** A digraph with weights, and the way of firing: solved by the method that fits. */

import { type Cel, solveByCel } from "./cel.ts";
import { CellularGraph, type Firing } from "./cellular.ts";
import type { Digraph } from "./digraph.ts";
import { sumAt } from "./gf2.ts";
import { Labeled } from "./labeled.ts";
import { litOf } from "./position.ts";
import { represent } from "./representation.ts";
import type { Held, Move, Solved } from "./solved.ts";
import { gammaOf, type Structure, structureOf } from "./structure.ts";

/** Annihilation games, in which firing complements a lit vertex and one follower, solved. */
export class Annihilation implements Solved {
  readonly limit: bigint;
  readonly cel: Cel;

  /** Throws a `SolverError` where the digraph is too large. */
  constructor(readonly digraph: Digraph) {
    this.limit = 1n << BigInt(digraph.n);
    this.cel = solveByCel(digraph);
  }

  get structure(): Structure {
    return this.cel.structure;
  }

  gamma(position: bigint): number | undefined {
    return gammaOf(this.structure, sumAt(this.structure.rho, litOf(position)));
  }

  moves(position: bigint): Move[] {
    const { rho } = this.structure;
    const lit = litOf(position), here = sumAt(rho, lit);
    const found = new Map<bigint, Move>();
    for (const from of lit) {
      for (const to of this.digraph.followers[from]!) {
        const next = position ^ 1n << BigInt(from) ^ 1n << BigInt(to);
        const gamma = gammaOf(this.structure, here ^ rho[from]! ^ rho[to]!);
        found.set(next, { position: next, gamma });
      }
    }
    return [...found.values()].sort((a, b) => a.position < b.position ? -1 : 1);
  }

  hold(position: bigint): Held {
    return represent(this.cel, position);
  }
}

/** A solved game of all weights on a digraph, its positions being their codes. */
export interface SolvedBoard extends Solved {
  /** V0 and Vf by their bases. */
  readonly structure: Structure;
  /** Where one can move to from a position. */
  moves(position: bigint): Move[];
}

/** Solves by Algorithm CEL where q ≤ 1, else by GSG; throws a `SolverError` on too large a board. */
export function solveBoard(digraph: Digraph, firing: Firing): SolvedBoard {
  if (firing.q.some((size) => size > 1)) return new CellularBoard(digraph, firing);
  const { n, followers } = digraph;
  const fired = followers.map((targets, vertex) => firing.q[vertex] === 0 ? [] : targets);
  return new Annihilation({ n, followers: fired });
}

/** A board of any q: γ has the structure of Theorem 2 there too. */
class CellularBoard extends Labeled implements SolvedBoard {
  /** V0 and Vf by their bases. */
  readonly structure: Structure;

  constructor(digraph: Digraph, firing: Firing) {
    super(new CellularGraph(digraph, firing));
    this.structure = structureOf(digraph.n, this.#lit(0), [...this.#powers()]);
  }

  /** The positions of a finite γ, by their lit vertices. */
  *#lit(gamma: number): Generator<number[]> {
    const { value } = this.labels;
    let position = value.indexOf(gamma);
    for (; position >= 0; position = value.indexOf(gamma, position + 1)) {
      yield litOf(BigInt(position));
    }
  }

  /** A position of each γ that is a power of 2. */
  *#powers(): Generator<number[]> {
    for (let power = 1;; power *= 2) {
      const { value: lit } = this.#lit(power).next();
      if (!lit) return;
      yield lit;
    }
  }
}
