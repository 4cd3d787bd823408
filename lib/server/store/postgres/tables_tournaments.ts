/** The tables of tournaments for PostgreSQL. Never change them; add a migration. */

/** What they are for is said next to SQLite's, in ../sqlite. */
export const TOURNAMENTS = `
  CREATE TABLE tournaments (
    id TEXT COLLATE "C" PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    clock TEXT NOT NULL,
    starts BIGINT NOT NULL,
    minutes INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    bots INTEGER NOT NULL,
    phase TEXT NOT NULL,
    round INTEGER NOT NULL,
    version BIGINT NOT NULL,
    honored INTEGER NOT NULL,
    ended BIGINT,
    maker TEXT COLLATE "C",
    source TEXT COLLATE "C" NOT NULL
  );
  CREATE INDEX tournaments_by_phase ON tournaments (phase, starts);
  CREATE TABLE entrants (
    tournament TEXT COLLATE "C" NOT NULL,
    number INTEGER NOT NULL,
    identity TEXT COLLATE "C" NOT NULL,
    token TEXT COLLATE "C" NOT NULL,
    owner TEXT COLLATE "C" NOT NULL,
    source TEXT COLLATE "C" NOT NULL,
    name TEXT NOT NULL,
    folded TEXT COLLATE "C" NOT NULL,
    bot INTEGER NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    state TEXT NOT NULL,
    sheet TEXT NOT NULL,
    lean INTEGER NOT NULL,
    last INTEGER,
    pairing INTEGER,
    free BIGINT NOT NULL,
    heard BIGINT NOT NULL,
    rank INTEGER,
    PRIMARY KEY (tournament, number)
  );
  CREATE UNIQUE INDEX entrants_by_identity ON entrants (identity, tournament) WHERE identity <> '';
  CREATE TABLE pairings (
    tournament TEXT COLLATE "C" NOT NULL,
    number INTEGER NOT NULL,
    round INTEGER NOT NULL,
    one INTEGER NOT NULL,
    two INTEGER,
    code TEXT COLLATE "C",
    game TEXT COLLATE "C",
    made BIGINT NOT NULL,
    outcome TEXT,
    PRIMARY KEY (tournament, number)
  );
  CREATE INDEX open_pairings ON pairings (tournament, number) WHERE outcome IS NULL;
  CREATE TABLE tournament_lines (
    tournament TEXT COLLATE "C" NOT NULL,
    number INTEGER NOT NULL,
    entrant INTEGER NOT NULL,
    at BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
  );
`;
