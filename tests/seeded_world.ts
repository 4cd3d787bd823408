import { seededRng } from "../lib/games/kit/rng.ts";
import { realWorld, type World } from "../lib/server/clock.ts";

let worlds = 0;

/**
 * The real world but for chance, which goes the same way in every run: a test mustn't fail once in a
 * hundred times. Each world of a process draws from a seed of its own.
 */
export function seededWorld(): World {
  return { ...realWorld, random: seededRng(`world ${worlds++}`) };
}
