/** The tables of levels, puzzles, dumps and openings for PostgreSQL. Never change them; add a migration. */

/** How people fare against each level; SQLite's says more. */
export const RUNGS = `
  CREATE TABLE rungs (
    game TEXT COLLATE "C" NOT NULL,
    level TEXT COLLATE "C" NOT NULL,
    played BIGINT NOT NULL,
    won BIGINT NOT NULL,
    given_up BIGINT NOT NULL,
    PRIMARY KEY (game, level)
  );
  INSERT INTO rungs
    SELECT g.game, g.opponent,
      count(CASE WHEN g.forfeit IS NULL THEN 1 END),
      count(CASE WHEN g.forfeit IS NULL AND g.winner = s.seat THEN 1 END),
      count(g.forfeit)
    FROM games g JOIN sittings s ON s.game = g.id
    WHERE g.opponent NOT IN ('online', 'bot') AND g.unrated IS NULL
      AND (g.forfeit IS NULL OR g.forfeit <> 'cpu-differs')
    GROUP BY g.game, g.opponent;
`;

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

export const DUMPS = `
  CREATE TABLE dumps (
    id TEXT COLLATE "C" PRIMARY KEY,
    month TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    starts BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    made BIGINT NOT NULL,
    games INTEGER,
    size BIGINT,
    sha256 TEXT COLLATE "C"
  );
  CREATE TABLE dump_pieces (
    dump TEXT COLLATE "C" NOT NULL,
    number INTEGER NOT NULL,
    bytes BYTEA NOT NULL,
    PRIMARY KEY (dump, number)
  );
`;

export const OPENINGS = `
  CREATE TABLE openings_waiting (game TEXT COLLATE "C" PRIMARY KEY);
  INSERT INTO openings_waiting SELECT id FROM games
    WHERE game IN ('conquerors-v2', 'conquerors-classic', 'skirmish');
  CREATE TABLE openings (
    game TEXT COLLATE "C" NOT NULL,
    position TEXT COLLATE "C" NOT NULL,
    next TEXT COLLATE "C" NOT NULL,
    band INTEGER NOT NULL,
    move TEXT COLLATE "C" NOT NULL,
    games BIGINT NOT NULL,
    blue BIGINT NOT NULL,
    red BIGINT NOT NULL,
    last BIGINT NOT NULL,
    PRIMARY KEY (game, position, next, band)
  );
  CREATE INDEX openings_by_use ON openings (games, last);
  CREATE TABLE openings_size (n BIGINT NOT NULL);
  INSERT INTO openings_size VALUES (0);
`;

/** The mark of the address from which a ticket was asked for, while it's open; empty for those before. */
export const TICKET_SOURCES = `
  ALTER TABLE tickets ADD COLUMN source TEXT COLLATE "C" NOT NULL DEFAULT '';
  CREATE INDEX tickets_by_source ON tickets (source, identity) WHERE open IS NOT NULL;
`;
