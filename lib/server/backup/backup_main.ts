/** `deno task backup [--force] FILE`: copies the database in DATA, while the server goes on. */

import { readEnvironment } from "../environment.ts";
import { orExplain } from "../start/start_error.ts";
import { takeBackup } from "./backup.ts";
import { readArguments } from "./command_line.ts";
import { inWords } from "./copy.ts";

await orExplain(async () => {
  const { file, force } = readArguments("Usage: deno task backup [--force] FILE", ["force"]);
  const holding = await takeBackup(readEnvironment().data, file, force);
  console.log(`Backed up ${inWords(holding)} to ${file}`);
});
