/** The books in a database: the same one as the rooms, so that one transaction can write both. */

import type { Books } from "../books.ts";
import { SqlArchive } from "./archive.ts";
import { pruneChecks, SqlChecks } from "./checks.ts";
import { SqlKeys } from "./keys.ts";
import { SqlModeration } from "./moderation.ts";
import { SqlPlayers } from "./players.ts";
import { pruneBoards, SqlStandings } from "./standings.ts";
import { SqlSubscriptions } from "./subscriptions.ts";
import { SqlTickets } from "./tickets.ts";
import type { Database, Work } from "./work.ts";

/** On a database of today's schema. */
export function sqlBooks(database: Database): Books {
  return {
    archive: new SqlArchive(database),
    players: new SqlPlayers(database),
    standings: new SqlStandings(database),
    keys: new SqlKeys(database),
    checks: new SqlChecks(database),
    moderation: new SqlModeration(database),
    tickets: new SqlTickets(database),
    subscriptions: new SqlSubscriptions(database),
  };
}

/** Deletes some of what is kept no longer, ms. */
export function* pruneBooks(now: number): Work<void> {
  yield* pruneChecks(now);
  yield* pruneBoards(now);
}
