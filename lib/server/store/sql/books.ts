/** The books in a database: the same one as the rooms, so that one transaction can write both. */

import { StoreFailure } from "../failure.ts";
import type { Books, Keys } from "../books.ts";
import { SqlArchive } from "./archive.ts";
import { pruneBots, SqlBots } from "./bots.ts";
import { pruneChecks, SqlChecks } from "./checks.ts";
import { SqlDumps } from "./dumps.ts";
import { SqlFollows } from "./follows.ts";
import { SqlModeration } from "./moderation.ts";
import { SqlOpenings } from "./openings.ts";
import { pruneNotices, SqlNotices } from "./notices.ts";
import { SqlPlayers } from "./players.ts";
import { prunePuzzles, SqlPuzzles } from "./puzzles.ts";
import { SqlProfiles } from "./profiles.ts";
import { pruneBoards, SqlStandings } from "./standings.ts";
import { SqlSubscriptions } from "./subscriptions.ts";
import { SqlTickets } from "./tickets.ts";
import { pruneTournaments } from "./tournament_upkeep.ts";
import { SqlTournaments } from "./tournaments.ts";
import { type Database, get, run, type Work } from "./work.ts";

/** On a database of today's schema. */
export function sqlBooks(database: Database): Books {
  return {
    archive: new SqlArchive(database),
    bots: new SqlBots(database),
    players: new SqlPlayers(database),
    follows: new SqlFollows(database),
    profiles: new SqlProfiles(database),
    standings: new SqlStandings(database),
    keys: new SqlKeys(database),
    checks: new SqlChecks(database),
    moderation: new SqlModeration(database),
    notices: new SqlNotices(database),
    tickets: new SqlTickets(database),
    subscriptions: new SqlSubscriptions(database),
    puzzles: new SqlPuzzles(database),
    tournaments: new SqlTournaments(database),
    dumps: new SqlDumps(database),
    openings: new SqlOpenings(database),
  };
}

/** Deletes some of what is kept no longer, ms. */
export function* pruneBooks(now: number): Work<void> {
  yield* pruneChecks(now);
  yield* pruneBots(now);
  yield* pruneBoards(now);
  yield* prunePuzzles(now);
  yield* pruneTournaments(now);
  yield* pruneNotices(now);
}

/** Secrets in a database. */
class SqlKeys implements Keys {
  constructor(private readonly database: Database) {}

  async find(name: string, make: () => Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const known = await this.database.read(find(name));
    if (known) return known;
    const made = await this.database.write(() => add(name, make()));
    if (made === "failed") throw new StoreFailure(`the secret of ${name} can't be kept`);
    return made;
  }
}

function* find(name: string): Work<Uint8Array<ArrayBuffer> | undefined> {
  const row = yield* get("SELECT secret FROM keys WHERE name = ?", name);
  return row && new Uint8Array(row.secret as Uint8Array<ArrayBuffer>);
}

/** The first of two who come at once decides. */
function* add(name: string, secret: Uint8Array): Work<Uint8Array<ArrayBuffer>> {
  yield* run("INSERT INTO keys (name, secret) VALUES (?, ?) ON CONFLICT DO NOTHING", name, secret);
  return (yield* find(name))!;
}
