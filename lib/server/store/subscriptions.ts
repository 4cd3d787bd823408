/** Where browsers want reminders of their player's turns (Web Push). */

import type { Filed } from "./moderation.ts";
import type { Language } from "../../words/language.ts";

/** One browser's: the address and keys of its push service (RFC 8030, RFC 8291), and its language. */
export interface Subscription {
  readonly endpoint: string;
  /** Public key and secret of the browser, in URL-safe base64. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: Language;
}

/** How many browsers of one player are reminded; the first to come gives way to another. */
export const MOST_SUBSCRIPTIONS = 5;

/** How many there may be, and how many that count for one address. */
export interface SubscriptionShare {
  readonly all: number;
  readonly ofSource: number;
}

export interface Subscriptions {
  /**
   * Keeps it for the identity, and for nobody else from then on, unless there are enough. It counts
   * for `source`, the mark of an address. Who has it already may always have it again.
   */
  keep(
    identity: string,
    subscription: Subscription,
    source?: string,
    share?: SubscriptionShare,
  ): Promise<Filed>;
  /** Those of an identity, the oldest first. */
  of(identity: string): Promise<readonly Subscription[]>;
  /** Forgets it. Forgetting a player forgets all of theirs. */
  drop(endpoint: string): Promise<boolean>;
}
