/** Says in the log that a database fails: now and then, however many writes do. */

import { log, withoutVisitors } from "../log/log.ts";

/** How often at most, ms. */
const TELL_EVERY = 30_000;

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
