/** Annihilation games, in which firing complements a lit vertex and one follower, solved. */

import { type Cel, solveByCel } from "./cel.ts";
import type { Digraph } from "./digraph.ts";
import { sumAt } from "./gf2.ts";
import { litOf } from "./position.ts";
import { represent } from "./representation.ts";
import type { Held, Move, Solved } from "./solved.ts";
import { gammaOf, type Structure } from "./structure.ts";

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
