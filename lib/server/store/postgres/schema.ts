/** The schema in PostgreSQL, and how older ones become today's. */

import type { Client } from "./client.ts";
import { SEEKERS } from "./seekers.ts";
import { TABLES } from "./tables.ts";
import { DUMPS, OPENINGS, PUZZLES, RUNGS, TICKET_SOURCES } from "./tables_games.ts";
import { BOTS, FOLLOW_SOURCES, FOLLOWS, NOTICES, RATINGS } from "./tables_people.ts";
import { ARENA_RATED, PEERS, ROOM_LIST } from "./tables_rooms.ts";
import { TOURNAMENTS } from "./tables_tournaments.ts";
import { NewerSchema } from "../failure.ts";

interface Migration {
  readonly sql: string;
  /** The oldest schema whose programs may go on writing next to those of this one. */
  readonly oldest: number;
}

/** Each brings a database from the version of its index to the next. Never change one that was released. */
const MIGRATIONS: readonly Migration[] = [
  TABLES,
  PEERS,
  SEEKERS,
  BOTS,
  PUZZLES,
  RATINGS,
  FOLLOWS,
  TOURNAMENTS,
  RUNGS,
  DUMPS,
  OPENINGS,
  NOTICES,
  ROOM_LIST,
  FOLLOW_SOURCES,
  TICKET_SOURCES,
  ARENA_RATED,
].map((sql) => ({ sql, oldest: 1 }));

/** The version of the tables this program speaks. */
export const SCHEMA_VERSION = MIGRATIONS.length;

const BEGIN = `
  SET LOCAL statement_timeout = 0;
  SELECT pg_advisory_xact_lock(1994);
  CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL, oldest INTEGER NOT NULL);
  INSERT INTO schema_version SELECT 0, 0 WHERE NOT EXISTS (SELECT 1 FROM schema_version);
`;

/** A backup has the transactions of the server that it was made on, which may be ahead of this one's. */
const OF_ANOTHER_SERVER = `
  UPDATE rooms SET written = pg_current_xact_id() WHERE written > pg_current_xact_id()`;

/**
 * Brings the database up to date, or to an older version that is asked for; of processes that start at
 * once one does it. Throws `NewerSchema` where a newer program has left nothing that this one can use.
 */
export async function migrate(client: Client, target = SCHEMA_VERSION): Promise<void> {
  await client.begin(async (sql) => {
    await sql.unsafe(BEGIN);
    const [row] = await sql.unsafe("SELECT version, oldest FROM schema_version");
    const { version, oldest } = row as unknown as { version: number; oldest: number };
    if (oldest > SCHEMA_VERSION) {
      throw new NewerSchema(
        `schema ${version}, and this version knows ${SCHEMA_VERSION}`,
      );
    }
    for (const { sql: text, oldest } of MIGRATIONS.slice(version, target)) {
      await sql.unsafe(text);
      await sql.unsafe(`UPDATE schema_version SET version = version + 1, oldest = ${oldest}`);
    }
    await sql.unsafe(OF_ANOTHER_SERVER);
  });
}
