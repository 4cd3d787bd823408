/**
 * `deno task simulate [SEEDS] [FIRST]`: two or three simulated processes over one store, with faults by
 * seed: 100,000 seeds unless told. It stops at one that shows a fault; `simulate 1 SEED` tries that again.
 */

import { wholeArgument } from "../arguments.ts";
import { sufferTogether } from "./simulator/suffer.ts";

/** How often it's told how far it is, in seeds. */
const TELL_EVERY = 1_000;

const USAGE = "simulate [SEEDS] [FIRST]";
const seeds = wholeArgument(Deno.args[0], 100_000, USAGE);
const first = wholeArgument(Deno.args[1], 0, USAGE);
let acknowledged = 0;
for (let seed = first; seed < first + seeds; seed++) {
  try {
    acknowledged += await sufferTogether(seed);
  } catch (error) {
    throw new Error(`Seed ${seed}`, { cause: error });
  }
  const done = seed + 1 - first;
  if (done % TELL_EVERY === 0 || done === seeds) {
    console.log(`${done} seeds from ${first} on: ${acknowledged} acknowledged, none lost`);
  }
}
