/** Which room each board by post is, and who its users are, in the file of the site. */

import type { DatabaseSync, StatementSync } from "node:sqlite";

/** A board's room: its code, and what the ids of its games begin with. */
export interface Place {
  readonly code: string;
  readonly stem: string;
}

export class Boards {
  readonly #insert: StatementSync;
  readonly #find: StatementSync;
  readonly #hash: StatementSync;
  readonly #register: StatementSync;

  /** On a database of today's schema. */
  constructor(database: DatabaseSync) {
    this.#insert = database.prepare(
      "INSERT INTO post_boards (code, stem) VALUES (?, ?) RETURNING number",
    );
    this.#find = database.prepare("SELECT code, stem FROM post_boards WHERE number = ?");
    this.#hash = database.prepare("SELECT hash FROM post_users WHERE name = ?");
    this.#register = database.prepare(
      "INSERT INTO post_users VALUES (?, ?) ON CONFLICT DO NOTHING",
    );
  }

  /** Gives a room the next number, from 1. */
  add({ code, stem }: Place): number {
    return Number(this.#insert.get(code, stem)!.number);
  }

  find(number: number): Place | undefined {
    const row = this.#find.get(number);
    return row && { code: String(row.code), stem: String(row.stem) };
  }

  /** What a user's password was hashed to. */
  passwordOf(user: string): string | undefined {
    return this.#hash.get(user)?.hash?.toString();
  }

  /** Gives a user without a password one, hashed; the first of two who come at once. */
  register(user: string, hash: string): void {
    this.#register.run(user, hash);
  }
}
