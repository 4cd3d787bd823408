/**
 * Work on PostgreSQL. Whatever writes holds a lock, so that work finds what SQLite gives it: nobody else
 * writes. Work that says which parts it writes holds theirs, and waits only for others that write those.
 */

import { NewerSchema, StoreFailure } from "../failure.ts";
import type { Database, Part, Work } from "../sql/work.ts";
import { answer, type Asked, isConflict } from "./client.ts";
import type { Connections } from "./connections.ts";
import { SCHEMA_VERSION } from "./schema.ts";

/** Writers of more than a room's log and of some parts hold this, those of parts with others of other parts. */
const LOCK = "SELECT oldest, pg_advisory_xact_lock(1993) FROM schema_version";
const SHARE = "SELECT oldest, pg_advisory_xact_lock_shared(1993) FROM schema_version";
/** Each writer asks for the parts' locks in the same order, so that two never wait for each other. */
const LOCK_PARTS = `
  SELECT pg_advisory_xact_lock(1993, lock) FROM (
    SELECT DISTINCT hashtext(part) AS lock FROM json_array_elements_text(?::text::json) AS part
    ORDER BY lock
  ) AS locks`;
/** How often work is begun. */
const TRIES = 5;

export class PostgresDatabase implements Database {
  constructor(private readonly connections: Connections) {}

  read<Result>(work: Work<Result>): Promise<Result> {
    return this.connections.ask((client) => follow(work, client));
  }

  /** Does work of one statement, which waits for nobody's lock; if the database fails, it isn't done. */
  async writeOne<Result>(work: Work<Result>): Promise<Result | "failed"> {
    try {
      return await this.read(work);
    } catch (error) {
      if (isRefusal(error)) return "failed";
      throw error;
    }
  }

  async write<Result>(
    work: () => Work<Result>,
    parts?: readonly Part[],
  ): Promise<Result | "failed"> {
    for (let tries = 1;; tries++) {
      try {
        return await this.connections.ask((client) =>
          client.begin((sql) => doAlone(work(), sql, parts)) as Promise<Result>
        );
      } catch (error) {
        if (isConflict(error) && tries < TRIES) continue;
        if (isRefusal(error)) return "failed";
        throw error;
      }
    }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof StoreFailure || error instanceof NewerSchema;
}

/** What the work asks first goes out with the questions for the locks, and is answered after them. */
async function doAlone<Result>(
  work: Work<Result>,
  sql: Asked,
  parts: readonly Part[] | undefined,
): Promise<Result> {
  const locks = parts
    ? [{ sql: SHARE, values: [] }, { sql: LOCK_PARTS, values: [JSON.stringify(parts)] }]
    : [{ sql: LOCK, values: [] }];
  const locking = locks.map((lock) => answer(sql, lock));
  const [result, first] = await Promise.all([follow(work, sql), ...locking]);
  refuseNewer(Number(first!.rows[0]!.oldest));
  return result;
}

/** What is asked together goes out at once, one behind the other. */
async function follow<Result>(work: Work<Result>, sql: Asked): Promise<Result> {
  let step = work.next();
  while (!step.done) {
    step = work.next(await Promise.all(step.value.map((question) => answer(sql, question))));
  }
  return step.value;
}

/** Throws where programs that know schemas up to this one may not write any more. */
export function refuseNewer(oldest: number): void {
  if (oldest <= SCHEMA_VERSION) return;
  throw new NewerSchema(`schema ${oldest} or later, and this version knows ${SCHEMA_VERSION}`);
}
