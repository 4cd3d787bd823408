/** A digraph with weights, and the way of firing: solved by the method that fits. */

import { Annihilation } from "./annihilation.ts";
import { CellularGraph, type Firing } from "./cellular.ts";
import type { Digraph } from "./digraph.ts";
import { Labeled } from "./labeled.ts";
import { litOf } from "./position.ts";
import type { Move, Solved } from "./solved.ts";
import { type Structure, structureOf } from "./structure.ts";

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
