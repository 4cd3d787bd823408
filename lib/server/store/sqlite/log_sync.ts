/**
 * Brings what was committed onto the disk, next to the event loop: SQLite itself would have everybody
 * wait for its sync, and on a slow disk nobody would be served for most of the time. It commits with
 * `synchronous = NORMAL`, which writes a commit to the write-ahead log and syncs nothing; the log is
 * synced here, and only then is anybody told that something is kept (https://sqlite.org/wal.html).
 */

import type { DatabaseSync } from "node:sqlite";
import { Batch } from "../../batch.ts";
import { FailureLog } from "../failure.ts";
import { attempt } from "./transact.ts";
import { logPath } from "./wal.ts";

const failures = new FailureLog("SQLite");

/** The part of a file that is used. */
interface SyncedFile {
  syncData(): Promise<void>;
  close(): void;
}

export class LogSync {
  /** By connection: all that writes through one shares its syncs. */
  static readonly #known = new WeakMap<DatabaseSync, LogSync>();

  readonly #syncs = new Batch<void, boolean>(() => this.#sync());
  #file: SyncedFile | undefined;
  /** Whether a sync failed: the system may have dropped what it should have written, and not say so again. */
  #isDoubtful = false;

  /** `open`: opens the log; undefined for a database in memory, which has none. */
  constructor(
    private readonly database: DatabaseSync,
    private readonly open: (() => Promise<SyncedFile>) | undefined,
  ) {}

  static of(database: DatabaseSync): LogSync {
    return this.#known.get(database) ?? this.at(database, database.location());
  }

  /**
   * By the path that it was opened by; null for one in memory. SQLite itself follows links, and names a
   * file that the server may have no right to open.
   */
  static at(database: DatabaseSync, path: string | null): LogSync {
    const open = path ? () => Deno.open(logPath(path), { write: true }) : undefined;
    const sync = new LogSync(database, open);
    this.#known.set(database, sync);
    return sync;
  }

  /** Whether all that was committed up to now is on the disk. */
  async done(): Promise<boolean> {
    return this.open === undefined || await this.#syncs.ask();
  }

  close(): void {
    this.#file?.close();
    this.#file = undefined;
  }

  async #sync(): Promise<boolean> {
    if (this.#isDoubtful) this.#isDoubtful = !this.#rescue();
    if (this.#isDoubtful) return false;
    try {
      this.#file ??= await this.open!();
      await this.#file.syncData();
      return true;
    } catch (error) {
      this.#isDoubtful = true;
      failures.tell(error as Error);
      return false;
    }
  }

  /** Writes anew all that the log holds: into the database, which SQLite syncs. */
  #rescue(): boolean {
    let isDone = false;
    attempt(() => {
      isDone = this.database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()!.busy === 0;
    });
    return isDone;
  }
}
