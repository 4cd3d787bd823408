/** What backups need of files. */

import { dirname } from "node:path";
import { databasePath } from "../start/data.ts";
import { StartError } from "../start/start_error.ts";

/** What a path names; undefined for nothing. */
export async function statOf(path: string): Promise<Deno.FileInfo | undefined> {
  try {
    return await Deno.stat(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return;
    if (error instanceof Deno.errors.NotADirectory) return;
    throw new StartError(`${path} can't be reached: ${(error as Error).message}`);
  }
}

/** The database of a folder, which has to be there: what only reads one makes none. */
export async function databaseIn(data: string): Promise<string> {
  const database = databasePath(data);
  if (await statOf(database)) return database;
  throw new StartError(`DATA is "${data}", which has no database: name the server's folder`);
}

/**
 * Makes an empty file that only its owner may read: what is copied there is as secret as the server. An
 * attempt that was cut off may have left one.
 */
export async function makePrivate(path: string): Promise<void> {
  try {
    await removeFiles([path]);
    await Deno.writeFile(path, new Uint8Array(), { createNew: true, mode: 0o600 });
  } catch (error) {
    throw new StartError(`${path} can't be written: ${(error as Error).message}`);
  }
}

/** Whether two paths name one file, links included. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([statOf(one), statOf(other)]);
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}

/** Puts a file in another's place, in one step that a power cut doesn't undo. */
export async function moveInto(from: string, to: string): Promise<void> {
  try {
    await Deno.rename(from, to);
  } catch (error) {
    throw new StartError(`${to} can't be written: ${(error as Error).message}`);
  }
  if (Deno.build.os === "windows") return;
  using folder = await Deno.open(dirname(to));
  await folder.sync();
}

/** Removes what there is of these files. */
export async function removeFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    try {
      await Deno.remove(path);
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    }
  }
}
