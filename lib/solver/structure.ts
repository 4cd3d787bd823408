/** The structure of γ on a board: subspaces, and the homomorphism ρ (Fraenkel, §5). */

import { Basis, sumAt } from "./gf2.ts";

/** Of a board's 2^n positions, those of γ = 0 are a space of dimension m, those of finite γ of m + t. */
export interface Structure {
  /** The dimension of V0. */
  readonly m: number;
  /** γ takes the values 0 to 2^t − 1. */
  readonly t: number;
  /** B: a basis of V0 (the first m), then vectors of γ = 1, 2, 4, … (t), then the rest of a basis of V. */
  readonly basis: readonly bigint[];
  /** The columns of B⁻¹: of each unit vector, which of B sum up to it; bit b is B_b. */
  readonly inverse: readonly bigint[];
  /** ρ of each unit vector; ρ(u) = γ(u) where that is finite, and greater than every γ elsewhere. */
  readonly rho: readonly bigint[];
}

/** A vector, by where its ones are. */
type Ones = ArrayLike<number>;

/** The structure of `n` vertices from vectors that span V0, and one of γ = 2^i for each i < t. */
export function structureOf(n: number, kernel: Iterable<Ones>, powers: readonly Ones[]): Structure {
  const basis = new Basis(n);
  for (const ones of kernel) {
    // V^f has no more dimensions: V0 is complete, however many vectors of it are left.
    if (basis.vectors.length + powers.length === n) break;
    basis.add(ones);
  }
  const m = basis.vectors.length;
  for (const ones of powers) basis.add(ones);
  for (let vertex = 0; vertex < n; vertex++) basis.add([vertex]);
  const inverse = basis.inverse();
  const rho = inverse.map((coordinates) => coordinates >> BigInt(m));
  return { m, t: powers.length, basis: basis.vectors, inverse, rho };
}

/** The vectors of B that sum up to a position, by index, given where it is lit. */
export function coordinatesOf({ inverse }: Structure, lit: Ones): bigint {
  return sumAt(inverse, lit);
}

/** γ of a position with this ρ; undefined where it is infinite. */
export function gammaOf({ t }: Structure, rho: bigint): number | undefined {
  return rho >> BigInt(t) === 0n ? Number(rho) : undefined;
}
