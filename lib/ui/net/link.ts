/** One way to the server, from its first join to its end; and which to try next, and when. */

import type { ClientMessage, Join, Seek, Seen, ServerMessage } from "../../rooms/protocol.ts";
import type { Env } from "./env.ts";

export type LinkKind = "socket" | "poll";

export interface Link {
  readonly kind: LinkKind;
  /** Sends once; nothing tells whether it arrived but the answer. */
  send(message: ClientMessage): void;
  /** The page was away: looks whether the link still lives. */
  check(): void;
  /** Ends it without `down`. */
  close(): void;
}

/** What a link asks of its connection, and tells it. */
export interface LinkHost {
  readonly env: Env;
  /** The polling session, kept from one link to the next so that a bad network does not use them up. */
  sid: string | undefined;
  /** What to begin with, as of now. */
  join(): Join | Seek;
  cursor(): Seen;
  received(link: Link, messages: readonly ServerMessage[]): void;
  /** The link is of no more use; said once, and never while it is being opened. */
  down(link: Link): void;
}

/** The way that worked last comes first; when it fails the other follows at once, then both in turn, ever more slowly. */
export class Ways {
  #preferred: LinkKind;
  #failures = 0;

  constructor(private readonly pollOnly: boolean) {
    this.#preferred = pollOnly ? "poll" : "socket";
  }

  get next(): LinkKind {
    if (this.pollOnly || this.#failures % 2 === 0) return this.#preferred;
    return this.#preferred === "socket" ? "poll" : "socket";
  }

  worked(kind: LinkKind): void {
    this.#preferred = kind;
    this.#failures = 0;
  }

  /** The way led nowhere; how long to wait before the next, ms. */
  failed(chance: number): number {
    this.#failures++;
    const other = this.#failures % 2 === 1 && !this.pollOnly;
    return other ? 0 : backOff(Math.ceil(this.#failures / 2), chance);
  }
}

/** The first wait between two tries, and the longest, ms. */
const FIRST = 500;
const LONGEST = 10_000;

/** Doubles with each failure; half of it is chance, so that a crowd does not come back as one. */
export function backOff(failures: number, chance: number): number {
  const most = Math.min(LONGEST, FIRST * 2 ** (failures - 1));
  return most * (1 + chance) / 2;
}
