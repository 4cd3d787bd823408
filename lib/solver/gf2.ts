/** Linear algebra over GF(2), sums being exclusive or. */

import { positionOf } from "./position.ts";

/**
 * A basis that grows vector by vector, and its inverse with it: Gaussian elimination of the rows of
 * (A | I) by one column of A at a time (Fraenkel, §7, steps iv-vi).
 *
 * Vectors are `bigint`s, of any length. Words of 32 bits add 200 000 vectors of 64 coordinates in
 * 4 ms instead of 20: not worth a second kind of vector.
 */
export class Basis {
  readonly vectors: bigint[] = [];
  /** Of each unit vector, what is left of it modulo the basis. */
  readonly #rests: bigint[];
  /** Of each unit vector, the vectors of the basis (bit b is the b-th) that make up all but its rest. */
  readonly #coordinates: bigint[];

  constructor(dimension: number) {
    this.#rests = Array.from({ length: dimension }, (_, i) => 1n << BigInt(i));
    this.#coordinates = this.#rests.map(() => 0n);
  }

  /** Takes a vector, given by where its ones are, unless the basis spans it already. */
  add(ones: ArrayLike<number>): boolean {
    const rest = sumAt(this.#rests, ones);
    if (rest === 0n) return false;
    const coordinates = sumAt(this.#coordinates, ones) | 1n << BigInt(this.vectors.length);
    this.vectors.push(positionOf(Array.from(ones)));
    const pivot = rest & -rest;
    for (let i = 0; i < this.#rests.length; i++) {
      if ((this.#rests[i]! & pivot) === 0n) continue;
      this.#rests[i]! ^= rest;
      this.#coordinates[i]! ^= coordinates;
    }
    return true;
  }

  /** Of a basis of the whole space: the coordinates of each unit vector, the columns of its inverse. */
  inverse(): bigint[] {
    return [...this.#coordinates];
  }
}

/** The sum of the vectors at these indices. */
export function sumAt(vectors: readonly bigint[], indices: ArrayLike<number>): bigint {
  let sum = 0n;
  for (let i = 0; i < indices.length; i++) sum ^= vectors[indices[i]!]!;
  return sum;
}
