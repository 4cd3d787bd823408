/** Random faults by seed: whatever the network and the server do, all agree in the end. */

import { assert } from "@std/assert";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import { runs } from "../full.ts";
import { type Chosen, Table } from "./simulator/table.ts";
import { anyWeather } from "./simulator/weather.ts";

/**
 * 1,000 in a full run. `SEEDS=100000 deno test -A tests/transport/simulator_test.ts` tries more; `SEED=17`
 * tries that one.
 */
const SEEDS = Number(Deno.env.get("SEEDS") ?? runs(200, 1_000));
const ONE_SEED = Deno.env.get("SEED");

/** Steps of bad weather, and how long each is, ms. */
const STEPS = 40;
const LONGEST_STEP = 8_000;

Deno.test(`${SEEDS} seeds of bad weather lose nothing`, async () => {
  const seeds = ONE_SEED ? [ONE_SEED] : Array.from({ length: SEEDS }, (_, i) => `${i}`);
  let acknowledged = 0;
  for (const seed of seeds) {
    try {
      acknowledged += await suffer(seed);
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

Deno.test(`${SEEDS / 4} seeds of bad weather lose nothing where two or three processes serve`, async () => {
  const seeds = ONE_SEED ? [ONE_SEED] : Array.from({ length: SEEDS / 4 }, (_, i) => `several ${i}`);
  let acknowledged = 0;
  for (const [index, seed] of seeds.entries()) {
    const clock = index % 4 === 0 ? 30 : null;
    try {
      const chosen = { processes: 2 + index % 2, settings: { clock } };
      acknowledged += await suffer(seed, chosen, disunite);
    } catch (error) {
      throw new Error(`Seed ${seed}`, { cause: error });
    }
  }
  assert(acknowledged > seeds.length, "Next to nothing was done");
});

/** How many commands were acknowledged. */
async function suffer(
  seed: string,
  chosen: Chosen = {},
  alsoSuffer: (table: Table, random: () => number) => void = () => {},
): Promise<number> {
  const random = seededRng(`weather ${seed}`);
  const table = await Table.set(seed, { ...chosen, pollOnly: random() < 0.2 });
  for (let step = 0; step < STEPS; step++) {
    await misfortune(table, random);
    alsoSuffer(table, random);
    for (const player of table.players) player.act();
    await table.time.pass(random() * random() * LONGEST_STEP);
  }
  await table.settle();
  return table.players.flatMap(({ deeds }) => deeds).filter(({ answer }) => answer?.t === "ok")
    .length;
}

async function misfortune(table: Table, random: () => number): Promise<void> {
  const { server, players } = table;
  const player = players[below(players.length, random)]!;
  const dice = random();
  if (dice < 0.15) player.line.weather = anyWeather(random);
  else if (dice < 0.2) player.line.breakSockets("cut");
  else if (dice < 0.25) player.line.breakSockets("freeze");
  else if (dice < 0.3) player.reload();
  else if (dice < 0.33) player.connection.wake();
  else if (dice < 0.36) server.diskFull = true;
  else if (dice < 0.5) server.diskFull = false;
  else if (dice < 0.54) server.kill();
  if (server.lives.length < server.processes && random() < 0.6) await table.start();
}

/** What comes between processes. */
function disunite({ server }: Table, random: () => number): void {
  const { hints, life } = server;
  const dice = random();
  if (dice < 0.05) hints.lost = random();
  else if (dice < 0.1) hints.late = random();
  else if (dice < 0.15) hints.doubled = random();
  else if (dice < 0.2 && life) life.isCutOff = true;
  else if (dice < 0.4) { for (const one of server.lives) one.isCutOff = false; }
}
