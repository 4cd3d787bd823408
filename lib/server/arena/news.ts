/** Reads what the arena's page shows: what goes on, and what there was. */

import type { ArenaResults } from "../../arena/results.ts";
import type { ArenaView } from "./view.ts";
import type { ArenaNews, ArenaRecord } from "../../arena/shown.ts";
import { PageError } from "../http/pages/page_error.ts";

/** The bots, and the matches, of a page. */
const MOST_BOTS = 100, MOST_MATCHES = 30;

/** The news, for a page of matches that were over before another, and that may know a record. */
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
