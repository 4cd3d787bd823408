/** Backups of the database in `DATA`, while a server may be using it. */

import { dirname } from "node:path";
import { databasePath } from "../start/data.ts";
import { StartError } from "../start/start_error.ts";
import { companions, copyDatabase, type Holding } from "./copy.ts";
import { isSameFile, moveInto, removeFiles, statOf } from "./files.ts";

/**
 * Copies the database of a folder to a file, which appears once it's complete. An existing file is
 * overwritten only if forced.
 */
export async function takeBackup(data: string, file: string, force = false): Promise<Holding> {
  const database = databasePath(data);
  if (!await statOf(database)) {
    throw new StartError(`DATA is "${data}", which has no database: name the server's folder`);
  }
  if (await isSameFile(file, database)) {
    throw new StartError(`${file} is the database itself: name another file`);
  }
  await refuseTarget(file, force);
  const partial = `${file}.${Deno.pid}.partial`;
  const holding = await copyDatabase(database, partial);
  await removeFiles(companions(file));
  await moveInto(partial, file);
  return holding;
}

export async function refuseTarget(file: string, force: boolean): Promise<void> {
  const there = await statOf(file);
  if (there?.isDirectory) throw new StartError(`${file} is a folder: name a file in it`);
  if (there && !force) {
    throw new StartError(`${file} exists: name another file, or overwrite it with --force`);
  }
  if (!(await statOf(dirname(file)))?.isDirectory) {
    throw new StartError(`${dirname(file)} is not a folder: make it first`);
  }
}
