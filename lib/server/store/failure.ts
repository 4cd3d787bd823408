/**
 * What can become of a write. Failures of a database are refusals, which the log tells of; all else that
 * is thrown is a bug.
 */

import { log, withoutVisitors } from "../log/log.ts";

/**
 * `kept`: durable, now and after any crash. `taken`: another wrote that version first.
 * `failed`: the disk did not take it, or nobody knows whether it did: then a later try finds it `taken`.
 */
export type Kept = "kept" | "taken" | "failed";

/** PostgreSQL failed or is out of reach, or a database didn't take what a start needs. */
export class StoreFailure extends Error {
  override name = "StoreFailure";
}

/** A newer program has changed the database so that this one can't use it. */
export class NewerSchema extends Error {
  override name = "NewerSchema";
}

/** Whether a database failed: full, broken, locked, read-only, or gone. */
export function isStoreFailure(error: unknown): error is Error {
  return error instanceof StoreFailure ||
    error instanceof Error && "code" in error && error.code === "ERR_SQLITE_ERROR";
}

/** How often it's told that a database fails at most, ms. */
const TELL_EVERY = 30_000;

/** Says in the log that a database fails: now and then, however many writes do. */
export class FailureLog {
  #toldAt = -Infinity;

  constructor(private readonly database: "SQLite" | "PostgreSQL") {}

  tell({ message }: Error): void {
    const now = performance.now();
    if (now - this.#toldAt < TELL_EVERY) return;
    this.#toldAt = now;
    log("error", `${this.database} fails, and nothing is kept: ${withoutVisitors(message)}`);
  }
}
