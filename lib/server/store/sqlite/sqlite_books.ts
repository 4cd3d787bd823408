/** The books in an SQLite file: the same one as the rooms, so that one transaction can write both. */

import type { DatabaseSync } from "node:sqlite";
import type { Books } from "../books.ts";
import { SqliteArchive } from "./sqlite_archive.ts";
import { SqliteChecks } from "./sqlite_checks.ts";
import { SqliteKeys } from "./sqlite_keys.ts";
import { SqlitePairs } from "./sqlite_pairs.ts";
import { SqliteModeration } from "./sqlite_moderation.ts";
import { SqlitePlayers } from "./sqlite_players.ts";
import { SqliteRatings } from "./sqlite_ratings.ts";
import { SqliteStandings } from "./sqlite_standings.ts";
import { SqliteSubscriptions } from "./sqlite_subscriptions.ts";
import { SqliteTickets } from "./sqlite_tickets.ts";

export class SqliteBooks implements Books {
  readonly archive: SqliteArchive;
  readonly players: SqlitePlayers;
  readonly standings: SqliteStandings;
  readonly keys: SqliteKeys;
  readonly checks: SqliteChecks;
  readonly moderation: SqliteModeration;
  readonly tickets: SqliteTickets;
  readonly subscriptions: SqliteSubscriptions;

  /** On a database of today's schema. */
  constructor(database: DatabaseSync) {
    this.moderation = new SqliteModeration(database);
    this.subscriptions = new SqliteSubscriptions(database);
    this.keys = new SqliteKeys(database);
    this.standings = new SqliteStandings(database);
    this.players = new SqlitePlayers(database, this.standings);
    const ratings = new SqliteRatings(database);
    const pairs = new SqlitePairs(database);
    this.archive = new SqliteArchive(database, this.players, this.standings, ratings, pairs);
    this.checks = new SqliteChecks(database, this.archive);
    this.tickets = new SqliteTickets(database, this.archive);
  }

  /** Within a transaction of the caller's, deletes some of what is kept no longer, ms. */
  prune(now: number): void {
    this.checks.prune(now);
    this.standings.prune(now);
  }
}
