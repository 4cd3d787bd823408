/** Online play as this process is told to serve it: started when first needed, and once. */

import { readEnvironment } from "./environment.ts";
import { type Services, startServices } from "./services.ts";
import { SqliteStore } from "./store/sqlite.ts";
import { realWorld } from "./transport/world.ts";

let started: Promise<Services> | undefined;

export function online(): Promise<Services> {
  return started ??= start();
}

async function start(): Promise<Services> {
  const { data, limits, trustedHops } = readEnvironment();
  await Deno.mkdir(data, { recursive: true });
  const store = SqliteStore.open(`${data}/conquerors.sqlite`);
  return await startServices({ store, world: realWorld, limits, trustedHops });
}
