/**
 * The embedded store: SQLite with a write-ahead log and a sync after every commit. All that is
 * appended within one turn of the event loop, and within some ms of the commit before, shares one
 * commit, which is 18 times as fast as one each; who appended hears of it only after the sync.
 */

import { DatabaseSync } from "node:sqlite";
import type { LoggedEvent } from "../../../rooms/event.ts";
import type { RoomSummary } from "../../../rooms/summary.ts";
import type { FinishedGame } from "../../../leaderboard/finished_game.ts";
import { Cleaner } from "./cleaner.ts";
import { memoryDatabase, migrate } from "./schema.ts";
import type { Books } from "../books.ts";
import type { OwnData } from "../own_data.ts";
import { archive } from "../sql/archive.ts";
import { pruneBooks, sqlBooks } from "../sql/books.ts";
import { pruneDumps } from "../sql/dumps.ts";
import { forget } from "../sql/forgetting.ts";
import { owe } from "../sql/notices.ts";
import { readOwnData } from "../sql/own_data.ts";
import { marksOf, SqlRoomList } from "../sql/room_list.ts";
import { run } from "../sql/work.ts";
import { nextTurn } from "../../next_turn.ts";
import { MemoryPeers } from "../memory_peers.ts";
import type { Notice } from "../notices.ts";
import type { Peers } from "../peers.ts";
import type { RoomList } from "../room_list.ts";
import { SqliteDatabase } from "./sqlite_database.ts";
import type { Listener, Standing, Store } from "../store.ts";
import type { Kept } from "../failure.ts";
import { LogSync } from "./log_sync.ts";
import { type Pace, sharedPace, TURN_PACE } from "./pace.ts";
import { prepare, type Statements } from "./statements.ts";
import { attempt, transact } from "./transact.ts";

/** How long after a commit of a file the next begins at least, ms: one takes as long as five moves in it. */
const COMMIT_PAUSE = 10;
/** How long a commit waits for another process's, ms: the event loop stands still meanwhile. */
const BUSY_TIMEOUT = 1_000;
/** How often another process's commits are looked for, ms. */
const LOOK_EVERY = 500;
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
  PRAGMA journal_size_limit = ${JOURNAL_LIMIT};
