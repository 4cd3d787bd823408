/** One way to the server, from its first join to its end. */

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
