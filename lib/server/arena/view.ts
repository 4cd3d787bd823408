/** The arena as pages see it, in whichever process it is. */

import type { Quota } from "../rooms/quota.ts";
import type { Arena } from "./arena.ts";
import type { ArenaHome } from "./home.ts";
import type { ArenaNow, RemoteArena } from "./remote.ts";
import type { Watching, WatchSink } from "./watch.ts";
import type { ArenaResults } from "../../arena/results.ts";
import type { ArenaNews, ArenaRecord } from "../../arena/shown.ts";
import { PageError } from "../http/pages/page_error.ts";

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

/** The bots, and the matches, of a page. */
const MOST_BOTS = 100, MOST_MATCHES = 30;

/** What the arena's page shows, for a page of matches that were over before another, and that may know a record. */
export async function readNews(
  arenaView: Pick<ArenaView, "now">,
  results: ArenaResults,
  before: string | undefined,
  known?: ArenaRecord["newest"],
): Promise<ArenaNews> {
  const { live, waiting } = await arenaView.now();
  const newest = (await results.list({ limit: 1 }))[0]?.id ?? null;
  if (newest === known) return { live, waiting };
  const [standings, past] = await Promise.all([
    results.standings(MOST_BOTS),
    results.list({ ...before !== undefined && { before }, limit: MOST_MATCHES }),
  ]);
  const older = past.length === MOST_MATCHES && { older: past.at(-1)!.id };
  return { live, waiting, record: { newest, standings, past, ...older } };
}

/** The match that older ones are asked for than, by its id; undefined for the newest. */
export function readBefore({ searchParams }: URL): string | undefined {
  const id = searchParams.get("before");
  if (id === null) return undefined;
  if (!/^[0-9a-z]{1,32}$/.test(id)) throw new PageError(400, "bad-link");
  return id;
}
