/** Work on an SQLite database, which is done at once, and on the disk a little later. */

import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Answer, Database, Question, Work } from "../sql/work.ts";
import { LogSync } from "./log_sync.ts";
import { memoryDatabase } from "./schema.ts";
import { transact } from "./transact.ts";

export class SqliteDatabase implements Database {
  readonly #prepared = new Map<string, { statement: StatementSync; hasRows: boolean }>();

  constructor(
    private readonly database: DatabaseSync,
    private readonly log: LogSync = LogSync.of(database),
  ) {}

  /** One with today's tables that is gone with the process. */
  static inMemory(): SqliteDatabase {
    return new SqliteDatabase(memoryDatabase());
  }

  read<Result>(work: Work<Result>): Promise<Result> {
    return Promise.try(() => this.do(work));
  }

  async write<Result>(work: () => Work<Result>): Promise<Result | "failed"> {
    let result: Result;
    const done = transact(this.database, () => {
      result = this.do(work());
    });
    return done && await this.log.done() ? result! : "failed";
  }

  /** Does it within a transaction of the caller's, if there is one. */
  do<Result>(work: Work<Result>): Result {
    let step = work.next();
    while (!step.done) step = work.next(step.value.map((question) => this.#answer(question)));
    return step.value;
  }

  #answer({ sql, values }: Question): Answer {
    const { statement, hasRows } = this.#prepare(sql);
    if (!hasRows) return { rows: [], changes: Number(statement.run(...values).changes) };
    const rows = statement.all(...values);
    return { rows, changes: rows.length };
  }

  #prepare(sql: string): { statement: StatementSync; hasRows: boolean } {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.database.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