`;

interface Waiting {
  readonly head: RoomSummary;
  readonly events: readonly LoggedEvent[];
  readonly finished: FinishedGame | undefined;
  readonly owed: Notice | undefined;
  readonly settle: (kept: Kept) => void;
  readonly fail: (error: unknown) => void;
}

export class SqliteStore implements Store {
  readonly rooms: RoomList;
  readonly books: Books;
  /** A file is one process's. */
  readonly peers: Peers = MemoryPeers.alone();
  readonly #sql: Statements;
  #waiting: Waiting[] = [];
  #asking: ((isReady: boolean) => void)[] = [];
  /** Calls the next write off, once one is due. */
  #due: (() => void) | undefined;
  /** Whether nothing was written since it was last pruned. */
  #isQuiet = false;
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
    this.#database = new SqliteDatabase(database, this.log);
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
    return new Promise((settle, fail) => {
      this.#waiting.push({ head, events, finished, owed, settle, fail });
      this.#flushSoon();
    });
  }

  read(code: string, after: number): Promise<readonly LoggedEvent[]> {
    return Promise.resolve(
      this.#sql.read.all(code, after).map(({ body }) => JSON.parse(String(body))),
    );
  }

  live(): Promise<readonly RoomSummary[]> {
    return Promise.resolve(this.#sql.live.all().map(({ head }) => JSON.parse(String(head))));
  }

  retire(code: string, until: number): Promise<void> {
    transact(this.database, () => {
      if (this.#sql.retire.get(code, until)?.unfinished === 0) this.#delete(code);
    });
    return Promise.resolve();
  }

  async prune(now: number): Promise<void> {
    transact(this.database, () => {
      for (const { code } of this.#sql.expired.all(now)) this.#delete(String(code));
      this.#database.do(pruneBooks(now));
    });
    await this.#pruneDumps();
    if (!this.database.isOpen) return;
    if (this.#isQuiet) this.#cleaner.cleanWhenQuiet();
    else this.#cleaner.cleanAtOnce();
    this.#isQuiet = true;
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
    this.#flush();
    const note = (head: RoomSummary) =>
      run(
        "UPDATE rooms SET head = ?, touched = ?, written = ? WHERE code = ?",
        JSON.stringify(head),
        head.touched,
        this.#count(),
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
    return new Promise((answer) => {
      this.#asking.push(answer);
      this.#flushSoon();
    });
  }

  close(): Promise<void> {
    return this.#closing ??= this.#close();
  }

  async #close(): Promise<void> {
    if (!this.database.isOpen) return;
    this.#flush();
    await this.log.done();
    this.database.close();
    this.log.close();
  }

  get #isOpen(): boolean {
    return this.#closing === undefined && this.database.isOpen;
  }

  #flushSoon(): void {
    this.#due ??= this.pace.soon(() => this.#flush());
  }

  #flush(): void {
    this.#due?.();
    this.#due = undefined;
    const batch = this.#waiting, asking = this.#asking;
    this.#waiting = [];
    this.#asking = [];
    if (batch.length === 0 && asking.length === 0) return;
    this.#keep(batch).then((kept) => {
      batch.forEach(({ settle }, index) => settle(kept?.[index] ?? "failed"));
      for (const answer of asking) answer(kept !== undefined);
    }, (error) => {
      // Who waits for it reports the bug.
      for (const { fail } of batch) fail(error);
      for (const answer of asking) answer(false);
    });
  }

  /** Writes it at once; gives what became of each when that's on the disk, or undefined if it failed. */
  async #keep(batch: readonly Waiting[]): Promise<Kept[] | undefined> {
    const kept = this.#write(batch);
    return kept && await this.log.done() ? kept : undefined;
  }

  /** What became of each, in one commit; undefined if it failed. */
  #write(batch: readonly Waiting[]): Kept[] | undefined {
    if (batch.length > 0) this.#isQuiet = false;
    const kept: Kept[] = [];
    const done = transact(this.database, () => {
      const commit = this.#count();
      for (const waiting of batch) kept.push(this.#insert(waiting, commit));
    });
    return done ? kept : undefined;
  }

  /** Versions are consecutive, so if the first is free they all are. */
  #insert({ head, events, finished, owed }: Waiting, commit: number): Kept {
    for (const event of events) {
      const { changes } = this.#sql.event.run(head.code, event.v, JSON.stringify(event));
      if (changes === 0) return "taken";
    }
    if (!this.#note(head, events, commit)) return "taken";
    if (finished) this.#database.do(archive(finished));
    if (owed) this.#database.do(owe(owed));
    return "kept";
  }

  /** False for a room that has been deleted. */
  #note(head: RoomSummary, events: readonly LoggedEvent[], commit: number): boolean {
    const { newRoom, room, seat } = this.#sql;
    const isNew = events[0]?.v === 1;
    const { opener, game, phase, listing, touched, stay, twoTurns, due } = marksOf(head);
    const marks = [opener, game, phase, listing, touched, stay, twoTurns, due];
    const noted = (isNew ? newRoom : room)
      .run(head.code, JSON.stringify(head), Number(head.unfinished), commit, ...marks);
    if (noted.changes === 0) this.#delete(head.code);
    else {
      for (const event of events) {
        const { identity } = event.secret ?? {};
        if (identity && "player" in event) seat.run(identity, head.code, event.player);
      }
    }
    return noted.changes > 0;
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

  #delete(code: string): void {
    for (const deletion of this.#sql.deletions) deletion.run(code);
  }

  /** How many rows were ever written. */
  #changes(): number {
    return Number(this.#sql.changes.get()!.n);
  }

  /** Counts one more commit. */
  #count(): number {
    return Number(this.#sql.commit.get()!.count);
  }
}

/** Only a file's commits are worth waiting for. */
function paceOf(database: DatabaseSync): Pace {
  return database.location() === null ? TURN_PACE : sharedPace(COMMIT_PAUSE);
}
