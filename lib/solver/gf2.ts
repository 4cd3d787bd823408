/** Linear algebra over GF(2), sums being exclusive or. */

import { positionOf } from "./position.ts";

/**
 * A basis that grows vector by vector, and its inverse with it: Gaussian elimination of the rows of
 * (A | I) by one column of A at a time (Fraenkel, §7, steps iv-vi).
 *
 * Vectors are `bigint`s, of any length. What is left of unit vectors is also kept as words, in which
 * it's quickly seen that a vector is spanned already, as nearly all are.
 */
export class Basis {
  readonly vectors: bigint[] = [];
  /** Of each unit vector, what is left of it modulo the basis. */
  readonly #rests: bigint[];
  /** Of each unit vector, the vectors of the basis (bit b is the b-th) that make up all but its rest. */
  readonly #coordinates: bigint[];
  /** The rests by 32 bits, this many words each. */
  readonly #words: Int32Array;
  readonly #length: number;

  constructor(dimension: number) {
    this.#rests = Array.from({ length: dimension }, (_, i) => 1n << BigInt(i));
    this.#coordinates = this.#rests.map(() => 0n);
    this.#length = Math.ceil(dimension / 32);
    this.#words = new Int32Array(dimension * this.#length);
    this.#rests.forEach((_, i) => this.#split(i));
  }

  /** Takes a vector, given by where its ones are, unless the basis spans it already. */
  add(ones: ArrayLike<number>): boolean {
    if (this.#spans(ones)) return false;
    const rest = sumAt(this.#rests, ones);
    const coordinates = sumAt(this.#coordinates, ones) | 1n << BigInt(this.vectors.length);
    this.vectors.push(positionOf(Array.from(ones)));
    const pivot = rest & -rest;
    for (let i = 0; i < this.#rests.length; i++) {
      if ((this.#rests[i]! & pivot) === 0n) continue;
      this.#rests[i]! ^= rest;
      this.#coordinates[i]! ^= coordinates;
      this.#split(i);
    }
    return true;
  }

  #spans(ones: ArrayLike<number>): boolean {
    const words = this.#words, length = this.#length;
    for (let at = 0; at < length; at++) {
      let sum = 0;
      for (let i = 0; i < ones.length; i++) sum ^= words[ones[i]! * length + at]!;
      if (sum !== 0) return false;
    }
    return true;
  }

  /** Writes a rest as words. */
  #split(i: number): void {
    let rest = this.#rests[i]!;
    for (let at = i * this.#length; at < (i + 1) * this.#length; at++, rest >>= 32n) {
      this.#words[at] = Number(BigInt.asIntN(32, rest));
    }
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
