/** Push subscriptions in SQLite. */

import type { DatabaseSync, StatementSync } from "node:sqlite";
import { MOST_SUBSCRIPTIONS, type Subscription, type Subscriptions } from "../subscriptions.ts";
import { attempt, transact } from "./transact.ts";

export class SqliteSubscriptions implements Subscriptions {
  readonly #insert: StatementSync;
  readonly #trim: StatementSync;
  readonly #of: StatementSync;
  readonly #drop: StatementSync;
  readonly #count: StatementSync;

  constructor(private readonly database: DatabaseSync) {
    this.#drop = database.prepare("DELETE FROM subscriptions WHERE endpoint = ?");
    this.#insert = database.prepare(
      "INSERT INTO subscriptions (endpoint, identity, body, source) VALUES (?, ?, ?, ?)",
    );
    this.#count = database.prepare(
      `SELECT (SELECT count(*) FROM subscriptions) AS every,
         (SELECT count(*) FROM subscriptions WHERE source = ?) AS ours`,
    );
    this.#trim = database.prepare(
      `DELETE FROM subscriptions WHERE identity = ?1 AND id NOT IN (
         SELECT id FROM subscriptions WHERE identity = ?1 ORDER BY id DESC LIMIT ?2)`,
    );
    this.#of = database.prepare("SELECT body FROM subscriptions WHERE identity = ? ORDER BY id");
  }

  keep(identity: string, subscription: Subscription, source = ""): Promise<boolean> {
    const { endpoint } = subscription;
    return Promise.resolve(transact(this.database, () => {
      this.#drop.run(endpoint);
      this.#insert.run(endpoint, identity, JSON.stringify(subscription), source);
      this.#trim.run(identity, MOST_SUBSCRIPTIONS);
    }));
  }

  count(source: string): Promise<{ all: number; ofSource: number }> {
    const { every, ours } = this.#count.get(source)!;
    return Promise.resolve({ all: Number(every), ofSource: Number(ours) });
  }

  of(identity: string): Promise<readonly Subscription[]> {
    return Promise.resolve(this.#of.all(identity).map(({ body }) => JSON.parse(String(body))));
  }

  drop(endpoint: string): Promise<boolean> {
    return Promise.resolve(attempt(() => this.#drop.run(endpoint)));
  }
}
