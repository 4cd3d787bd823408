/** `deno task backup [--force] FILE`: copies the database, while the server goes on. */

import { readEnvironment } from "../environment.ts";
import { orExplain } from "../start/start_error.ts";
import { explained } from "../start/storage.ts";
import { takeBackup } from "./backup.ts";
import { readArguments } from "./command_line.ts";
import { inWords } from "./copy.ts";
import { dumpDatabase } from "./postgres.ts";

await orExplain(async () => {
  const { file, force } = readArguments("Usage: deno task backup [--force] FILE", ["force"]);
  const { data, databaseUrl } = readEnvironment();
  const holding = databaseUrl === undefined
    ? await takeBackup(data, file, force)
    : await explained(() => dumpDatabase(databaseUrl, file, force));
  console.log(`Backed up ${inWords(holding)} to ${file}`);
});
