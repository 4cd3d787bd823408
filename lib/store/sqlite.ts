/**
 * The embedded store: SQLite with a write-ahead log and a full sync at every commit. All that is
 * appended within one turn of the event loop shares one commit, which is 18 times as fast as one
 * each; who appended hears of it only after the commit.
 */

import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setImmediate } from "node:timers";
import type { LoggedEvent } from "../rooms/event.ts";
import type { RoomHead } from "../rooms/head.ts";
import type { FinishedGame } from "./archive.ts";
import { migrate } from "./schema.ts";
import { SqliteBooks } from "./sqlite_books.ts";
import type { Kept, Store } from "./store.ts";
import { attempt, transact } from "./transact.ts";

/** How long a commit waits for another process's, ms: the event loop stands still meanwhile. */
const BUSY_TIMEOUT = 1_000;
/** The write-ahead log is cut back to this many bytes whenever it starts over. */
const JOURNAL_LIMIT = 64 * 2 ** 20;

const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = ${BUSY_TIMEOUT};
  PRAGMA journal_size_limit = ${JOURNAL_LIMIT};
`;

interface Waiting {
  readonly head: RoomHead;
  readonly events: readonly LoggedEvent[];
  readonly finished: FinishedGame | undefined;
  readonly settle: (kept: Kept) => void;
}

interface Statements {
  readonly event: StatementSync;
  readonly room: StatementSync;
  readonly read: StatementSync;
  readonly live: StatementSync;
  readonly retire: StatementSync;
  readonly forgetEvents: StatementSync;
  readonly forgetRoom: StatementSync;
}

export class SqliteStore implements Store {
  readonly books: SqliteBooks;
  readonly #sql: Statements;
  #waiting: Waiting[] = [];

  /** Takes over an open database, and brings its tables up to date. */
  constructor(private readonly database: DatabaseSync) {
    database.exec(SETTINGS);
    migrate(database);
    this.#sql = prepare(database);
    this.books = new SqliteBooks(database);
  }

  /** Opens the file, or makes it. */
  static open(path: string): SqliteStore {
    return new SqliteStore(new DatabaseSync(path));
  }

  append(
    head: RoomHead,
    events: readonly LoggedEvent[],
    finished?: FinishedGame,
  ): Promise<Kept> {
    if (!this.database.isOpen) return Promise.resolve("failed");
    return new Promise((settle) => {
      this.#waiting.push({ head, events, finished, settle });
      if (this.#waiting.length === 1) setImmediate(() => this.#flush());
    });
  }

  read(code: string, after: number): Promise<readonly LoggedEvent[]> {
    return Promise.resolve(
      this.#sql.read.all(code, after).map(({ body }) => JSON.parse(String(body))),
    );
  }

  live(): Promise<readonly RoomHead[]> {
    return Promise.resolve(this.#sql.live.all().map(({ head }) => JSON.parse(String(head))));
  }

  retire(code: string): Promise<void> {
    transact(this.database, () => {
      this.#sql.retire.run(code);
      this.#sql.forgetEvents.run(code);
      this.#sql.forgetRoom.run(code);
    });
    return Promise.resolve();
  }

  /** Two processes on one file see each other's rooms when a version is taken; there are no hints. */
  subscribe(): () => void {
    return () => {};
  }

  ready(): Promise<boolean> {
    return Promise.resolve(this.database.isOpen && attempt(() => this.#sql.live.get()));
  }

  close(): Promise<void> {
    this.#flush();
    this.database.close();
    return Promise.resolve();
  }

  #flush(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length === 0) return;
    const kept: Kept[] = [];
    const done = transact(this.database, () => {
      for (const waiting of batch) kept.push(this.#insert(waiting));
    });
    batch.forEach(({ settle }, index) => settle(done ? kept[index]! : "failed"));
  }

  /** Versions are consecutive, so if the first is free they all are. */
  #insert({ head, events, finished }: Waiting): Kept {
    for (const event of events) {
      const { changes } = this.#sql.event.run(head.code, event.v, JSON.stringify(event));
      if (changes === 0) return "taken";
    }
    this.#sql.room.run(head.code, JSON.stringify(head), Number(head.unfinished));
    if (finished) this.books.archive.write(finished);
    return "kept";
  }
}

function prepare(database: DatabaseSync): Statements {
  return {
    event: database.prepare("INSERT INTO events VALUES (?, ?, ?) ON CONFLICT DO NOTHING"),
    room: database.prepare(
      `INSERT INTO rooms VALUES (?1, ?2, ?3, 1)
       ON CONFLICT DO UPDATE SET head = ?2, unfinished = ?3, live = 1`,
    ),
    read: database.prepare(
      "SELECT body FROM events WHERE room = ? AND version > ? ORDER BY version",
    ),
    live: database.prepare("SELECT head FROM rooms WHERE live = 1"),
    retire: database.prepare("UPDATE rooms SET live = 0 WHERE code = ?"),
    forgetEvents: database.prepare(
      "DELETE FROM events WHERE room = (SELECT code FROM rooms WHERE code = ? AND unfinished = 0)",
    ),
    forgetRoom: database.prepare("DELETE FROM rooms WHERE code = ? AND unfinished = 0"),
  };
}
