/** The folder named by `DATA`, and the database in it. */

import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { log } from "../log/log.ts";
import { isStoreFailure, NewerSchema } from "../store/failure.ts";
import { LogSync } from "../store/sqlite/log_sync.ts";
import { SCHEMA_VERSION, schemaVersion } from "../store/sqlite/schema.ts";
import { logPath, lostCommits } from "../store/sqlite/wal.ts";
import { lockDatabase } from "./lock_database.ts";
import { StartError } from "./start_error.ts";

/** Where the database of a folder is. */
export function databasePath(data: string): string {
  return `${data}/conquerors.sqlite`;
}

/**
 * Opens the database of a folder and starts what works with it; what is missing is made. If the
 * folder or the database can't be used, it throws a `StartError`; to a command it can't if a server of
 * an older version uses it.
 */
export async function withData<T>(
  data: string,
  start: (database: DatabaseSync) => T | Promise<T>,
  isCommand = false,
): Promise<T> {
  await makeFolder(data);
  try {
    return await start(await openDatabase(databasePath(data), isCommand));
  } catch (error) {
    const reason = whyUnusable(error, data);
    throw reason === undefined ? error : new StartError(reason);
  }
}

async function openDatabase(named: string, isCommand: boolean): Promise<DatabaseSync> {
  const path = await fileOf(named);
  const isNew = await makeDatabase(path);
  // Who has mistyped DATA, or mounted another folder, would miss all their games.
  if (isNew && !isCommand) log("info", `DATA had no database: ${path} is a new one`);
  const hasLost = await tellLostCommits(path);
  if (isCommand && isOlder(path)) refuseServed(path);
  const database = new DatabaseSync(path);
  LogSync.at(database, path);
  // Once restarted, the log has nothing left of the lost commits that could be reported again.
  if (hasLost) database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  return database;
}

/** The longest way of links to a file. */
const MOST_LINKS = 40;

/** The file that links lead to, made or not: SQLite keeps its log next to that one. */
export async function fileOf(path: string, links = 0): Promise<string> {
  const isLink = await Deno.lstat(path).then((file) => file.isSymlink, () => false);
  if (!isLink || links === MOST_LINKS) return path;
  const to = resolve(await Deno.realPath(dirname(path)), await Deno.readLink(path));
  return await Deno.realPath(path).catch(() => fileOf(to, links + 1));
}

/**
 * Makes an empty file that only its owner may read, unless there is one: it will hold the server's secrets.
 * SQLite fills it, and says why if it isn't there. True if it's made.
 */
function makeDatabase(path: string): Promise<boolean> {
  return Deno.writeFile(path, new Uint8Array(), { createNew: true, mode: 0o600 })
    .then(() => true, () => false);
}

function isOlder(path: string): boolean {
  using database = new DatabaseSync(path);
  const version = schemaVersion(database);
  return version > 0 && version < SCHEMA_VERSION;
}

/** Once it's brought up to date, an older server would go on writing to it as it knows. */
function refuseServed(path: string): void {
  try {
    lockDatabase(path)?.close();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(
      `A server of an older version uses the database in DATA, ${path}: start it in this version first`,
    );
  }
}

/** Makes the folder of the data if it is missing. */
export async function makeFolder(data: string): Promise<void> {
  try {
    await Deno.mkdir(data, { recursive: true });
  } catch (error) {
    const reason = (error as Error).message.replace(/: mkdir.*/, "");
    throw new StartError(
      `DATA is "${data}", which can't be made a folder (${reason}): name another folder`,
    );
  }
}

/** What to do about an error while the database was opened; undefined for a bug. */
function whyUnusable(error: unknown, data: string): string | undefined {
  const path = databasePath(data);
  if (error instanceof NewerSchema) {
    return `A newer version wrote the database in DATA, ${path}: start that version (${error.message})`;
  }
  if (!isStoreFailure(error)) return;
  const { message } = error;
  for (const [pattern, advice] of ADVICE) {
    if (pattern.test(message)) return `The database in DATA, ${path}, ${advice} (${message})`;
  }
  return `The database in DATA, ${path}, can't be used: ${message}`;
}

/** By SQLite's own messages: Deno passes on no codes. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /not a database|malformed/,
    "is damaged: move it away, or bring back a backup with `deno task restore FILE`",
  ],
  [
    /unable to open|readonly|access permission/,
    "can't be written: give this user the right to write there, or name another folder",
  ],
  [/locked/, "is locked by another program: stop that first"],
  // With no room for its shared memory SQLite says so.
  [/full|disk I\/O/, "is on a disk that is full, or fails: make room there"],
];

/** To be asked before the database is opened; true if commits are lost. What is left of them is kept. */
async function tellLostCommits(database: string): Promise<boolean> {
  const path = logPath(database), lost = await lostCommits(database);
  if (lost === 0) return false;
  const copy = `${path}.damaged`;
  await Deno.copyFile(path, copy);
  if (lost === 1) {
    log(
      "warn",
      `The last commit in ${path} can't be read and is left out. After a power cut that's one ` +
        `nobody had been told of; otherwise the disk may be failing. The log is kept as ${copy}`,
    );
  } else {
    log(
      "error",
      `The last ${lost} commits in ${path} can't be read and are lost: the disk may be failing. ` +
        `The log is kept as ${copy}`,
    );
  }
  return true;
}
