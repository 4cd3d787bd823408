/** Seeded chance, the same on server and browser. */

import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { fnv1a } from "../../automaton/hash.ts";
import type { Rng } from "../game.ts";

// Games draw, and only who begins one needs a generator: pages of games aren't sent it.
export { below, sample } from "./draw.ts";

/** Chance from any text: the same seed gives the same numbers on every machine. */
export function seededRng(seed: string): Rng {
  const generator = xoroshiro128plus(fnv1a(new TextEncoder().encode(seed)));
  return () => (generator.next() >>> 0) / 2 ** 32;
}
