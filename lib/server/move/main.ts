/** `deno task move`: moves all that is kept from the SQLite file in DATA to the database of DATABASE_URL. */

import { readEnvironment } from "../environment.ts";
import { databasePath } from "../start/data.ts";
import { orExplain, StartError } from "../start/start_error.ts";
import { explained } from "../start/storage.ts";
import { moveDatabase } from "./move.ts";

await orExplain(async () => {
  const { data, databaseUrl } = readEnvironment();
  if (databaseUrl === undefined) {
    throw new StartError("DATABASE_URL isn't set: name the PostgreSQL database to move to");
  }
  const moved = await explained(() => moveDatabase(data, databaseUrl));
  for (const [table, rows] of moved) console.log(`${rows.toLocaleString("en-US")} ${table}`);
  console.log(`All of it is in the database of DATABASE_URL; ${databasePath(data)} is as it was.`);
});
