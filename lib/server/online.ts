/** Online play as this process is told to serve it: started when first needed, and once. */

import type { DatabaseSync } from "node:sqlite";
import { type Environment, readEnvironment } from "./environment.ts";
import { type Services, startServices } from "./services.ts";
import { withData } from "./start/data.ts";
import { SqlResults } from "./store/sql/arena_results.ts";
import { SqliteDatabase } from "./store/sqlite/sqlite_database.ts";
import { SqliteStore } from "./store/sqlite/sqlite_store.ts";
import { realWorld } from "./clock.ts";

let started: Promise<Services> | undefined;

export function online(): Promise<Services> {
  return started ??= start();
}

function start(): Promise<Services> {
  const environment = readEnvironment();
  return withData(environment.data, (database) => serveFrom(database, environment));
}

function serveFrom(database: DatabaseSync, environment: Environment): Promise<Services> {
  const { limits, trustedHops, arena: arenaSettings, push, securityContact } = environment;
  const { adminToken } = environment;
  const store = new SqliteStore(database);
  const arenaResults = new SqlResults(new SqliteDatabase(database));
  const parts = { store, world: realWorld, limits, trustedHops };
  return startServices({
    ...parts,
    arenaResults,
    arenaSettings,
    push,
    securityContact,
    adminToken,
  });
}
