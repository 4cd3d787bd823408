/** What the arena's page shows: what goes on, and what there was. */

import type { MatchHead, MatchSummary, Standing } from "./results.ts";

/** A match under way. */
export interface LiveMatch extends MatchHead {
  readonly generation: number;
  readonly cells: readonly [number, number];
  readonly watchers: number;
}

export interface ArenaNews {
  readonly live: readonly LiveMatch[];
  /** Bots that wait for a match. */
  readonly waiting: number;
  /** Left out for who has it already. */
  readonly record?: ArenaRecord;
}

/** What changes when a match is over. */
export interface ArenaRecord {
  /** The id of the newest match of all; null where there is none. */
  readonly newest: string | null;
  readonly standings: readonly Standing[];
  /** Matches that are over, the newest first. */
  readonly past: readonly MatchSummary[];
  /** The id of the one that older ones come after; left out where there may be none. */
  readonly older?: string;
}
