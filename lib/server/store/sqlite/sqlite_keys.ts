/** Secrets in SQLite. */

import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Keys } from "../keys.ts";

export class SqliteKeys implements Keys {
  readonly #insert: StatementSync;
  readonly #find: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare("INSERT INTO keys VALUES (?, ?) ON CONFLICT DO NOTHING");
    this.#find = database.prepare("SELECT secret FROM keys WHERE name = ?");
  }

  find(name: string, make: () => Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    if (!this.#find.get(name)) this.#insert.run(name, make());
    return Promise.resolve(new Uint8Array(this.#find.get(name)!.secret as Uint8Array<ArrayBuffer>));
  }
}
