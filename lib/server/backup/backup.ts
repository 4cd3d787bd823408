/** Backups of the database in `DATA`, while a server may be using it. */

import { dirname } from "node:path";
import { StartError } from "../start/start_error.ts";
import { companions, copyDatabase, type Holding } from "./copy.ts";
import { databaseIn, isSameFile, moveInto, removeFiles, statOf } from "./files.ts";

/**
 * Copies the database of a folder to a file, which appears once it's complete. An existing file is
 * overwritten only if forced.
 */
export async function takeBackup(data: string, file: string, force = false): Promise<Holding> {
  const database = await databaseIn(data);
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

/** Throws a `StartError` where no copy can be written there, or one would be lost without `force`. */
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
