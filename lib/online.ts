/** Online play as this process is told to serve it: started when first needed, and once. */

import { DatabaseSync } from "node:sqlite";
import { SqliteResults } from "./arena/sqlite_results.ts";
import { readEnvironment } from "./environment.ts";
import { type Services, startServices } from "./services.ts";
import { SqliteStore } from "./store/sqlite.ts";
import { realWorld } from "./transport/world.ts";

let started: Promise<Services> | undefined;

export function online(): Promise<Services> {
  return started ??= start();
}

async function start(): Promise<Services> {
  const { data, limits, trustedHops, arena: arenaSettings, push } = readEnvironment();
  await Deno.mkdir(data, { recursive: true });
  const database = new DatabaseSync(`${data}/conquerors.sqlite`);
  const store = new SqliteStore(database);
  const arenaResults = new SqliteResults(database);
  const parts = { store, world: realWorld, limits, trustedHops };
  return await startServices({ ...parts, arenaResults, arenaSettings, push });
}
