/** Seeded chance, the same on server and browser. */

import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { fnv1a } from "../../automaton/hash.ts";
import type { Rng } from "../game.ts";

/** Chance from any text: the same seed gives the same numbers on every machine. */
export function seededRng(seed: string): Rng {
  const generator = xoroshiro128plus(fnv1a(new TextEncoder().encode(seed)));
  return () => (generator.next() >>> 0) / 2 ** 32;
}

/** A uniformly random whole number from 0 to `limit - 1`. */
export function below(limit: number, rng: Rng): number {
  return Math.floor(rng() * limit);
}

/** `size` different items in random order; `size` must not exceed their number. */
export function sample<Item>(items: readonly Item[], size: number, rng: Rng): Item[] {
  const pool = [...items];
  return Array.from({ length: size }, () => pool.splice(below(pool.length, rng), 1)[0]!);
}
