/** What the arena and the command `post` keep in the same file, schema by schema. Never change one; add another. */

/** A match is JSON without its moves; an opponent is known by author and name. */
export const ARENA = `
  CREATE TABLE arena_matches (
    id TEXT PRIMARY KEY,
    ended_at INTEGER NOT NULL,
    body TEXT NOT NULL,
    moves BLOB NOT NULL
  ) STRICT;
  CREATE INDEX arena_matches_by_end ON arena_matches (ended_at);
  CREATE TABLE arena_bots (
    author TEXT NOT NULL,
    name TEXT NOT NULL,
    wins INTEGER NOT NULL,
    losses INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (author, name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX arena_bots_by_spread ON arena_bots (wins - losses, rating);
`;

/** SHA-256 of the key that a bot's name is rated with; null for any. */
export const ARENA_KEYS = "ALTER TABLE arena_bots ADD COLUMN key TEXT;";

/** A board is JSON; a user is known by the hash of a password. */
export const POST = `
  CREATE TABLE post_boards (
    number INTEGER PRIMARY KEY,
    body TEXT NOT NULL
  ) STRICT;
  CREATE TABLE post_users (
    name TEXT PRIMARY KEY,
    hash TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
