/** V0 as a linear code (Fraenkel, §9): its words are the positions of γ = 0. */

import type { Structure } from "./structure.ts";

/** An [n, m, d] code. */
export interface LinearCode {
  /** Vertices. */
  readonly length: number;
  /** So many words that add up to all others. */
  readonly dimension: number;
  /** The fewest vertices lit in a word but Φ; undefined where there is none. At most 4 with q = 1. */
  readonly distance: number | undefined;
}

/** The code that V0 is. */
export function codeOf({ m, rho }: Structure): LinearCode {
  return { length: rho.length, dimension: m, distance: m > 0 ? distanceOf(rho) : undefined };
}

/** The fewest vertices whose ρ sum up to 0, as that of V0's words does. */
function distanceOf(rho: readonly bigint[]): number {
  let distance = 1;
  while (!sumUpToZero(rho, distance)) distance++;
  return distance;
}

/** Whether some `size` of the vectors from an index on sum up to zero, together with `sum`. */
function sumUpToZero(vectors: readonly bigint[], size: number, from = 0, sum = 0n): boolean {
  if (size === 0) return sum === 0n;
  for (let i = from; i <= vectors.length - size; i++) {
    if (sumUpToZero(vectors, size - 1, i + 1, sum ^ vectors[i]!)) return true;
  }
  return false;
}
