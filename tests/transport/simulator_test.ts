/** Random faults by seed: whatever the network and the server do, all agree in the end. */

import { assert } from "@std/assert";
import { runs } from "../full.ts";
import { suffer } from "./simulator/suffer.ts";

/**
 * 1,000 in a full run. `SEEDS=100000 deno test -A tests/transport/simulator_test.ts` tries more; `SEED=17`
 * tries that one.
 */
const SEEDS = Number(Deno.env.get("SEEDS") ?? runs(40, 1_000));
const ONE_SEED = Deno.env.get("SEED");

/** A clock for the whole game, by which players say how long what they send is on its way. */
const BANK = { bank: { base: 180, increment: 3 } };

Deno.test(`${SEEDS} seeds of bad weather lose nothing`, async () => {
  const seeds = ONE_SEED ? [ONE_SEED] : Array.from({ length: SEEDS }, (_, i) => `${i}`);
  let acknowledged = 0;
  for (const [index, seed] of seeds.entries()) {
    try {
      acknowledged += await suffer(seed, { settings: index % 3 === 0 ? BANK : {} });
    } catch (error) {
      throw new Error(`Seed ${seed}`, { cause: error });
    }
  }
  assert(acknowledged > seeds.length, "Next to nothing was done");
});

Deno.test(`${SEEDS / 10} seeds of bad weather lose nothing where three to five play`, async () => {
  const seeds = Array.from({ length: SEEDS / 10 }, (_, i) => `many ${i}`);
  let acknowledged = 0;
  for (const [index, seed] of seeds.entries()) {
    const options = { seats: 3 + index % 3, size: 8, place: 3, touch: 0 };
    const clock = index % 4 === 0 ? 30 : null;
    try {
      acknowledged += await suffer(seed, { settings: { game: "conway", options, clock } });
    } catch (error) {
      throw new Error(`Seed ${seed}`, { cause: error });
    }
  }
  assert(acknowledged > seeds.length, "Next to nothing was done");
});

Deno.test(`${SEEDS / 20} seeds of bad weather lose nothing where a computer plays too`, async () => {
  const seeds = Array.from({ length: SEEDS / 20 }, (_, i) => `computer ${i}`);
  for (const [index, seed] of seeds.entries()) {
    const options = { seats: 3, size: 8, place: 3, touch: 0 };
    const settings = { game: "conway", options, clock: index % 4 === 0 ? 30 : null } as const;
    try {
      await suffer(seed, { settings, computers: ["easy"] });
    } catch (error) {
      throw new Error(`Seed ${seed}`, { cause: error });
    }
  }
});
