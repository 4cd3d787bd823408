/**
 * Online play as this process is set to serve it: started when first needed, or as soon as it can be,
 * until the server is asked to stop.
 */

import { type Environment, readEnvironment } from "./environment.ts";
import type { Services } from "./services.ts";
import { startServices } from "./start_services.ts";
import { holdData } from "./start/hold_data.ts";
import { type Storage, withStorage } from "./start/storage.ts";
import { PostgresQueue } from "./store/postgres/seekers.ts";
import { SqlResults } from "./store/sql/arena_results.ts";

/** Aborted by the server once it has been asked to stop. */
export const stopping = new AbortController();

let started: Promise<Services> | undefined;

export function online(): Promise<Services> {
  const services = started ??= start();
  // Hosts that start it for somebody's request go on after one that failed.
  services.catch(() => started = undefined);
  return services;
}

async function start(): Promise<Services> {
  const environment = readEnvironment();
  const held = environment.databaseUrl === undefined ? await holdData(environment.data) : undefined;
  try {
    return await withStorage(environment, (storage) => serveFrom(storage, environment), false);
  } catch (error) {
    held?.close();
    throw error;
  }
}

function serveFrom(
  { store, database, isShared, world }: Storage,
  environment: Environment,
): Promise<Services> {
  const { limits, trustedHops, arena: arenaSettings, push, securityContact } = environment;
  const { adminToken, arenaUrl, arenas, hasHouseBots } = environment;
  const arenaResults = new SqlResults(database);
  const parts = { store, world, limits, trustedHops };
  return startServices({
    ...parts,
    arenaResults,
    ...isShared && { seekers: new PostgresQueue(database, limits) },
    arenaSettings,
    arenaUrl,
    arenas,
    push,
    securityContact,
    adminToken,
    hasHouseBots,
  });
}
