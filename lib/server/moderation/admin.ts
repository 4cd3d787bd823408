/** The admin's token, and the browsers that have given it, to whichever process. */

import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { Rate } from "../rooms/rate.ts";
import { secretOf } from "../digest.ts";
import type { Notices } from "../store/notices.ts";
import type { World } from "../clock.ts";

const MINUTE = 60_000;
/**
 * How often one source may try a token in a minute. All together may as often as they like: a token is
 * too long to be found so, and an admin is needed when many are at it.
 */
const TRIES = 5;
/** How long a browser is let in, ms. */
export const SESSION_LASTS = 12 * 60 * MINUTE;
/** Browsers that are let in at once; the first leaves for one more. */
const MOST_SESSIONS = 16;

export class Admin {
  readonly #token: Uint8Array;
  readonly #tries = new Rate(TRIES, MINUTE);

  constructor(
    token: string,
    private readonly notices: Notices,
    private readonly world: Pick<World, "now" | "random">,
  ) {
    this.#token = hash(token);
  }

  /** The secret of a new session for who gives the token; or why there is none. */
  async enter(
    token: string,
    source: string,
  ): Promise<{ session: string } | "wrong" | "limit" | "failed"> {
    const now = this.world.now();
    if (!this.#tries.allow([source], now)) return "limit";
    if (!timingSafeEqual(this.#token, hash(token))) return "wrong";
    const session = secretOf(this.world.random);
    const notice = {
      kind: "admin",
      id: this.#idOf(session),
      author: "",
      about: "",
      body: null,
    } as const;
    if (!await this.notices.post([{ ...notice, until: now + SESSION_LASTS }])) return "failed";
    const all = await this.notices.all("admin");
    for (const { id } of all.slice(0, -MOST_SESSIONS)) await this.notices.take("admin", id);
    return { session };
  }

  /** Whether this is the secret of a session that lasts. */
  async knows(session: string | undefined): Promise<boolean> {
    if (session === undefined) return false;
    const [known] = await this.notices.find("admin", [this.#idOf(session)]);
    return known !== undefined && this.world.now() < known.until;
  }

  async leave(session: string): Promise<void> {
    await this.notices.take("admin", this.#idOf(session));
  }

  /** Goes by the token, too: sessions outlive the process, and a new token has to end them. */
  #idOf(session: string): string {
    return createHmac("sha256", this.#token).update(session).digest("base64");
  }
}

/** Of one length whatever is hashed, so that comparing takes as long. */
function hash(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
