/** Push subscriptions in a database. */

import { MOST_SUBSCRIPTIONS, type Subscription, type Subscriptions } from "../subscriptions.ts";
import { all, type Database, get, run, type Work } from "./work.ts";

export class SqlSubscriptions implements Subscriptions {
  constructor(private readonly database: Database) {}

  async keep(identity: string, subscription: Subscription, source = ""): Promise<boolean> {
    const kept = await this.database.write(() => keep(identity, subscription, source));
    return kept !== "failed";
  }

  count(source: string): Promise<{ all: number; ofSource: number }> {
    return this.database.read(count(source));
  }

  of(identity: string): Promise<readonly Subscription[]> {
    return this.database.read(of(identity));
  }

  async drop(endpoint: string): Promise<boolean> {
    return await this.database.write(() => drop(endpoint)) !== "failed";
  }
}

function* keep(identity: string, subscription: Subscription, source: string): Work<void> {
  const { endpoint } = subscription;
  yield* drop(endpoint);
  yield* run(
    "INSERT INTO subscriptions (endpoint, identity, body, source) VALUES (?, ?, ?, ?)",
    endpoint,
    identity,
    JSON.stringify(subscription),
    source,
  );
  yield* run(
    `DELETE FROM subscriptions WHERE identity = ?1 AND id NOT IN (
       SELECT id FROM subscriptions WHERE identity = ?1 ORDER BY id DESC LIMIT ?2)`,
    identity,
    MOST_SUBSCRIPTIONS,
  );
}

function* count(source: string): Work<{ all: number; ofSource: number }> {
  const row = yield* get(
    `SELECT (SELECT count(*) FROM subscriptions) AS every,
       (SELECT count(*) FROM subscriptions WHERE source = ?) AS ours`,
    source,
  );
  return { all: Number(row!.every), ofSource: Number(row!.ours) };
}

function* of(identity: string): Work<readonly Subscription[]> {
  const rows = yield* all(
    "SELECT body FROM subscriptions WHERE identity = ? ORDER BY id",
    identity,
  );
  return rows.map(({ body }) => JSON.parse(String(body)));
}

function* drop(endpoint: string): Work<void> {
  yield* run("DELETE FROM subscriptions WHERE endpoint = ?", endpoint);
}
