/** Push subscriptions in a database. */

import type { Filed } from "../moderation.ts";
import {
  MOST_SUBSCRIPTIONS,
  type Subscription,
  type Subscriptions,
  type SubscriptionShare,
} from "../subscriptions.ts";
import { all, type Database, get, run, type Work } from "./work.ts";

const NO_END: SubscriptionShare = { all: Infinity, ofSource: Infinity };
const COUNT = `
  SELECT (SELECT count(*) FROM subscriptions WHERE endpoint <> ?1) AS every,
    (SELECT count(*) FROM subscriptions WHERE endpoint <> ?1 AND source = ?2) AS near,
    (SELECT count(*) FROM subscriptions WHERE endpoint = ?1 AND identity = ?3) AS known`;

export class SqlSubscriptions implements Subscriptions {
  constructor(private readonly database: Database) {}

  keep(
    identity: string,
    subscription: Subscription,
    source = "",
    share = NO_END,
  ): Promise<Filed> {
    return this.database.write(() => keep(identity, subscription, source, share));
  }

  of(identity: string): Promise<readonly Subscription[]> {
    return this.database.read(of(identity));
  }

  async drop(endpoint: string): Promise<boolean> {
    return await this.database.write(() => drop(endpoint)) !== "failed";
  }
}

function* keep(
  identity: string,
  subscription: Subscription,
  source: string,
  share: SubscriptionShare,
): Work<"kept" | "limit"> {
  const { endpoint } = subscription;
  const { every, near, known } = (yield* get(COUNT, endpoint, source, identity))!;
  const isFull = Number(every) >= share.all || Number(near) >= share.ofSource;
  if (isFull && Number(known) === 0) return "limit";
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
  return "kept";
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
