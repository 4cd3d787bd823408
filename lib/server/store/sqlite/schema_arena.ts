/** What the arena keeps: its matches and its bots' records. Never change a schema; add another. */

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
