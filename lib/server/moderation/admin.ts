/** The admin's token, and the browsers that have given it. */

import { createHash, timingSafeEqual } from "node:crypto";
import { Rate } from "../rooms/rate.ts";
import { digest, secretOf } from "../digest.ts";
import type { World } from "../clock.ts";

const MINUTE = 60_000;
/** How often a token may be tried in a minute, by one source and by all together. */
const TRIES = 5, ALL_TRIES = 30;
/** How long a browser is let in, ms. */
export const SESSION_LASTS = 12 * 60 * MINUTE;
/** Browsers that are let in at once; the first leaves for one more. */
const MOST_SESSIONS = 16;

export class Admin {
  readonly #token: Uint8Array;
  /** When each ends, ms, by the hash of its secret. */
  readonly #sessions = new Map<string, number>();
  readonly #tries = new Rate(TRIES, MINUTE);
  readonly #allTries = new Rate(ALL_TRIES, MINUTE);

  constructor(token: string, private readonly world: Pick<World, "now" | "random">) {
    this.#token = hash(token);
  }

  /** The secret of a new session for who gives the token; or why there is none. */
  enter(token: string, source: string): { session: string } | "wrong" | "limit" {
    const now = this.world.now();
    if (!this.#tries.allow([source], now) || !this.#allTries.allow([""], now)) return "limit";
    if (!timingSafeEqual(this.#token, hash(token))) return "wrong";
    const session = secretOf(this.world.random);
    this.#sessions.set(digest(session), now + SESSION_LASTS);
    if (this.#sessions.size > MOST_SESSIONS) {
      this.#sessions.delete(this.#sessions.keys().next().value!);
    }
    return { session };
  }

  /** Whether this is the secret of a session that lasts. */
  knows(session: string | undefined): boolean {
    if (session === undefined) return false;
    return (this.#sessions.get(digest(session)) ?? 0) > this.world.now();
  }

  leave(session: string): void {
    this.#sessions.delete(digest(session));
  }
}

/** Of one length whatever is hashed, so that comparing takes as long. */
function hash(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
