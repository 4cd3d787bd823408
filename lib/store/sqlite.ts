/**
 * The embedded store: SQLite with a write-ahead log and a full sync at every commit. All that is
 * appended within one turn of the event loop shares one commit, which is 18 times as fast as one
 * each; who appended hears of it only after the commit.
 */

import { DatabaseSync, type StatementSync } from "node:sqlite";
import { clearInterval, setImmediate, setInterval } from "node:timers";
import type { LoggedEvent } from "../rooms/event.ts";
import type { RoomHead } from "../rooms/head.ts";
import type { FinishedGame } from "./archive.ts";
import { migrate } from "./schema.ts";
import { SqliteBooks } from "./sqlite_books.ts";
import type { Kept, Store } from "./store.ts";
import { attempt, transact } from "./transact.ts";

/** How long a commit waits for another process's, ms: the event loop stands still meanwhile. */
const BUSY_TIMEOUT = 1_000;
/** How often another process's commits are looked for, ms. */
const LOOK_EVERY = 500;
/** The write-ahead log is cut back to this many bytes whenever it starts over. */
const JOURNAL_LIMIT = 64 * 2 ** 20;

/** The wait comes first: the file may be another process's while the log is chosen. */
const SETTINGS = `
  PRAGMA busy_timeout = ${BUSY_TIMEOUT};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA journal_size_limit = ${JOURNAL_LIMIT};
`;

/** When things are done; trials have a time of their own. */
export interface Pace {
  /** Calls back once all that shares a commit is there. */
  soon(flush: () => void): void;
  /** Calls back every so many ms, until the answer is called. */
  every(ms: number, act: () => void): () => void;
}

const REAL_PACE: Pace = {
  soon: setImmediate,
  every(ms, act) {
    const timer = setInterval(act, ms);
    return () => clearInterval(timer);
  },
};

interface Waiting {
  readonly head: RoomHead;
  readonly events: readonly LoggedEvent[];
  readonly finished: FinishedGame | undefined;
  readonly settle: (kept: Kept) => void;
  readonly fail: (error: unknown) => void;
}

interface Statements {
  readonly commit: StatementSync;
  readonly event: StatementSync;
  readonly room: StatementSync;
  readonly read: StatementSync;
  readonly live: StatementSync;
  readonly strangers: StatementSync;
  readonly lastCommit: StatementSync;
  readonly news: StatementSync;
  readonly retire: StatementSync;
  readonly forgetEvents: StatementSync;
  readonly forgetRoom: StatementSync;
}

export class SqliteStore implements Store {
  readonly books: SqliteBooks;
  readonly #sql: Statements;
  #waiting: Waiting[] = [];
  #asking: ((isReady: boolean) => void)[] = [];
  #isDue = false;

  /** Takes over an open database, and brings its tables up to date. */
  constructor(private readonly database: DatabaseSync, private readonly pace: Pace = REAL_PACE) {
    database.exec(SETTINGS);
    migrate(database);
    this.#sql = prepare(database);
    this.books = new SqliteBooks(database);
  }

  /** Opens the file, or makes it; without one all is kept in memory, and gone when it closes. */
  static open(path = ":memory:"): SqliteStore {
    return new SqliteStore(new DatabaseSync(path));
  }

  append(
    head: RoomHead,
    events: readonly LoggedEvent[],
    finished?: FinishedGame,
  ): Promise<Kept> {
    if (!this.database.isOpen) return Promise.resolve("failed");
    return new Promise((settle, fail) => {
      this.#waiting.push({ head, events, finished, settle, fail });
      this.#flushSoon();
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

  /** Looks for other processes' commits twice a second: SQLite tells nobody of them, but counts them. */
  subscribe(hint: (head: RoomHead) => void): () => void {
    const { strangers, lastCommit, news } = this.#sql;
    let seen = strangers.get()!.data_version, last = Number(lastCommit.get()!.count);
    const look = () => {
      const now = strangers.get()!.data_version;
      if (now === seen) return;
      seen = now;
      for (const { head, written } of news.all(last)) {
        last = Number(written);
        hint(JSON.parse(String(head)));
      }
    };
    return this.pace.every(LOOK_EVERY, () => void (this.database.isOpen && attempt(look)));
  }

  /** Joins the next commit; if nothing else is in it, it writes only the commit's number. */
  ready(): Promise<boolean> {
    if (!this.database.isOpen) return Promise.resolve(false);
    return new Promise((answer) => {
      this.#asking.push(answer);
      this.#flushSoon();
    });
  }

  close(): Promise<void> {
    this.#flush();
    this.database.close();
    return Promise.resolve();
  }

  #flushSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.pace.soon(() => this.#flush());
  }

  #flush(): void {
    this.#isDue = false;
    const batch = this.#waiting, asking = this.#asking;
    this.#waiting = [];
    this.#asking = [];
    if (batch.length === 0 && asking.length === 0) return;
    let done = false;
    try {
      const kept = this.#write(batch);
      done = kept !== undefined;
      batch.forEach(({ settle }, index) => settle(kept?.[index] ?? "failed"));
    } catch (error) {
      // Who waits for it reports the bug.
      for (const { fail } of batch) fail(error);
    }
    for (const answer of asking) answer(done);
  }

  /** What became of each, in one commit; undefined if it failed. */
  #write(batch: readonly Waiting[]): Kept[] | undefined {
    const kept: Kept[] = [];
    const done = transact(this.database, () => {
      const commit = Number(this.#sql.commit.get()!.count);
      for (const waiting of batch) kept.push(this.#insert(waiting, commit));
    });
    return done ? kept : undefined;
  }

  /** Versions are consecutive, so if the first is free they all are. */
  #insert({ head, events, finished }: Waiting, commit: number): Kept {
    for (const event of events) {
      const { changes } = this.#sql.event.run(head.code, event.v, JSON.stringify(event));
      if (changes === 0) return "taken";
    }
    this.#sql.room.run(head.code, JSON.stringify(head), Number(head.unfinished), commit);
    if (finished) this.books.archive.write(finished);
    return "kept";
  }
}

function prepare(database: DatabaseSync): Statements {
  return {
    commit: database.prepare("UPDATE commits SET count = count + 1 RETURNING count"),
    event: database.prepare("INSERT INTO events VALUES (?, ?, ?) ON CONFLICT DO NOTHING"),
    room: database.prepare(
      `INSERT INTO rooms (code, head, unfinished, live, written) VALUES (?1, ?2, ?3, 1, ?4)
       ON CONFLICT DO UPDATE SET head = ?2, unfinished = ?3, live = 1, written = ?4`,
    ),
    read: database.prepare(
      "SELECT body FROM events WHERE room = ? AND version > ? ORDER BY version",
    ),
    live: database.prepare("SELECT head FROM rooms WHERE live = 1"),
    // Rises with commits of other connections alone.
    strangers: database.prepare("PRAGMA data_version"),
    lastCommit: database.prepare("SELECT count FROM commits"),
    news: database.prepare("SELECT head, written FROM rooms WHERE written > ? ORDER BY written"),
    retire: database.prepare("UPDATE rooms SET live = 0 WHERE code = ?"),
    forgetEvents: database.prepare(
      "DELETE FROM events WHERE room = (SELECT code FROM rooms WHERE code = ? AND unfinished = 0)",
    ),
    forgetRoom: database.prepare("DELETE FROM rooms WHERE code = ? AND unfinished = 0"),
  };
}
