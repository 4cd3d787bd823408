/**
 * By when the database must begin a statement, or leave it undone: a database that hung may come to what
 * was sent to it once whoever asked has been told that it failed, and may have chosen otherwise.
 */

/**
 * How long that may take, ms. With the time that a statement may take then, it's over before the
 * connection is taken for broken (`connections.ts`).
 */
const WITHIN = 2_000;

/** By the database's own clock, which may be put right at any time: each answer tells it. */
export class Deadline {
  /** What it's ahead of this process's steady one, ms, and maybe more; undefined before the first answer. */
  #ahead: number | undefined;

  /** For what is asked now, ms; null while the database's clock isn't known. */
  get next(): number | null {
    return this.#ahead === undefined ? null : performance.now() + this.#ahead + WITHIN;
  }

  /** The database's clock showed this, ms. */
  heard(now: number): void {
    this.#ahead = now - performance.now();
  }
}
