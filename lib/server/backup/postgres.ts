/** Backups of PostgreSQL by its own programs, while servers go on. */

import { type Asked, openClient, withoutBrackets } from "../store/postgres/client.ts";
import { PostgresStore } from "../store/postgres/postgres_store.ts";
import { StartError } from "../start/start_error.ts";
import { ORPHANS, PRUNE_DUMPS } from "../store/sql/dumps.ts";
import type { Holding } from "./copy.ts";
import { makePrivate, moveInto, removeFiles, statOf } from "./files.ts";
import { refuseTarget } from "./backup.ts";

/** Neither owners nor rights: they are the host's, and another host has others. */
const PLAIN = ["--no-owner", "--no-privileges"];

/** Dumps the database that a URL names to a file, which appears once it's complete, as it was at one moment. */
export async function dumpDatabase(url: string, file: string, force = false): Promise<Holding> {
  await refuseTarget(file, force);
  const partial = `${file}.${Deno.pid}.partial`;
  try {
    const holding = await inSnapshot(url, async (snapshot) => {
      await makePrivate(partial);
      const args = ["--format=custom", `--file=${partial}`, `--snapshot=${snapshot}`];
      await run("pg_dump", [...args, ...PLAIN], url);
    });
    await moveInto(partial, file);
    return holding;
  } catch (error) {
    await removeFiles([partial]);
    throw error;
  }
}

/** Puts a dump into the database that a URL names, which must be empty, or nothing of it. */
export async function restoreDump(file: string, url: string): Promise<Holding> {
  if (!(await statOf(file))?.isFile) throw new StartError(`${file} is not a file: name a backup`);
  await refuseFilled(url);
  const args = ["--single-transaction", "--exit-on-error", `--dbname=${nameIn(url)}`];
  await run("pg_restore", [...args, ...PLAIN, file], url);
  // An older version's is brought up to date.
  await (await PostgresStore.open(url)).close();
  return await inSnapshot(url, () => Promise.resolve());
}

/**
 * Does something while a snapshot is held that others may use, and that has nothing of dumps that are
 * gone; what the database holds in it.
 */
async function inSnapshot(
  url: string,
  act: (snapshot: string) => Promise<void>,
): Promise<Holding> {
  const client = openClient(url);
  try {
    const [row] = await client.unsafe("SELECT to_regclass('dump_pieces') IS NULL AS is_another");
    if (row!.is_another) {
      throw new StartError(
        "The database of DATABASE_URL isn't one of this game: name the server's",
      );
    }
    for (;;) {
      const holding = await client.begin(
        "isolation level repeatable read",
        (sql) => inClean(sql, act),
      );
      if (holding) return holding;
      await client.unsafe(PRUNE_DUMPS);
    }
  } finally {
    await client.end({ timeout: 1 });
  }
}

/** Undefined, and nothing done, where pieces of dumps that are gone are left. */
async function inClean(
  sql: Asked,
  act: (snapshot: string) => Promise<void>,
): Promise<Holding | undefined> {
  await sql.unsafe("SET LOCAL idle_in_transaction_session_timeout = 0");
  const [row] = await sql.unsafe(
    `SELECT pg_export_snapshot() AS snapshot, (SELECT count(*) FROM rooms) AS rooms,
       (SELECT count(*) FROM games) AS games, EXISTS (SELECT 1 ${ORPHANS}) AS soiled`,
  );
  if (row!.soiled) return undefined;
  await act(String(row!.snapshot));
  return { rooms: Number(row!.rooms), games: Number(row!.games) };
}

async function refuseFilled(url: string): Promise<void> {
  const client = openClient(url);
  try {
    const [row] = await client.unsafe(
      "SELECT 1 FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') LIMIT 1",
    );
    if (row) {
      throw new StartError(
        "The database of DATABASE_URL isn't empty: make a new one and name that",
      );
    }
  } finally {
    await client.end({ timeout: 1 });
  }
}

/** Runs one of PostgreSQL's programs; the password isn't in its arguments, which everyone can see. */
async function run(program: string, args: readonly string[], url: string): Promise<void> {
  const output = await outputOf(program, args, url);
  if (output.success) return;
  const said = new TextDecoder().decode(output.stderr).trim().split("\n");
  throw new StartError(`${program} failed: ${said.at(-1)}`);
}

async function outputOf(program: string, args: readonly string[], url: string) {
  const command = new Deno.Command(program, { args: [...args], env: variablesOf(url) });
  try {
    // Where the program isn't there it throws at once, and returns no promise.
    return await command.output();
  } catch {
    throw new StartError(`${program} isn't there: install PostgreSQL's client programs`);
  }
}

function variablesOf(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const all = {
    PGHOST: withoutBrackets(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: nameIn(url),
    PGSSLMODE: searchParams.get("sslmode") ?? "",
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}

function nameIn(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}
