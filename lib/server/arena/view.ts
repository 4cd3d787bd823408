/** The arena as pages see it, in whichever process it is. */

import type { Quota } from "../rooms/quota.ts";
import type { Arena } from "./arena.ts";
import type { ArenaHome } from "./home.ts";
import type { ArenaNow, RemoteArena } from "./remote.ts";
import type { Watching, WatchSink } from "./watch.ts";

export class ArenaView {
  /** `remote` is the arena of other processes that share the database, if there may be any. */
  constructor(
    private readonly arena: Pick<Arena, "live" | "waiting" | "watch" | "places">,
    private readonly home: Pick<ArenaHome, "isHere">,
    private readonly remote: RemoteArena | undefined,
  ) {}

  /** The places that pages of this process watch from. */
  get places(): Quota {
    return this.arena.places;
  }

  async now(): Promise<ArenaNow> {
    const { arena, home, remote } = this;
    if (remote && !home.isHere) return await remote.now();
    return { live: arena.live(), waiting: arena.waiting().length };
  }

  /** Sends a match to a sink while it's fought; undefined where it's known that there's no such match. */
  watch(id: string, sink: WatchSink): Watching | undefined {
    const { arena, home, remote } = this;
    return remote && !home.isHere ? remote.watch(id, sink) : arena.watch(id, sink);
  }
}
