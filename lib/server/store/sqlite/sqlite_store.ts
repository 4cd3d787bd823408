/** The embedded store: SQLite with a write-ahead log and a sync after every commit. */

import { DatabaseSync } from "node:sqlite";
import type { LoggedEvent } from "../../../rooms/event.ts";
import type { RoomSummary } from "../../../rooms/summary.ts";
import type { FinishedGame } from "../../../leaderboard/finished_game.ts";
import { Cleaner } from "./cleaner.ts";
import { memoryDatabase, migrate } from "./schema.ts";
import type { Books } from "../books.ts";
import type { OwnData } from "../own_data.ts";
import { pruneBooks, sqlBooks } from "../sql/books.ts";
import { pruneDumps } from "../sql/dumps.ts";
import { forget } from "../sql/forgetting.ts";
import { unseat, UNSEATED } from "../sql/players.ts";
import { readOwnData } from "../sql/own_data.ts";
import { SqlRoomList } from "../sql/room_list.ts";
import { run } from "../sql/work.ts";
import { nextTurn } from "../../clock.ts";
import { MemoryPeers } from "../memory_peers.ts";
import type { Notice } from "../notices.ts";
import type { Peers } from "../peers.ts";
import type { RoomList } from "../room_list.ts";
import { SqliteDatabase } from "./sqlite_database.ts";
import type { Listener, Standing, Store } from "../store.ts";
import type { Kept } from "../failure.ts";
import { GroupCommit } from "./group_commit.ts";
import { LogSync } from "./log_sync.ts";
import { type Pace, sharedPace, TURN_PACE } from "./pace.ts";
import { countCommit, deleteRoom, prepare, type Statements } from "./statements.ts";
import { attempt, transact } from "./transact.ts";

/** How long after a commit of a file the next begins at least, ms: one takes as long as five moves in it. */
const COMMIT_PAUSE = 10;
/** How long a commit waits for another process's, ms: the event loop stands still meanwhile. */
const BUSY_TIMEOUT = 1_000;
/** How often another process's commits are looked for, ms. */
const LOOK_EVERY = 500;
/**
 * Once the write-ahead log has as many pages, 32 MB, SQLite brings them into the file at a commit. That
 * syncs both of them, and everybody waits: the fewer times, the better for a busy server.
 */
const LOG_PAGES = 8_000;
/** The write-ahead log is cut back to this many bytes whenever it starts over. */
const JOURNAL_LIMIT = 64 * 2 ** 20;

/**
 * The wait comes first: the file may be another process's while the log is chosen. What is deleted is
 * overwritten, so that no free page holds it. Commits are synced by `LogSync`.
 */
const SETTINGS = `
  PRAGMA busy_timeout = ${BUSY_TIMEOUT};
  PRAGMA secure_delete = ON;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA wal_autocheckpoint = ${LOG_PAGES};
  PRAGMA journal_size_limit = ${JOURNAL_LIMIT};
`;

export class SqliteStore implements Store {
  readonly rooms: RoomList;
  readonly books: Books;
  /** A file is one process's. */
  readonly peers: Peers = MemoryPeers.alone();
  readonly #sql: Statements;
  readonly #commits: GroupCommit;
  /** How much was appended before it was last pruned. */
  #seen = -1;
  #closing: Promise<void> | undefined;
  readonly #cleaner: Cleaner;
  readonly #database: SqliteDatabase;

