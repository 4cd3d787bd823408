/** The tables of puzzles for PostgreSQL. Never change them; add a migration. */

export const PUZZLES = `
  CREATE TABLE puzzle_players (
    identity TEXT COLLATE "C" PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    last BIGINT NOT NULL
  );
  CREATE INDEX puzzle_players_by_last ON puzzle_players (last);
  CREATE TABLE puzzle_tries (
    identity TEXT COLLATE "C" NOT NULL,
    puzzle TEXT COLLATE "C" NOT NULL,
    solved INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (identity, puzzle)
  );
  CREATE TABLE puzzle_ratings (
    puzzle TEXT COLLATE "C" PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL
  );
`;
