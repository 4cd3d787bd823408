/** What was kept of puzzles, schema by schema. Never change one; add another. */

export const PUZZLES = `
  CREATE TABLE puzzle_players (
    identity TEXT PRIMARY KEY,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    last INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX puzzle_players_by_last ON puzzle_players (last);
  CREATE TABLE puzzle_tries (
    identity TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    solved INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (identity, puzzle)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE puzzle_ratings (
    puzzle TEXT PRIMARY KEY,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
