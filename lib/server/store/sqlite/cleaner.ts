/**
 * Sees to it that no byte of the file holds what was deleted. Deleted rows are overwritten at once, but
 * where SQLite moved a row to another page before, the first page may still have a copy of it: only
 * rewriting the file removes that.
 */

import type { DatabaseSync, StatementSync } from "node:sqlite";
import { log } from "../../log/log.ts";
import { failureOf } from "./transact.ts";

const MB = 2 ** 20;
/** Rewriting takes about 7 ms a MB, and nobody is served meanwhile: up to this many bytes at once, … */
const AT_ONCE = 4 * MB;
/** … this many while nothing happens, and any others when the server starts. */
const WHEN_QUIET = 64 * MB;
/** A file of up to this many bytes is rewritten in memory, for disks that have no room for others. */
const IN_MEMORY = 16 * MB;

export class Cleaner {
  readonly #soil: StatementSync;
  readonly #clean: StatementSync;
  readonly #isSoiled: StatementSync;
  readonly #size: StatementSync;
  readonly #checkpoint: StatementSync;
  /** Whether the write-ahead log may hold what was deleted. */
  #isLogSoiled = true;

  /** `busyTimeout`: how long all else waits for other processes, ms. */
  constructor(private readonly database: DatabaseSync, private readonly busyTimeout: number) {
    this.#soil = database.prepare("UPDATE commits SET soiled = 1");
    this.#clean = database.prepare("UPDATE commits SET soiled = 0");
    this.#isSoiled = database.prepare("SELECT soiled FROM commits");
    this.#size = database.prepare(
      "SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size",
    );
    this.#checkpoint = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
  }

  /** Notes, within a transaction of the caller's, that it deletes what no byte may hold after it. */
  soil(): void {
    this.#soil.run();
    this.#isLogSoiled = true;
  }

  cleanAtOnce(): void {
    this.#cleanUpTo(AT_ONCE);
  }

  cleanWhenQuiet(): void {
    this.#cleanUpTo(WHEN_QUIET);
  }

  cleanAtStart(): void {
    const failure = this.#cleanUpTo(Infinity);
    if (failure && !IS_BUSY.test(failure.message)) tellUncleaned(failure);
  }

  /** Where another process is writing or reading, it's done another time. */
  #cleanUpTo(most: number): Error | undefined {
    const isDue = this.#isSoiled.get()!.soiled === 1;
    if (!isDue && !this.#isLogSoiled) return undefined;
    const size = Number(this.#size.get()!.bytes);
    this.database.exec("PRAGMA busy_timeout = 0");
    const failure = failureOf(() => {
      if (isDue && size <= most) this.#rewrite(size);
      this.#isLogSoiled = this.#checkpoint.get()!.busy !== 0;
    });
    this.database.exec(`PRAGMA busy_timeout = ${this.busyTimeout}`);
    return failure;
  }

  #rewrite(size: number): void {
    this.database.exec(`PRAGMA temp_store = ${size <= IN_MEMORY ? "MEMORY" : "DEFAULT"}`);
    this.database.exec("VACUUM");
    this.#clean.run();
  }
}

/** By SQLite's own messages: Deno passes on no codes. */
const IS_BUSY = /locked|busy/;

function tellUncleaned({ message }: Error): void {
  log(
    "warn",
    `The database may still hold bytes of what was deleted: rewriting it failed (${message}). It ` +
      "takes as much room on the disk as the file has. The next start tries again",
  );
}
