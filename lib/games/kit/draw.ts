/** What is drawn at random, wherever that comes from. */

import type { Rng } from "../game.ts";

/** A uniformly random whole number from 0 to `limit - 1`. */
export function below(limit: number, rng: Rng): number {
  return Math.floor(rng() * limit);
}

/** `size` different items in random order; `size` must not exceed their number. */
export function sample<Item>(items: readonly Item[], size: number, rng: Rng): Item[] {
  const pool = [...items];
  return Array.from({ length: size }, () => pool.splice(below(pool.length, rng), 1)[0]!);
}
