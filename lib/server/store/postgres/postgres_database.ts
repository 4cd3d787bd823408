/** Work on PostgreSQL. Whatever writes holds one lock, so that work finds what SQLite gives it: nobody else writes. */

import { NewerSchema, StoreFailure } from "../failure.ts";
import { type Database, type Work } from "../sql/work.ts";
import { answer, type Asked, type Connections, isConflict } from "./client.ts";
import { SCHEMA_VERSION } from "./schema.ts";

/** Writers of more than a room's log hold this. */
const LOCK = "SELECT oldest, pg_advisory_xact_lock(1993) FROM schema_version";
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

  async write<Result>(work: () => Work<Result>): Promise<Result | "failed"> {
    for (let tries = 1;; tries++) {
      try {
        return await this.connections.ask((client) =>
          client.begin((sql) => doAlone(work(), sql)) as Promise<Result>
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

/** What the work asks first goes out with the question for the lock, and is answered after it. */
async function doAlone<Result>(work: Work<Result>, sql: Asked): Promise<Result> {
  const [{ rows: [row] }, result] = await Promise.all([
    answer(sql, { sql: LOCK, values: [] }),
    follow(work, sql),
  ]);
  refuseNewer(Number(row!.oldest));
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
