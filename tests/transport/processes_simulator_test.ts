/** Random faults by seed where two or three processes serve from one store: all agree in the end. */

import { assert } from "@std/assert";
import { runs } from "../full.ts";
import { sufferTogether } from "./simulator/suffer.ts";

/** `deno task simulate SEEDS` tries more, `deno task simulate 1 17` that one. */
const SEEDS = runs(40, 1_000);

Deno.test(`${SEEDS} seeds of bad weather lose nothing where two or three processes serve`, async () => {
  let acknowledged = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    try {
      acknowledged += await sufferTogether(seed);
    } catch (error) {
      throw new Error(`Seed ${seed}`, { cause: error });
    }
  }
  assert(acknowledged > SEEDS, "Next to nothing was done");
});
