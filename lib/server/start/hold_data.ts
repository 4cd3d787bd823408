/** One server at a time on a folder: two on one SQLite file would each take the other's players for gone. */

import { log } from "../log/log.ts";
import { databasePath, makeFolder } from "./data.ts";
import { StartError } from "./start_error.ts";

/** How long one that was told to stop may take, ms: hosts kill it after ten seconds. */
const PATIENCE = 12_000;
/** How often it's looked whether it has, ms. */
const LOOK_EVERY = 50;

/**
 * Holds a folder until the file is closed or the process ends, however it does. Waits for a server
 * that stops; throws a `StartError` if one goes on. Undefined where nothing can be locked.
 */
export async function holdData(
  data: string,
  patience = PATIENCE,
): Promise<Deno.FsFile | undefined> {
  await makeFolder(data);
  const file = await openLock(`${databasePath(data)}.lock`);
  if (!file || await isHeld(file)) return file;
  log("info", `Another server uses DATA, ${data}: this one waits for it to stop`);
  for (let waited = 0; waited < patience; waited += LOOK_EVERY) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    if (await isHeld(file)) return file;
  }
  file.close();
  throw new StartError(
    `DATA is "${data}", which another server uses: stop that one, or name another folder ` +
      "(several servers for one game need PostgreSQL: see DATABASE_URL)",
  );
}

/** Undefined where nothing can be written: the database then says why. */
function openLock(path: string): Promise<Deno.FsFile | undefined> {
  return Deno.open(path, { write: true, create: true }).catch(() => undefined);
}

/** Disks that have no locks are taken at their word. */
function isHeld(file: Deno.FsFile): Promise<boolean> {
  return file.tryLock(true).catch(() => true);
}
