/** Where bots play: of the processes that share a database in one. */

import type { Arena } from "./arena.ts";
import type { Peer } from "../rooms/peer.ts";

/** When another process may have taken the arena over, s. */
const RETRY = 5;

export class ArenaHome {
  #isHere = false;

  /** `url` is where else bots play, if that's set. */
  constructor(readonly url?: string) {}

  /** Whether they play in this process. */
  get isHere(): boolean {
    return this.#isHere;
  }

  /** Takes the arena in unless it's another process's, and whenever that ends. */
  async open(arena: Arena, peer: Pick<Peer, "apply">): Promise<void> {
    if (this.url !== undefined) return;
    await peer.apply("arena", (isHeld) => {
      this.#isHere = isHeld;
      // Another process may have begun one by now.
      if (!isHeld) arena.close();
    });
  }

  /** Where the arena is, in words, if it isn't here. */
  get elsewhere(): string | undefined {
    if (this.#isHere) return undefined;
    const where = this.url === undefined ? "in another process of this server" : `at ${this.url}`;
    return `The arena is ${where}`;
  }

  /** What to answer those who come for the arena if it isn't here. */
  refusal(): Response | undefined {
    const { elsewhere } = this;
    if (elsewhere === undefined) return undefined;
    const headers = this.url === undefined ? { "retry-after": `${RETRY}` } : {};
    return new Response(`${elsewhere}\n`, { status: 503, headers });
  }
}