  /** Takes over an open database, and brings its tables up to date. */
  constructor(
    private readonly database: DatabaseSync,
    private readonly pace: Pace = paceOf(database),
    private readonly log: LogSync = LogSync.of(database),
  ) {
    database.exec(SETTINGS);
    migrate(database);
    this.#sql = prepare(database);
    this.#database = new SqliteDatabase(database, log);
    this.#commits = new GroupCommit(database, this.#sql, this.#database, pace, log);
    this.rooms = new SqlRoomList(this.#database);
    this.books = sqlBooks(this.#database);
    this.#cleaner = new Cleaner(database, BUSY_TIMEOUT);
    this.#cleaner.cleanAtStart();
  }

  /** Opens the file, or makes it; without one all is kept in memory, and gone when it closes. */
  static open(path?: string): SqliteStore {
    return new SqliteStore(path === undefined ? memoryDatabase() : new DatabaseSync(path));
  }

  append(
    head: RoomSummary,
    events: readonly LoggedEvent[],
    finished?: FinishedGame,
    owed?: Notice,
  ): Promise<Kept> {
    if (!this.#isOpen) return Promise.resolve("failed");
    return this.#commits.append({ head, events, finished, owed });
  }

  read(code: string, after: number): Promise<readonly LoggedEvent[]> {
    return Promise.resolve(
      this.#sql.read.all(code, after).map(({ body }) => JSON.parse(String(body))),
    );
  }

  live(): Promise<readonly RoomSummary[]> {
    return Promise.resolve(this.#sql.live.all().map(({ head }) => JSON.parse(String(head))));
  }

  retire(code: string, until: number, touched?: number): Promise<boolean> {
    let isRetired = false;
    const done = transact(this.database, () => {
      const retired = this.#sql.retire.get(code, until, touched ?? null);
      if (retired?.unfinished === 0) deleteRoom(this.#sql, code);
      isRetired = retired !== undefined;
    });
    return Promise.resolve(done && isRetired);
  }

  async prune(now: number): Promise<void> {
    transact(this.database, () => {
      for (const { code } of this.#sql.expired.all(now)) deleteRoom(this.#sql, String(code));
      this.#database.do(pruneBooks(now));
    });
    await this.#pruneDumps();
    if (!this.database.isOpen) return;
    const { appended } = this.#commits;
    if (appended === this.#seen) this.#cleaner.cleanWhenQuiet();
    else this.#cleaner.cleanAtOnce();
    this.#seen = appended;
  }

  async pruneDumps(): Promise<void> {
    await this.#pruneDumps();
    if (this.database.isOpen) this.#cleaner.cleanAtOnce();
  }

  /** What waits to be written comes first: it may hold the name. */
  async forget(
    identity: string,
    now: number,
    standing: Standing = {},
  ): Promise<readonly RoomSummary[] | undefined> {
    if (!this.#isOpen) return undefined;
    while (this.#unseat(identity) === UNSEATED) {
      await nextTurn();
      if (!this.#isOpen) return undefined;
    }
    this.#commits.flush();
    const note = (head: RoomSummary) =>
      run(
        "UPDATE rooms SET head = ?, touched = ?, written = ? WHERE code = ?",
        JSON.stringify(head),
        head.touched,
        countCommit(this.#sql),
        head.code,
      );
    let heads: readonly RoomSummary[] = [], isChanged = false;
    const done = transact(this.database, () => {
      const before = this.#changes();
      heads = this.#database.do(forget(identity, standing, now, note));
      isChanged = this.#changes() > before;
      if (isChanged) this.#cleaner.soil();
    });
    if (done && isChanged) this.#cleaner.cleanAtOnce();
    return done && await this.log.done() ? heads : undefined;
  }

  ownData(identity: string): Promise<OwnData> {
    return this.#database.read(readOwnData(identity));
  }

  /**
   * Looks for other processes' commits twice a second: SQLite tells nobody of them, but counts them. It's
   * not called for rooms that were retired.
   */
  subscribe({ catchUp }: Listener): () => void {
    const { strangers, lastCommit, news } = this.#sql;
    let seen = strangers.get()!.data_version, last = Number(lastCommit.get()!.count);
    const look = () => {
      const now = strangers.get()!.data_version;
      if (now === seen) return;
      seen = now;
      for (const { code, written } of news.all(last)) {
        last = Number(written);
        catchUp(String(code));
      }
    };
    return this.pace.every(LOOK_EVERY, () => void (this.database.isOpen && attempt(look)));
  }

  async retired(codes: readonly string[]): Promise<readonly string[]> {
    const live = new Set((await this.rooms.heads(codes)).map(({ code }) => code));
    return codes.filter((code) => !live.has(code));
  }

  /** Joins the next commit; if nothing else is in it, it writes only the commit's number. */
  ready(): Promise<boolean> {
    if (!this.#isOpen) return Promise.resolve(false);
    return this.#commits.ready();
  }

  close(): Promise<void> {
    return this.#closing ??= this.#close();
  }

  async #close(): Promise<void> {
    if (!this.database.isOpen) return;
    this.#commits.flush();
    await this.log.done();
    this.database.close();
    this.log.close();
  }

  get #isOpen(): boolean {
    return this.#closing === undefined && this.database.isOpen;
  }

  async #pruneDumps(): Promise<void> {
    while (this.#pruneSomeDumps() > 0) await nextTurn();
  }

  /** How many pieces were deleted: none if the disk failed. */
  #pruneSomeDumps(): number {
    if (!this.database.isOpen) return 0;
    let pruned = 0;
    const done = transact(this.database, () => {
      pruned = this.#database.do(pruneDumps());
      if (pruned > 0) this.#cleaner.soil();
    });
    return done ? pruned : 0;
  }

  /** How many games were taken off somebody: none if the disk failed. */
  #unseat(identity: string): number {
    let count = 0;
    const done = transact(this.database, () => {
      count = this.#database.do(unseat(identity));
      if (count > 0) this.#cleaner.soil();
    });
    return done ? count : 0;
  }

  /** How many rows were ever written. */
  #changes(): number {
    return Number(this.#sql.changes.get()!.n);
  }
}

/** Only a file's commits are worth waiting for. */
function paceOf(database: DatabaseSync): Pace {
  return database.location() === null ? TURN_PACE : sharedPace(COMMIT_PAUSE);
}
