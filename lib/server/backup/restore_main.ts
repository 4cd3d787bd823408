/** `deno task restore FILE`: puts a backup into DATA, or into the empty database of DATABASE_URL. */

import { readEnvironment } from "../environment.ts";
import { databasePath } from "../start/data.ts";
import { orExplain } from "../start/start_error.ts";
import { explained } from "../start/storage.ts";
import { readArguments } from "./command_line.ts";
import { inWords } from "./copy.ts";
import { restoreDump } from "./postgres.ts";
import { restoreBackup } from "./restore.ts";

await orExplain(async () => {
  const { file } = readArguments("Usage: deno task restore FILE", []);
  const { data, databaseUrl } = readEnvironment();
  if (databaseUrl !== undefined) {
    const holding = await explained(() => restoreDump(file, databaseUrl));
    console.log(`Restored ${inWords(holding)} to the database of DATABASE_URL`);
    return;
  }
  const { holding, aside, forgotten } = await restoreBackup(file, data, new Date());
  console.log(`Restored ${inWords(holding)} to ${databasePath(data)}`);
  if (forgotten > 0) {
    const players = forgotten === 1 ? "1 player" : `${forgotten} players`;
    console.log(`Deleted from it, as they had deleted their data since: ${players}`);
  }
  if (aside) console.log(`The old database is kept as ${aside}`);
});
