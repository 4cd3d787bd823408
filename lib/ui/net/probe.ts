/** A socket that is tried while a link polls, less and less often. */

import type { Link, LinkHost } from "./link.ts";
import { SocketLink } from "./socket_link.ts";

/** How long until a socket is tried, ms; each failure doubles it. */
const FIRST_AFTER = 60_000;
const LONGEST_AFTER = 16 * FIRST_AFTER;

export class Probe {
  #link: Link | undefined;
  #after = FIRST_AFTER;
  #cancel = () => {};

  constructor(private readonly host: LinkHost) {}

  /** Whether a link is the socket that is being tried. */
  is(link: Link): boolean {
    return link === this.#link;
  }

  schedule(): void {
    this.#cancel();
    this.#cancel = this.host.env.after(
      this.#after,
      () => this.#link = new SocketLink(this.host),
    );
  }

  /** The socket led nowhere. */
  failed(): void {
    this.#link = undefined;
    this.#after = Math.min(LONGEST_AFTER, this.#after * 2);
    this.schedule();
  }

  /** The socket has joined, and is the connection's link from now on. */
  worked(): void {
    this.#link = undefined;
    this.#after = FIRST_AFTER;
  }

  stop(): void {
    this.#cancel();
    this.#link?.close();
    this.#link = undefined;
  }
}
