/** Where the servers of a drill keep their rooms: one in a file, several in a PostgreSQL. */

import { PostgresStore } from "../../lib/server/store/postgres/postgres_store.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { PostgresServer } from "../store/postgres_server.ts";

export interface RoomsPlace extends AsyncDisposable {
  /** The file, or the database's URL. */
  readonly path: string;
  /** The database's server, if it has one. */
  readonly database: PostgresServer | undefined;
}

export async function makePlace(
  processes: number,
  onPostgres = processes > 1,
): Promise<RoomsPlace> {
  if (!onPostgres) {
    const folder = await Deno.makeTempDir();
    const remove = () => Deno.remove(folder, { recursive: true });
    return { path: `${folder}/rooms.sqlite`, database: undefined, [Symbol.asyncDispose]: remove };
  }
  const database = await PostgresServer.start();
  return {
    path: await database.database(),
    database,
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

export async function openStore(path: string): Promise<Store> {
  return path.startsWith("postgres:") ? await PostgresStore.open(path) : SqliteStore.open(path);
}
