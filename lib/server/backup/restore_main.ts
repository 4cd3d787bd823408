/** `deno task restore FILE`: puts a backup into DATA. */

import { readEnvironment } from "../environment.ts";
import { databasePath } from "../start/data.ts";
import { orExplain } from "../start/start_error.ts";
import { readArguments } from "./command_line.ts";
import { inWords } from "./copy.ts";
import { restoreBackup } from "./restore.ts";

await orExplain(async () => {
  const { file } = readArguments("Usage: deno task restore FILE", []);
  const { data } = readEnvironment();
  const { holding, aside } = await restoreBackup(file, data, new Date());
  console.log(`Restored ${inWords(holding)} to ${databasePath(data)}`);
  if (aside) console.log(`The old database is kept as ${aside}`);
});
