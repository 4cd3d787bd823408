/** Where a program keeps everything: in PostgreSQL if DATABASE_URL names one, else in the SQLite file in DATA. */

import { realWorld, runAhead, type World } from "../clock.ts";
import type { Environment } from "../environment.ts";
import { withoutVisitors } from "../log/log.ts";
import { NewerSchema, StoreFailure } from "../store/failure.ts";
import { asFailure, codeOf } from "../store/postgres/client.ts";
import { PostgresStore } from "../store/postgres/postgres_store.ts";
import type { Database } from "../store/sql/work.ts";
import { SqliteDatabase } from "../store/sqlite/sqlite_database.ts";
import { SqliteStore } from "../store/sqlite/sqlite_store.ts";
import type { Store } from "../store/store.ts";
import { withData } from "./data.ts";
import { StartError } from "./start_error.ts";

export interface Storage {
  readonly store: Store;
  /** The same database, for what is kept next to the store. */
  readonly database: Database;
  /** Whether other processes may use it, too. */
  readonly isShared: boolean;
  /** The clock that all of them go by. */
  readonly world: World;
}

type Start<T> = (storage: Storage) => T | Promise<T>;

/**
 * Opens it and starts what works with it. If it can't be used, it throws a `StartError`. A command may
 * run while a server does.
 */
export function withStorage<T>(
  { data, databaseUrl }: Pick<Environment, "data" | "databaseUrl">,
  start: Start<T>,
  isCommand: boolean,
): Promise<T> {
  if (databaseUrl !== undefined) return withPostgres(databaseUrl, start);
  return withData(
    data,
    (database) =>
      start({
        store: new SqliteStore(database),
        database: new SqliteDatabase(database),
        isShared: false,
        world: realWorld,
      }),
    isCommand,
  );
}

function withPostgres<T>(url: string, start: Start<T>): Promise<T> {
  return explained(async () => {
    const store = await PostgresStore.open(url);
    const world = runAhead(realWorld, store.ahead);
    return await start({ store, database: store.database, isShared: true, world });
  });
}

/** Does what needs PostgreSQL; if that can't be used, it throws a `StartError`. */
export async function explained<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const reason = whyUnusable(asFailure(error));
    throw reason === undefined ? error : new StartError(reason);
  }
}

/** What to do about an error while the database was opened; undefined for a bug. */
function whyUnusable(error: unknown): string | undefined {
  if (error instanceof NewerSchema) {
    return `A newer version wrote the database of DATABASE_URL: start that version (${error.message})`;
  }
  const advice = ADVICE[codeOf(error) ?? ""];
  if (advice === undefined && !(error instanceof StoreFailure)) return;
  const { message } = error as Error;
  return `The database of DATABASE_URL can't be used: ${withoutVisitors(message)}${advice ?? ""}`;
}

/**
 * By SQLSTATE, as messages are in the database's language: what a new one often lacks, or has too much, and
 * what addresses hold that hosts make for other programs.
 */
const ADVICE: Readonly<Record<string, string>> = {
  "42501": ". Let its user own it, or make tables there",
  "42704": ". Leave out of its parameters what only other programs know, as channel_binding",
  "42P07": ". It has tables of another program: name an empty one",
};
