/** The second schema: finished games, players and leaderboards. Never change it; add another. */

/**
 * A sitting is a person's at a game; without a player it is a deleted one's, and the CPU has none.
 * A board is one leaderboard, so that `totals`, which has a row for every player of every board,
 * holds numbers alone. Rooms that were opened before get the stem of their games' ids.
 */
export const BOOKS = `
  CREATE TABLE players (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    identity TEXT NOT NULL UNIQUE,
    name TEXT,
    folded TEXT UNIQUE,
    rating REAL,
    deviation REAL,
    form TEXT
  ) STRICT;

  CREATE TABLE games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    opponent TEXT NOT NULL,
    winner INTEGER,
    ending TEXT NOT NULL,
    ended INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    unrated TEXT,
    points INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX games_by_end ON games (ended, id);
  CREATE INDEX games_by_kind ON games (game, ended, id);

  CREATE TABLE sittings (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    player INTEGER,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sittings_by_player ON sittings (player, ended, game) WHERE player IS NOT NULL;
  CREATE INDEX sittings_by_name ON sittings (folded, ended, game) WHERE folded <> '';

  CREATE TABLE boards (
    id INTEGER PRIMARY KEY,
    bucket TEXT NOT NULL,
    game TEXT NOT NULL,
    opponent TEXT NOT NULL,
    players INTEGER NOT NULL DEFAULT 0,
    UNIQUE (bucket, game, opponent)
  ) STRICT;
  CREATE TABLE totals (
    board INTEGER NOT NULL,
    player INTEGER NOT NULL,
    points INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (board, player)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX totals_by_points ON totals (board, points DESC, wins DESC, player);

  CREATE TABLE keys (name TEXT PRIMARY KEY, secret BLOB NOT NULL) STRICT, WITHOUT ROWID;

  UPDATE events SET body = json_set(body, '$.stem', lower(hex(randomblob(5))))
  WHERE version = 1 AND json_extract(body, '$.stem') IS NULL;
`;
