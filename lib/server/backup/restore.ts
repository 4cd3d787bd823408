/** Puts a backup into `DATA`, which no server may be using, and keeps the old database. */

import { databasePath, fileOf, makeFolder } from "../start/data.ts";
import { lockDatabase } from "../start/lock_database.ts";
import { StartError } from "../start/start_error.ts";
import { forgetAgain } from "./forget_again.ts";
import { companions, copyDatabase, type Holding, removeDatabase } from "./copy.ts";
import { isSameFile, moveInto, statOf } from "./files.ts";

interface Restored {
  readonly holding: Holding;
  /** Where the old database is kept; undefined if there was none. */
  readonly aside: string | undefined;
  /** How many players were deleted from it, who had deleted their data since. */
  readonly forgotten: number;
}

/** Restores a backup; the date goes into the name of the old database. */
export async function restoreBackup(file: string, data: string, now: Date): Promise<Restored> {
  if (!(await statOf(file))?.isFile) throw new StartError(`${file} is not a file: name a backup`);
  await makeFolder(data);
  const path = await fileOf(databasePath(data));
  if (await isSameFile(file, path)) {
    throw new StartError(`${file} is the live database: name a backup`);
  }
  const old = await statOf(path);
  const lock = lockDatabase(path);
  const partial = `${path}.${Deno.pid}.partial`;
  try {
    const holding = await copyDatabase(file, partial);
    const forgotten = lock ? await forgetAgain(partial, lock) : 0;
    await giveTo(partial, old ?? await Deno.stat(data));
    const aside = old && `${path}.before-restore-${now.toISOString().replaceAll(":", "-")}`;
    if (aside) await keepAside(path, aside);
    await moveInto(partial, path);
    return { holding, aside, forgotten };
  } catch (error) {
    await removeDatabase(partial);
    if (!old) await removeDatabase(path);
    throw error;
  } finally {
    lock?.close();
  }
}

/** Gives the old database a second name; the new database then takes over the first. */
async function keepAside(path: string, aside: string): Promise<void> {
  // SQLite leaves these only if it failed, and would read them as the new database's.
  for (const [index, companion] of companions(path).entries()) {
    if (await statOf(companion)) await Deno.rename(companion, companions(aside)[index]!);
  }
  // Some disks have no links; there the database is missing for a moment.
  await Deno.link(path, aside).catch(() => Deno.rename(path, aside));
}

/** Gives the new database the owner and mode of the old one, even if root restored it. */
async function giveTo(path: string, { uid, gid, mode, isFile }: Deno.FileInfo): Promise<void> {
  if (isFile && mode !== null) await Deno.chmod(path, mode & 0o777);
  if (Deno.build.os !== "windows" && Deno.uid() === 0) await Deno.chown(path, uid, gid);
}
