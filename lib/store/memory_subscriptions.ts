/** Push subscriptions in memory. */

import { MOST_SUBSCRIPTIONS, type Subscription, type Subscriptions } from "./subscriptions.ts";

export class MemorySubscriptions implements Subscriptions {
  /** By endpoint, the oldest first. */
  readonly #kept = new Map<string, { identity: string; subscription: Subscription }>();

  keep(identity: string, subscription: Subscription): Promise<boolean> {
    this.#kept.delete(subscription.endpoint);
    this.#kept.set(subscription.endpoint, { identity, subscription });
    for (const { endpoint } of this.#of(identity).slice(0, -MOST_SUBSCRIPTIONS)) {
      this.#kept.delete(endpoint);
    }
    return Promise.resolve(true);
  }

  of(identity: string): Promise<readonly Subscription[]> {
    return Promise.resolve(this.#of(identity));
  }

  drop(endpoint: string): Promise<boolean> {
    this.#kept.delete(endpoint);
    return Promise.resolve(true);
  }

  /** Drops all of an identity. */
  forget(identity: string): void {
    for (const { endpoint } of this.#of(identity)) this.#kept.delete(endpoint);
  }

  #of(identity: string): Subscription[] {
    return [...this.#kept.values()].filter((kept) => kept.identity === identity)
      .map(({ subscription }) => subscription);
  }
}
