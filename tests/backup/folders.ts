/** Folders with databases in them, as servers leave them. */

import { headOf } from "../../lib/rooms/summary.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { type Folder, makeFolder } from "../folder.ts";
import { Trial } from "../rooms/trial.ts";

const trial = Trial.begun();
const head = headOf(trial.room);

/** A folder with a database of some rooms, whose server is still there until the store is closed. */
export async function serving(codes: readonly string[]): Promise<Folder & { store: SqliteStore }> {
  const folder = await makeFolder();
  const store = SqliteStore.open(folder.database);
  for (const code of codes) await store.append({ ...head, code }, trial.events);
  return { ...folder, store };
}

/** The same, with the server gone. */
export async function left(codes: readonly string[]): Promise<Folder> {
  const { store, ...folder } = await serving(codes);
  await store.close();
  return folder;
}

/** The rooms that a server finds in a folder. */
export async function roomsIn(database: string): Promise<string[]> {
  const store = SqliteStore.open(database);
  const codes = (await store.live()).map(({ code }) => code).sort();
  for (const code of codes) {
    if ((await store.read(code, 0)).length !== trial.events.length) codes.push(`half of ${code}`);
  }
  await store.close();
  return codes;
}
