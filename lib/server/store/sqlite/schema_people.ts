/** What was kept of people: names, restraints, and who is reminded, schema by schema. Never change one; add another. */

import type { DatabaseSync } from "node:sqlite";
import { foldName, foldsOf } from "../../../leaderboard/fold_name.ts";

/**
 * Owners keep their names, even two who look alike now. A name is kept for a year after a counted
 * game, and for a year after this change. `players.folded` isn't used any more: SQLite can't drop it.
 */
export const NAMES = `
  CREATE TABLE looks (
    fold TEXT NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (fold, player)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX looks_by_player ON looks (player);
  INSERT INTO looks
    SELECT fold.value, players.id FROM players, json_each(folds_of(players.name)) AS fold
    WHERE players.name IS NOT NULL;
  UPDATE players SET folded = NULL;
  UPDATE sittings SET folded = fold_name(name) WHERE name <> '';

  ALTER TABLE players ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
  UPDATE players SET counted = max(
    iif(name IS NULL, 0, unixepoch() * 1000),
    coalesce((
      SELECT max(s.ended) FROM sittings s JOIN games g ON g.id = s.game
      WHERE s.player = players.id AND g.unrated IS NULL
    ), 0)
  );
`;

/** Lets SQL fold names as this program does. */
export function defineFolds(database: DatabaseSync): void {
  database.function("fold_name", (name) => foldName(String(name)));
  database.function("folds_of", (name) => JSON.stringify(foldsOf(String(name))));
}

/**
 * Whose a restraint is, who reported and who blocked from where stand there as hashes under a key of
 * the server's own. A report is there until it's dealt with.
 */
export const MODERATION = `
  CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    identity TEXT NOT NULL,
    source TEXT,
    name TEXT NOT NULL,
    room TEXT,
    lines TEXT NOT NULL,
    reporter TEXT NOT NULL,
    UNIQUE (identity, kind, reporter)
  ) STRICT;
  CREATE INDEX reports_by_reporter ON reports (reporter);
  CREATE TABLE restraints (
    subject TEXT NOT NULL,
    kind TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (subject, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE barred_names (
    fold TEXT PRIMARY KEY
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE acts (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL,
    until INTEGER,
    reason TEXT NOT NULL
  ) STRICT;
  CREATE TABLE pause (
    since INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE blocks (
    identity TEXT NOT NULL,
    blocked TEXT NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (identity, blocked)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX blocks_by_blocked ON blocks (blocked);
  CREATE INDEX blocks_by_source ON blocks (source);
`;

/** A body is JSON. */
export const SUBSCRIPTIONS = `
  CREATE TABLE subscriptions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    endpoint TEXT NOT NULL UNIQUE,
    identity TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX subscriptions_by_identity ON subscriptions (identity, id);
`;

/**
 * A bot is known by a hash as a person is, and a token by its own hash; null once it's revoked. Of
 * each sitting it's kept whether a bot sat there.
 */
export const BOTS = `
  CREATE TABLE bots (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    identity TEXT NOT NULL UNIQUE,
    owner TEXT NOT NULL,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    token TEXT UNIQUE,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL,
    source TEXT NOT NULL
  ) STRICT;
  CREATE INDEX bots_by_owner ON bots (owner, id);
  CREATE INDEX bots_by_source ON bots (source);
  ALTER TABLE sittings ADD COLUMN bot INTEGER NOT NULL DEFAULT 0;
`;

/** The mark of the address that asked for it; empty for those before. */
export const SOURCES = `
  ALTER TABLE subscriptions ADD COLUMN source TEXT NOT NULL DEFAULT '';
  CREATE INDEX subscriptions_by_source ON subscriptions (source);
`;

/** What a rated game made of its player's rating; none is known of those before. */
export const RATINGS = "ALTER TABLE sittings ADD COLUMN rating REAL;";

/** What holds for a while only: who asks whom for a game, which bots listen. A body is JSON. */
export const NOTICES = `
  CREATE TABLE notices (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    author TEXT NOT NULL,
    about TEXT NOT NULL,
    body TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notices_by_about ON notices (about, kind);
  CREATE INDEX notices_by_author ON notices (author);
  CREATE INDEX notices_by_until ON notices (until);
`;

/** The mark of the address from which somebody follows; empty for those before. */
export const FOLLOW_SOURCES = `
  ALTER TABLE follows ADD COLUMN source TEXT NOT NULL DEFAULT '';
  CREATE INDEX follows_by_source ON follows (source);
`;

/** Who follows whom: by the identity's hash, and by the number of the player that is followed. */
export const FOLLOWS = `
  CREATE TABLE follows (
    identity TEXT NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (identity, player)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX follows_by_player ON follows (player);
`;
